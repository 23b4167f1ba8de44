#!/usr/bin/env python3
"""Compares two builds of `selvedge`: for changes after which a user must see nothing else.

  same.py BEFORE AFTER [--only REGEX] [--seconds 20] [--bench-executions 2000] [--cores 2]

Gives both builds every case of the suite under each of its models (as JSON, as text with the executions, and as SARIF in
turn), every litmus test of the suite under every model, the examples and the rows of bench/REFERENCE.tsv that have not too
many executions. What they print, on both channels, and their exit statuses must be equal, but for times, memory and
what differs from run to run. Exit status 1 if something differs, with the command and the first line that does.
"""
import argparse
import concurrent.futures
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import rows

ROOT = rows.HERE.parent
MODELS = ['sc', 'tso', 'pso', 'ra', 'rc11', 'rc11-pldi17', 'c20', 'imm']
# In turn, so that all of them are compared without running everything as often.
FORMS = [['--format', 'json'], ['--print-all-executions'], ['--format', 'sarif']]
# What a run says of itself and may say differently next time.
PASSING = [
    (re.compile(r'("(?:seconds|peak_memory_kib|executions_per_second|checked_seconds|estimate_seconds)": )[-\d.e+]+'), r'\1_'),
    (re.compile(r'\b\d+(?:\.\d+)? (?:s|ms|seconds?|minutes?|min|h|KiB|MiB|GiB|MB|GB)\b'), '_'),
]


def suite():
    """Every case of the suite, under each of its models, with the options and the arguments for clang that it asks for."""
    lists = [ROOT / 'suite/programs.toml']
    lists += sorted((ROOT / 'suite').glob('*/*.toml'))
    turn = 0
    for file in lists:
        for case in tomllib.loads(file.read_text()).get('case', []):
            for model in case['models']:
                turn += 1
                words = [*FORMS[turn % len(FORMS)], '--model', model, *case.get('options', []), *case['files']]
                yield [*words, '--', *case['clang']] if 'clang' in case else words


def litmus():
    for file in sorted((ROOT / 'suite/litmus').glob('*.litmus')):
        for model in MODELS:
            yield ['--format', 'json', '--model', model, str(file.relative_to(ROOT))]
    for file in sorted((ROOT / 'examples').iterdir()):
        if file.suffix in ('.c', '.cpp', '.litmus'):
            for form in FORMS:
                yield [*form, str(file.relative_to(ROOT))]


def bench(most):
    for row in rows.comparable():
        if row.executions <= most:
            words = ['--format', 'json', '--model', row.model, *row.options, str(row.file.relative_to(ROOT))]
            yield [*words, '--', *row.macros]


def without_passing(text):
    for pattern, replacement in PASSING:
        text = pattern.sub(replacement, text)
    return text


def run(binary, words, seconds):
    """What a user sees; nothing if it takes too long."""
    workers = [] if '-j' in words else ['-j', '1']
    command = [binary, 'check', *workers, '--no-estimate', *words]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors='replace', timeout=seconds,
                              stdin=subprocess.DEVNULL, env={**os.environ, 'COLUMNS': '120'})
    except subprocess.TimeoutExpired:
        return None
    name = lambda text: without_passing(text.replace(binary, 'selvedge').replace(f'Usage: {Path(binary).name} ', 'Usage: selvedge '))
    return f'exit status {done.returncode}\n{name(done.stdout)}\n{name(done.stderr)}'


def difference(before, after):
    """The first line that differs."""
    pairs = zip(before.splitlines(), after.splitlines())
    return next(((one, other) for one, other in pairs if one != other), ('one of them', 'prints more lines'))


def compare(binaries, words, seconds):
    before, after = (run(binary, words, seconds) for binary in binaries)
    if before is None or after is None:
        # What takes too long before may be as slow afterwards, on a busy machine.
        return 'slow', None
    return ('same', None) if before == after else ('different', difference(before, after))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('before')
    parser.add_argument('after')
    parser.add_argument('--only', default='', help='checks whose words match')
    parser.add_argument('--seconds', type=float, default=20, help='for one check')
    parser.add_argument('--bench-executions', type=int, default=2000, help='rows of the bench with more are left out')
    parser.add_argument('--cores', type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    binaries = [os.path.abspath(binary) for binary in (arguments.before, arguments.after)]
    checks = [words for words in [*suite(), *litmus(), *bench(arguments.bench_executions)]
              if re.search(arguments.only, ' '.join(words))]
    tally = {'same': 0, 'different': 0, 'slow': 0}
    with concurrent.futures.ThreadPoolExecutor(arguments.cores) as pool:
        results = pool.map(lambda words: compare(binaries, words, arguments.seconds), checks)
        for words, (result, lines) in zip(checks, results):
            tally[result] += 1
            if result != 'same':
                print(f'{result}: selvedge check {shlex.join(words)}', flush=True)
            if lines:
                print(f'  before: {lines[0]}\n  after:  {lines[1]}', flush=True)
    print(f"{tally['same']} the same, {tally['different']} different, {tally['slow']} too slow to tell")
    sys.exit(1 if tally['different'] else 0)


if __name__ == '__main__':
    main()
