#!/usr/bin/env python3
"""How good estimates are: writes the table and the plot of docs/estimation.md.

    bench/estimates.py BINARY [REGEX]

Of the families `consistency` and `structures`, every row of REFERENCE.tsv that `make bench` compares. The median of eleven seeds counts.
"""
import json
import re
import statistics
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import plots
import rows
from measure import Checker

SEEDS = range(1, 12)
SIZES = (20, 100, 500, 2000)
DOCS = rows.HERE.parent / 'docs'
# Rows of different kinds for the plot: names in it, and rows.
PLOTTED = {
    'fib_bench(5) sc': 'consistency/fib_bench.c -DN=5 sc',
    'dekker-full(4) sc': 'consistency/dekker-full.c -DN=4 --no-in-place-revisit sc',
    'lamport(3) rc11': 'consistency/lamport.c -DN=3 --no-in-place-revisit rc11',
    'ms-queue(4) rc11': 'structures/ms-queue.c -DN=4 rc11',
    'treiber-stack(7) rc11': 'structures/treiber-stack.c -DN=7 -DASSUME rc11',
    'chase-lev(3, 3) rc11': 'structures/chase-lev.c -DN=3 -DTHIEVES=3 rc11',
    'mpmc-queue(4) rc11': 'structures/mpmc-queue.c -DN=4 rc11',
}


def run(command):
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=False).stdout)


def estimates(binary, ir, row, options=()):
    """The estimate for each seed."""
    command = [binary, 'estimate', '--format', 'json', '--no-check-liveness', '--model', row.model, *row.options, *options, ir]
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda seed: run([*command, '--seed', str(seed)])['estimate'], SEEDS))


def table(lines):
    yield '| program | model | executions | median | median / executions | least, most | samples |'
    yield '|---|---|--:|--:|--:|--:|--:|'
    for row, count, found in lines:
        means = sorted(estimate['mean'] for estimate in found)
        median = statistics.median(means)
        name = ' '.join([row.program, *row.macros, *row.options])
        samples = statistics.median(estimate['samples'] for estimate in found)
        yield (f'| {name} | {row.model} | {count:,} | {median:,.0f} | {median / count:.2f} | '
               f'{means[0] / count:.2f}, {means[-1] / count:.2f} | {samples:,.0f} |')


def main():
    binary, pattern = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ''
    checker = Checker(binary, Path('target/estimates'), 600)
    chosen = [row for row in rows.comparable()
              if row.family in ('consistency', 'structures') and re.search(pattern, row.name)]
    lines, series = [], []
    for row in sorted(chosen, key=lambda row: row.name):
        ir = str(checker.compiled(row.file, row.macros))
        count = run([binary, 'check', '--format', 'json', '--no-estimate', '--no-check-liveness', '--model', row.model,
                     *row.options, ir])['executions']
        lines.append((row, count, estimates(binary, ir, row)))
        print(list(table(lines[-1:]))[-1], flush=True)
        for name in (name for name, plotted in PLOTTED.items() if plotted == row.name):
            points = []
            for size in SIZES:
                means = [found['mean'] for found in estimates(
                    binary, ir, row, ('--estimate-min', str(size), '--estimate-max', str(size)))]
                points.append((size, round(statistics.median(means) / count, 2)))
            series.append((name, points))
    ratios = [statistics.median(found['mean'] for found in each) / count for _, count, each in lines]
    print(f'{len(ratios)} rows, {sum(0.1 <= ratio <= 10 for ratio in ratios)} within a factor of 10, '
          f'{sum(0.5 <= ratio <= 2 for ratio in ratios)} within a factor of 2')
    if not pattern:
        page = DOCS / 'estimation.md'
        head, _, rest = page.read_text().partition('<!-- table -->\n')
        tail = rest.partition('<!-- end of table -->\n')[2]
        page.write_text(head + '<!-- table -->\n' + '\n'.join(table(lines)) + '\n<!-- end of table -->\n' + tail)
        picture = plots.lines('Median of eleven estimates', 'samples', 'estimate / executions', series, logarithmic=True)
        (DOCS / 'pictures' / 'estimates.svg').write_text(str(picture))


if __name__ == '__main__':
    main()
