"""The danger model: learns from the messages in training/danger and the everyday messages and posts whose danger is known (training/everyday)."""
import json
import math
import random
import re
from pathlib import Path

import torch
import torch.nn.functional as F
from safetensors.torch import load_file

from adapters import MAX_TOKENS, ROOT, AdaptedModel, fit, group_by_length, hash_file, hash_files, read_record, read_windows, read_words, save_adapters, unstack

# `join`: share of the messages that are joined with a calm one; `join-short`: the same of dangers of at most fourteen words.
OPTIONS = {'members': 3, 'rank': 6, 'epochs': 13, 'rate': 1.5e-3, 'join': 0.35, 'join-short': 0.55}
MESSAGES = ROOT / 'training/danger'
# What a reader found in everyday messages and posts, and those in which the model before found nothing. Both name a line of a file.
LABELS = ROOT / 'training/everyday/danger-labels.tsv'
CALM = ROOT / 'training/everyday/calm-by-model.txt'
ADAPTER = 'danger'
KINDS = [
    'calm', 'self-harm', 'violence-at-home', 'sexual-assault', 'threat-to-life', 'child-danger-or-taken', 'medical-emergency',
    'poison-overdose', 'gas-fire-carbon-monoxide', 'human-trafficking', 'elder-abuse', 'lockout-or-eviction-within-days',
    'utility-cut-off', 'arrested-or-questioned-now', 'immigration-detention-or-officers', 'court-date-or-deadline-within-a-week',
]
# Lines that are classes of their own, and the kind each belongs to: KIND_OF_LINE in features/library/schema/danger-kinds.ts.
KIND_OF_LINE = dict(re.findall(r"^  '?([a-z-]+)'?: '([a-z-]+)',$", (ROOT / 'features/library/schema/danger-kinds.ts').read_text(encoding='utf8'), re.M))
# Older messages have the line where it is one of these, of any other line only the kind.
LABELLED_EVERYWHERE = 11
CLASSES = [*KINDS, *KIND_OF_LINE]
GRAVE = {*KINDS[1:11], *(line for line, kind in KIND_OF_LINE.items() if kind in KINDS[1:11])}
# These writers wrote for lines: of theirs, a kind is the line of this kind that is no class of its own.
WRITERS_OF_LINES = {'ca', 'cb', 'cc', 'cd'}
# A message that is too long for the model is read in windows of equal length; the one with the highest danger decides.
MAX_WINDOWS = 8
# Short dangers are joined with a calm message more often, so that they are also found within a story.
SHORT_WORDS = 14
# Of labels.
SMOOTHING = 0.05


def list_classes(row):
    """What a message may be: its line, or, of a kind alone, the kind and its lines that older messages were not told apart by."""
    name = row['kind']
    if name not in KINDS or row['writer'] in WRITERS_OF_LINES:
        return [CLASSES.index(name)]
    newer = list(KIND_OF_LINE)[LABELLED_EVERYWHERE:]
    return [CLASSES.index(name), *(CLASSES.index(line) for line in newer if KIND_OF_LINE[line] == name)]


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


def read_messages(path, writer=None):
    return [{**json.loads(line), 'writer': writer or Path(path).stem} for line in open(path, encoding='utf8') if line.strip()]


def read_everyday_messages():
    labels = [line.split('\t') for line in LABELS.read_text(encoding='utf8').splitlines()[1:]]
    labels += [[line, 'calm'] for line in CALM.read_text(encoding='utf8').splitlines()]
    files = {file: read_messages(ROOT / 'training' / file, file) for file in {name.split(':')[0] for name, _ in labels}}
    rows = []
    for name, kind in labels:
        file, number = name.split(':')
        rows.append({'text': files[file][int(number) - 1]['text'], 'kind': kind, 'writer': file})
    return rows


def read_training_messages():
    rows = [row for file in sorted(MESSAGES.glob('writer-*.jsonl')) for row in read_messages(file, file.stem.removeprefix('writer-'))]
    return [{**row, 'words': read_words(row['text'])} for row in rows + read_everyday_messages()]


def draw_batches(messages, options, rng):
    """One epoch. Messages of similar length share a batch, which saves padding; the order of the batches is random."""
    calm = [row for row in messages if row['kind'] == 'calm']
    samples = []
    for row in messages:
        words = row['words']
        is_short_danger = row['kind'] != 'calm' and len(words) <= SHORT_WORDS
        if rng.random() < (options.join_short if is_short_danger else options.join):
            other = rng.choice(calm)['words']
            words = rng.choice([words + other, other + words])
        samples.append((split_into_windows(words), list_classes(row)))
    return group_by_length(samples, options.batch, rng)


def train(messages, options, seed, device):
    """Cross-entropy over calm and the kinds. Some messages are joined with a calm one, so that a danger is also found in a long story."""
    rng = random.Random(seed)
    torch.manual_seed(seed)
    model = AdaptedModel(options.rank, len(CLASSES)).to(device)

    def compute_loss(batch, logits):
        # Of a danger the window with the highest danger learns, of a calm message every window.
        calm_logs = F.log_softmax(logits.detach(), -1)[:, 0].tolist() if len(logits) > len(batch) else [0.0] * len(logits)
        chosen, targets, shares, at = [], [], [], 0
        for parts, possible in batch:
            ats = range(at, at + len(parts))
            at += len(parts)
            if possible != [0]:
                ats = [min(ats, key=lambda index: calm_logs[index])]
            chosen += ats
            targets += [possible] * len(ats)
            shares += [1 / len(ats)] * len(ats)
        logs = F.log_softmax(logits[chosen], -1)
        is_possible = torch.zeros(logs.shape, dtype=torch.bool)
        for row, possible in enumerate(targets):
            is_possible[row, possible] = True
        right = logs.masked_fill(~is_possible.to(device), float('-inf')).logsumexp(-1)
        losses = -(1 - SMOOTHING) * right - SMOOTHING * logs.mean(-1)
        return (losses * torch.tensor(shares, device=device)).sum() / len(batch)

    return fit(model, lambda: draw_batches(messages, options, rng), compute_loss, options, device)


def predict(models, texts, device):
    """For each message the probabilities of its window with the highest danger, averaged over the models."""
    windows, owner = [], []
    for index, text in enumerate(texts):
        parts = split_into_windows(read_words(text))
        windows += parts
        owner += [index] * len(parts)
    result = torch.stack([F.softmax(read_windows(model, windows, device), -1) for model in models]).mean(0)
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
        by_kind = {kind: noticed([item for item in urgent if item[0]['kind'] == kind]) for kind in CLASSES[1:] if any(row['kind'] == kind for row in rows)}
        worst = min(by_kind, key=by_kind.get)
        figures = ' | '.join(f'{group} {noticed(items):.3f}' for group, items in groups.items())
        print(f'{name}, threshold {threshold:.2f}: {figures} | worst kind {by_kind[worst]:.3f} {worst}', flush=True)
    print(f'{name}: kind right {share(urgent, [kind in list_classes(row) for row, _, kind in urgent]):.3f}', flush=True)


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


def count_classes(folder):
    return len(read_record(folder, ADAPTER)['classes'])


def add_options(parser):
    parser.add_argument('--score', type=Path, metavar='FILE.jsonl', help='figures of the adapters in --out on other messages')


def run(options):
    if options.score:
        rows = read_messages(options.score)
        models = unstack(load_file(options.out / f'{ADAPTER}.safetensors'), count_classes(options.out), options.device)
        return report(options.score.name, rows, predict(models, [row['text'] for row in rows], options.device))
    messages = read_training_messages()
    if options.cross_validate:
        return cross_validate(messages, options)
    origins = {'messages': hash_files(MESSAGES), 'labels': hash_file(LABELS), 'calm': hash_file(CALM), 'seed': options.seed,
               'rank': options.rank}
    save_adapters(train_members(messages, options), options.out, ADAPTER, CLASSES, origins)
