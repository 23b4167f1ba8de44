"""Results as JSON: stored per commit, read again, compared."""
import json
import os
import platform
import re
import subprocess
from pathlib import Path

MARK = 0.01  # a change of instructions that is no accident


def commit():
    """The commit that is checked out, with a mark if files were changed since."""
    def git(*arguments):
        return subprocess.run(['git', *arguments], capture_output=True, text=True).stdout.strip()

    # The page and the stored results are written by the measuring itself.
    changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/performance*', ':!bench/results')
    return (git('rev-parse', '--short', 'HEAD') or 'unknown') + ('-dirty' if changed else '')


def machine():
    version = re.match(r'[\d.]*', platform.release())[0]
    return {'cores': os.cpu_count(), 'processor': processor(), 'kernel': f'{platform.system()} {version}'}


def processor():
    try:
        lines = Path('/proc/cpuinfo').read_text().splitlines()
    except OSError:
        return platform.machine()
    return next((line.split(':')[1].strip() for line in lines if line.startswith('model name')), platform.machine())


def save(result, path):
    """One line for each row, so that a stored result stays small and a difference can be read."""
    parts = [f'{json.dumps(key)}: {lines(value)}' for key, value in result.items()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{\n' + ',\n'.join(parts) + '\n}\n')


def lines(value):
    if isinstance(value, list) and value:
        return '[\n' + ',\n'.join('  ' + json.dumps(each) for each in value) + '\n]'
    return json.dumps(value)


def load(path):
    return json.loads(Path(path).read_text())


def figures(result):
    """Every count of instructions in a result, by name, and the counts that it goes with."""
    found = {}
    for row in [*result['rows'], *result['litmus']]:
        if row.get('instructions'):
            found[row['name']] = (row['instructions'], [row['executions'], row.get('blocked')])
    for case in result['sections']:
        for option, instructions, executions in zip(['', ' --lapor'], case['instructions'], case['executions']):
            found[case['name'] + option] = (instructions, [executions])
    for series in result['growth']:
        for point in series['points']:
            found[f"{series['title']} ({series['axis']}), size {point['size']}"] = (point['instructions'], [point['executions']])
    return found


def changes(base, result):
    """What both results measured: name, instructions before and after, the change, and what is to be said about it."""
    before, after = figures(base), figures(result)
    return [(name, before[name][0], after[name][0], after[name][0] / before[name][0] - 1, said(before[name], after[name]))
            for name in after if name in before]


def said(before, after):
    change = after[0] / before[0] - 1
    words = ['more' if change > MARK else 'less' if change < -MARK else '']
    if before[1] != after[1]:
        words.append(f'counts were {before[1]}, are {after[1]}')
    return ', '.join(filter(None, words))


def times(base, result):
    """Wall times of rows that both results have."""
    before = {row['name']: row['seconds'] for row in base['rows'] if row.get('seconds')}
    return [(row['name'], before[row['name']], row['seconds']) for row in result['rows']
            if row.get('seconds') and row['name'] in before]
