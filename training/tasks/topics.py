"""The topic model: learns from the library's passages and the posts in training/posts."""
import json
import math
import random

import torch
import torch.nn.functional as F

from adapters import MAX_TOKENS, ROOT, AdaptedModel, fit, group_by_length, hash_files, read_rows, read_windows, read_words, save_adapters

# `passages`: drawn in each epoch. `repeat`: how often each post is read in one.
OPTIONS = {'dropout': 0.1, 'smooth': 0.05, 'join': 0.5, 'passages': 8000, 'repeat': 2}
SAMPLES = ROOT / '.cache/training'
POSTS = ROOT / 'training/posts'
# As the issue spotter splits a story: windows of equal size; of a very long story the beginning and the end.
WINDOW_WORDS = 170
MAX_WINDOWS = 4
FOLDS = [['a', 'b', 'c', 'd', 'i'], ['e', 'f', 'j'], ['g', 'h', 'k']]


def split_into_windows(words):
    count = max(1, math.ceil(len(words) / WINDOW_WORDS))
    size = max(1, math.ceil(len(words) / count))
    windows = [words[at : at + size] for at in range(0, max(1, len(words)), size)]
    windows = windows if len(windows) <= MAX_WINDOWS else windows[: MAX_WINDOWS - 1] + windows[-1:]
    return [[token for word in window for token in word][:MAX_TOKENS] for window in windows]


def read_samples():
    meta = json.loads((SAMPLES / 'topics.json').read_text())
    passages = read_rows(SAMPLES / 'passages.jsonl')
    evidence = read_rows(SAMPLES / 'post-words.jsonl')
    posts = [{**row, 'writer': file.stem} for file in sorted(POSTS.glob('*.jsonl')) for row in read_rows(file)]
    for row in passages + posts:
        row['words'] = read_words(row['text'])
        row['classes'] = [meta.index(topic) for topic in row['topics']]
    for row, scores in zip(posts, evidence, strict=True):
        row['evidence'] = scores
    return meta, passages, posts


class Drawer:
    """One epoch: every post, and passages drawn by topic, many of them joined with others of their topic so that they read like a post."""

    def __init__(self, topics, passages, posts, options, rng):
        self.posts, self.options, self.rng, self.topics = posts, options, rng, topics
        self.by_topic = [[] for _ in range(topics)]
        for row in passages:
            for c in row['classes']:
                self.by_topic[c].append((row, row['weight'] / len(row['classes'])))
        self.weights = [[weight for _, weight in rows] for rows in self.by_topic]

    def draw_passage(self, topic):
        return self.rng.choices(self.by_topic[topic], self.weights[topic])[0][0]

    def draw(self):
        rng, options = self.rng, self.options
        samples = [(split_into_windows(row['words']), row['classes']) for row in self.posts for _ in range(options.repeat)]
        for number in range(options.passages):
            topic = number % self.topics
            first = self.draw_passage(topic)
            words, classes = first['words'], first['classes']
            if rng.random() < options.join:
                parts = [first] + [self.draw_passage(topic) for _ in range(rng.randint(1, 4))]
                rng.shuffle(parts)
                words = [word for part in parts for word in part['words']]
                classes = [c for part in parts for c in part['classes']]
            samples.append((split_into_windows(words), classes))
        return group_by_length(samples, options.batch, rng)


def train(topics, passages, posts, options, seed):
    rng = random.Random(seed)
    torch.manual_seed(seed)
    device = options.device
    model = AdaptedModel(options.rank, topics, options.dropout).to(device)
    if options.head_only:
        for _, module in model.adapted_layers():
            module.a.requires_grad = module.b.requires_grad = False
    drawer = Drawer(topics, passages, posts, options, rng)

    def compute_loss(batch, logits):
        targets = torch.zeros(logits.shape)
        shares = []
        for windows, classes in batch:
            for _ in windows:
                row = len(shares)
                for c in classes:
                    targets[row, c] += (1 - options.smooth) / len(classes)
                shares.append(1 / len(windows))
        targets = (targets + options.smooth / topics).to(device)
        losses = -(targets * F.log_softmax(logits, -1)).sum(-1)
        return (losses * torch.tensor(shares, device=device)).sum() / len(batch)

    return fit(model, drawer.draw, compute_loss, options, device)


def predict(model, posts, device):
    """For each post the mean over its windows of the logarithm of each topic's chance."""
    windows, owner = [], []
    for index, row in enumerate(posts):
        parts = split_into_windows(row['words'])
        windows += parts
        owner += [index] * len(parts)
    chances = torch.log(F.softmax(read_windows(model, windows, device), -1) + 1e-6)
    result, counts = torch.zeros(len(posts), chances.shape[1]), torch.zeros(len(posts), 1)
    for at, who in enumerate(owner):
        result[who] += chances[at]
        counts[who] += 1
    return result / counts


def score(rows, chances):
    order = chances.argsort(-1, descending=True)[:, :3].tolist()
    first = sum(ranked[0] in row['classes'] for row, ranked in zip(rows, order)) / len(rows)
    three = sum(any(c in row['classes'] for c in ranked) for row, ranked in zip(rows, order)) / len(rows)
    return f'{first:.3f}/{three:.3f}'


def report(name, rows, members):
    evidence = torch.tensor([row['evidence'] for row in rows])
    for count in range(1, len(members) + 1):
        mean = torch.stack(members[:count]).mean(0)
        figures = ' '.join(f'words x{weight}: {score(rows, mean + weight * evidence)}' for weight in (0, 0.2, 0.35, 0.5, 0.75))
        print(f'{name} members {count}: {figures}', flush=True)


def cross_validate(topics, passages, posts, options):
    rows, members = [], [[] for _ in range(options.members)]
    for fold in FOLDS:
        left_out = [row for row in posts if row['writer'] in fold]
        kept = [row for row in posts if row['writer'] not in fold]
        rows += left_out
        for member in range(options.members):
            members[member].append(predict(train(topics, passages, kept, options, options.seed + member), left_out, options.device))
        report(f'  fold {fold}', left_out, [parts[-1] for parts in members])
    report(options.name, rows, [torch.cat(parts) for parts in members])


def add_options(parser):
    parser.add_argument('--head-only', action='store_true')


def run(options):
    meta, passages, posts = read_samples()
    if options.cross_validate:
        return cross_validate(len(meta), passages, posts, options)
    models = [train(len(meta), passages, posts, options, options.seed + member) for member in range(options.members)]
    save_adapters(models, options.out, 'topics', meta, {'posts': hash_files(POSTS), 'seed': options.seed, 'rank': options.rank})
