"""The lead model, over the questions and guides of the library: which of them a message asks for. It learns from the messages in
training/everyday and from the library's own questions and passages.
"""
import json
import random
from pathlib import Path

import torch
import torch.nn.functional as F

from adapters import DIMENSIONS, HEAD_GAIN, MAX_TOKENS, ROOT, AdaptedModel, fit, group_by_length, hash_files, read_rows, read_words, save_adapters, to_batch

OPTIONS = {'rate': 1.5e-3, 'repeat': 2, 'titles': 4, 'texts': 0.25, 'start': 24.0, 'dropout': 0.1, 'smooth': 0.05}
SAMPLES = ROOT / '.cache/training'
MESSAGES = ROOT / 'training/everyday'


def to_tokens(text):
    return [token for word in read_words(text) for token in word][:MAX_TOKENS]


def read_samples():
    passages = read_rows(SAMPLES / 'lead-passages.jsonl')
    items = sorted({row['item'] for row in passages})
    number = {item: at for at, item in enumerate(items)}
    files = sorted(MESSAGES.glob('messages-*.jsonl'))
    messages = [{**row, 'writer': file.stem[-1]} for file in files for row in read_rows(file)]
    known = [row for row in messages if row['item'] in number]
    print(f'{len(items)} items, {len(passages)} passages, {len(known)} of {len(messages)} messages')
    for row in passages + known:
        row['tokens'], row['class'] = to_tokens(row['text']), number[row['item']]
    return items, passages, known


@torch.no_grad()
def encode(model, rows, device):
    """The vectors of length one that the head reads."""
    model.eval()
    order = sorted(range(len(rows)), key=lambda at: len(rows[at]))
    vectors = torch.zeros(len(rows), DIMENSIONS)
    for start in range(0, len(order), 256):
        ats = order[start : start + 256]
        ids, mask = to_batch([rows[at] for at in ats], device)
        hidden = model.bert(input_ids=ids, attention_mask=mask).last_hidden_state
        vectors[ats] = F.normalize((hidden * mask[..., None]).sum(1) / mask.sum(1, keepdim=True), dim=-1).cpu()
    return vectors


def start_head(model, items, passages, options):
    """The head begins with the mean vector of each item's passages, so that training starts from the ranking by meaning."""
    vectors = encode(model, [row['tokens'] for row in passages], options.device)
    means = torch.zeros(len(items), DIMENSIONS).index_add(0, torch.tensor([row['class'] for row in passages]), vectors)
    means = F.normalize(means, dim=-1)
    means = means - means.mean(0)
    model.head.weight.data.copy_(means * options.start / HEAD_GAIN)
    model.head.bias.data.zero_()


def train(items, passages, messages, options, seed):
    rng = random.Random(seed)
    torch.manual_seed(seed)
    model = AdaptedModel(options.rank, len(items), options.dropout).to(options.device)
    start_head(model, items, passages, options)
    questions = [row for row in passages if row['kind'] == 'question'] + options.titles * [row for row in passages if row['kind'] == 'title']
    texts = [row for row in passages if row['kind'] == 'text']

    def draw():
        rows = messages * options.repeat + questions + rng.sample(texts, int(len(texts) * options.texts))
        return group_by_length([([row['tokens']], row['class']) for row in rows], options.batch, rng)

    def compute_loss(batch, logits):
        targets = torch.tensor([sample[1] for sample in batch], device=options.device)
        return F.cross_entropy(logits, targets, label_smoothing=options.smooth)

    return fit(model, draw, compute_loss, options, options.device)


@torch.no_grad()
def predict(models, rows, device):
    """The mean over the members of the logarithm of each item's chance."""
    sums = 0
    for model in models:
        vectors = encode(model, [row['tokens'] for row in rows], device).to(device)
        sums = sums + torch.log_softmax(model.head(vectors * HEAD_GAIN), -1)
    return (sums / len(models)).cpu()


def report(name, items, rows, chances):
    order = chances.topk(4, dim=-1).indices.tolist()
    right = [[items[at] in row['expects'] for at in ranked] for row, ranked in zip(rows, order)]
    first, four = sum(r[0] for r in right) / len(rows), sum(any(r) for r in right) / len(rows)
    print(f'{name}: {len(rows)} messages, right first {first:.3f}, among four {four:.3f}', flush=True)


def write_chances(path, items, rows, chances):
    with open(path, 'w', encoding='utf8') as file:
        for row, line in zip(rows, chances):
            best = line.topk(30)
            pairs = [[items[at], round(value, 3)] for value, at in zip(best.values.tolist(), best.indices.tolist())]
            file.write(json.dumps({'id': row.get('id'), 'text': row['text'], 'chances': pairs}) + '\n')


def add_options(parser):
    parser.add_argument('--left-out', nargs=2, metavar=('TRAINED', 'READ'), help='letters of writers: figures on those that training had not seen')
    parser.add_argument('--also', type=Path, nargs='*', default=[], help='JSON lines with text and expects, read by the model')
    parser.add_argument('--chances', type=Path, help='folder for the chances of what was read')


def run(options):
    items, passages, messages = read_samples()
    kept = [row for row in messages if not options.left_out or row['writer'] in options.left_out[0]]
    models = [train(items, passages, kept, options, options.seed + member) for member in range(options.members)]
    others = {path.stem: read_rows(path) for path in options.also}
    if options.left_out:
        others['left-out'] = [{**row, 'expects': [row['item']]} for row in messages if row['writer'] in options.left_out[1]]
    for name, rows in others.items():
        for row in rows:
            row['tokens'] = to_tokens(row['text'])
        chances = predict(models, rows, options.device)
        for kind in sorted({row.get('set', '') for row in rows}):
            part = [at for at, row in enumerate(rows) if row.get('set', '') == kind and row.get('expects')]
            if part:
                report(f'{options.name} {name} {kind}', items, [rows[at] for at in part], chances[part])
        if options.chances:
            options.chances.mkdir(parents=True, exist_ok=True)
            write_chances(options.chances / f'{options.name}-{name}.jsonl', items, rows, chances)
    if options.out:
        save_adapters(models, options.out, 'leads', items, {'messages': hash_files(MESSAGES)})
