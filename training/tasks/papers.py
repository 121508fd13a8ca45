"""The paper model, with two heads: what a date is for, and the kinds of papers. It learns from the labeled papers in evals/papers-dev.jsonl."""
import json
import random

import torch
import torch.nn.functional as F

from adapters import MAX_TOKENS, ROOT, AdaptedModel, fit, group_by_length, hash_file, read_windows, read_words, save_adapters

# `repeat`: how often each paper is read in an epoch.
OPTIONS = {'epochs': 12, 'dropout': 0.1, 'smooth': 0.05, 'repeat': 1}
SAMPLES = ROOT / '.cache/training/papers.jsonl'
CLASSES = SAMPLES.with_name('paper-classes.json')
PAPERS = ROOT / 'evals/papers-dev.jsonl'
# In the order of MODEL_ROLES and MODEL_KINDS.
ROLES, KINDS = 7, 25
HEADS = {'role': slice(0, ROLES), 'kind': slice(ROLES, ROLES + KINDS)}
FOLDS = ['agk', 'bhnl', 'cimxeo', 'qfj', 'pdy']


def read_classes():
    classes = json.loads(CLASSES.read_text())
    assert len(classes) == ROLES + KINDS, classes
    return classes


def read_samples():
    """Windows, head, class and writer of each sample."""
    samples = []
    for line in open(SAMPLES, encoding='utf8'):
        row = json.loads(line)
        head = 'role' if 'role' in row else 'kind'
        windows = [[token for word in read_words(text) for token in word][:MAX_TOKENS] for text in row['texts']]
        samples.append((windows, head, row[head], row['writer']))
    return samples


def train(samples, options, seed):
    rng = random.Random(seed)
    torch.manual_seed(seed)
    device = options.device
    model = AdaptedModel(options.rank, ROLES + KINDS, options.dropout).to(device)

    def compute_loss(batch, logits):
        total, at = 0, 0
        for head, rows in HEADS.items():
            labels, shares, ats, at = [], [], [], 0
            for windows, name, label, _ in batch:
                if name == head:
                    labels += [label] * len(windows)
                    shares += [1 / len(windows)] * len(windows)
                    ats += range(at, at + len(windows))
                at += len(windows)
            if ats:
                losses = F.cross_entropy(logits[ats, rows], torch.tensor(labels, device=device), reduction='none', label_smoothing=options.smooth)
                total = total + (losses * torch.tensor(shares, device=device)).sum()
        return total / len(batch)

    def draw():
        # There are four dates to a paper.
        return group_by_length([sample for sample in samples for _ in range(options.repeat if sample[1] == 'kind' else 1)], options.batch, rng)

    return fit(model, draw, compute_loss, options, device)


def predict(model, samples, device):
    """For each sample the mean over its windows of the logarithm of each class's chance."""
    logits = read_windows(model, [window for windows, *_ in samples for window in windows], device)
    results, at = [], 0
    for windows, head, *_ in samples:
        results.append(torch.log(F.softmax(logits[at : at + len(windows), HEADS[head]], -1) + 1e-6).mean(0))
        at += len(windows)
    return results


def cross_validate(samples, options):
    chances = [None] * len(samples)
    for fold in FOLDS if options.fold is None else [FOLDS[options.fold]]:
        kept = [sample for sample in samples if sample[3] not in fold]
        ats = [at for at, sample in enumerate(samples) if sample[3] in fold]
        members = [predict(train(kept, options, options.seed + member), [samples[at] for at in ats], options.device) for member in range(options.members)]
        for at, *rows in zip(ats, *members):
            chances[at] = torch.stack(rows).mean(0)
    for head in HEADS:
        right = [int(row.argmax()) == sample[2] for sample, row in zip(samples, chances) if row is not None and sample[1] == head]
        print(f'{options.name} {head}: {sum(right) / len(right):.4f} of {len(right)}', flush=True)
    if options.out:
        options.out.mkdir(parents=True, exist_ok=True)
        rows = [None if row is None else [round(value, 4) for value in row.tolist()] for row in chances]
        (options.out / f'{options.name}.json').write_text(json.dumps(rows))


def add_options(parser):
    parser.add_argument('--fold', type=int, help='only this one')


def run(options):
    samples = read_samples()
    if options.cross_validate:
        return cross_validate(samples, options)
    models = [train(samples, options, options.seed + member) for member in range(options.members)]
    save_adapters(models, options.out, 'papers', read_classes(), {'papers': hash_file(PAPERS), 'seed': options.seed, 'rank': options.rank})
