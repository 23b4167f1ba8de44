#!/usr/bin/env python3
"""Programs whose cost must grow as their size does: instructions at growing sizes, and the exponent between one size and the next.

The smallest size is subtracted, so that start-up and the reading of the program do not count. An exponent above the bar is an error:
something is done again for all that was done before. `bench/run` does this with everything else; by itself: `bench/linear.py --bin BINARY`.
"""
import argparse
import sys
import tempfile
from dataclasses import dataclass
from math import log
from typing import Sequence

import measure
import tables
from rows import HERE

# Room for logarithms: sorting, trees.
BAR = 1.15


@dataclass(frozen=True)
class Series:
    title: str
    program: str
    macros: Sequence[str]
    executions: int
    sizes: Sequence[int] = (250, 1000, 2000, 4000)
    options: Sequence[str] = ()


def sized(what, **more):
    return Series(what, 'growth/sizes.c', [f'-DWHAT={what}'], 1, **more)


SERIES = [
    *(sized(what) for what in [
        'set_memory', 'copy_memory', 'copy_structure', 'length', 'compare', 'find', 'copy_text', 'append', 'print', 'duplicate', 'sort',
        'stores', 'objects', 'private_objects', 'private_array', 'recursion', 'locks']),
    Series('main after the last join', 'growth/after-join.c', [], 6, sizes=(125, 500, 1000, 2000)),
    Series('a vector', 'growth/vector.cpp', [], 1),
]


def measure_series(checker, series):
    runs = [checker.callgrind(HERE / series.program, [*series.macros, f'-DN={size}'], ['--model', 'rc11', *series.options])
            for size in series.sizes]
    (base, *rest) = [run.instructions for run in runs]
    return {
        'title': series.title,
        'points': points(series.sizes, base, rest),
        'wrong': sorted({run.report['executions'] for run in runs} - {series.executions}),
    }


def points(sizes, base, instructions):
    """What each size but the first costs beyond the first, with the exponent since the one before it."""
    (first, *rest) = sizes
    found, last = [], None
    for size, total in zip(rest, instructions):
        cost = total - base
        # What was subtracted is the cost of the first size.
        grown = size - first
        exponent = log(cost / last[1]) / log(grown / last[0]) if last and cost > 0 and last[1] > 0 else None
        found.append({'size': size, 'instructions': total, 'each': round(cost / grown), 'exponent': exponent})
        last = (grown, cost)
    return found


def table(measured):
    return ['program', '>size', '>instructions each', '>exponent'], [
        [series['title'], tables.number(point['size']), tables.number(point['each']),
         '' if point['exponent'] is None else f"{point['exponent']:.2f}"]
        for series in measured for point in series['points']]


def wrong(measured):
    """What grows too fast, and what was counted wrong."""
    found = [f"{series['title']}: size {point['size']} costs as a power of {point['exponent']:.2f} of the size before"
             for series in measured for point in series['points'] if (point['exponent'] or 0) > BAR]
    return found + [f"{series['title']}: {executions} executions" for series in measured for executions in series['wrong']]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--bin', required=True)
    parser.add_argument('--only', default='', help='only series whose titles contain this')
    parser.add_argument('--cores', type=int, default=2)
    options = parser.parse_args()
    chosen = [series for series in SERIES if options.only in series.title]
    with tempfile.TemporaryDirectory() as scratch:
        checker = measure.Checker(options.bin, scratch, limit=60)
        measured = measure.each(lambda series: measure_series(checker, series), chosen, options.cores,
                                lambda series: print(f'{series.title} is done', file=sys.stderr))
    print(tables.text(*table(measured)))
    problems = wrong(measured)
    for problem in problems:
        print(problem)
    sys.exit(1 if problems else 0)


if __name__ == '__main__':
    main()
