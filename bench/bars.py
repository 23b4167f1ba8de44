"""The bars: what the measured rows must reach, and which of them do not.

A bar that is not reached is printed and fails nothing. A wrong number of executions is an error.
"""
from math import exp, log

from rows import INCREMENTS, START_UP
from small import LITMUS_BAR

MEAN, LEAST = 40, 10            # times fewer instructions than the reference
START_UP_BAR = 10_000_000       # instructions
MEMORY_BAR = 32 * 1024          # KiB
INCREMENTS_BAR = 6_000          # instructions per execution
SERVED_BAR = 0.99               # of the steps of threads, in the family of structures


def ratio(row):
    """How many times fewer instructions than the reference; nothing for the row that is start-up alone."""
    if row['name'] == START_UP or not row.get('instructions') or not row['reference']['instructions']:
        return None
    return row['reference']['instructions'] / row['instructions']


def served(row):
    """The share of the steps of threads that came from the unfolding."""
    return row['served'] / row['steps'] if row.get('steps') else None


def is_wrong(row):
    return row.get('executions') is not None and row['executions'] != row['expected']


def remarks(row):
    """What is wrong with a row, and which bars it is below."""
    found = [row['problem']] if row.get('problem') else []
    if is_wrong(row):
        found.append(f"WRONG: expected {row['expected']:,} executions")
    if ratio(row) is not None and ratio(row) < LEAST:
        found.append(f'ratio under {LEAST}')
    if row['name'] == START_UP and (row.get('instructions') or 0) > START_UP_BAR:
        found.append('start-up over 10 million')
    if (row.get('memory_kib') or 0) > MEMORY_BAR:
        found.append('memory over 32 MiB')
    if (per_increment(row) or 0) > INCREMENTS_BAR:
        found.append(f'{per_increment(row):,} instructions per execution')
    if row['compares_blocked'] and (row.get('blocked') or 0) > row['reference']['blocked']:
        found.append(f"blocked over {row['reference']['blocked']:,}")
    return found


def per_increment(row):
    if row['name'] == INCREMENTS and row.get('instructions') and row.get('executions'):
        return row['instructions'] // row['executions']
    return None


def judge(rows):
    """Each bar that the measured rows say something about: what is asked, what was found, whether that is enough."""
    measured = [row for row in rows if row.get('executions') is not None]
    return [bar for bar in (
        mean(measured), least(measured), start_up(measured), memory(measured), increments(measured), blocked(measured),
        steps(measured)) if bar]


def bar(asked, found, met):
    return {'asked': asked, 'found': found, 'met': met}


def mean(rows):
    ratios = [ratio(row) for row in rows if ratio(row)]
    found = exp(sum(map(log, ratios)) / len(ratios)) if ratios else 0
    return ratios and bar(f'geometric mean of the ratios at least {MEAN}', f'{found:.1f} over {len(ratios)} rows', found >= MEAN)


def least(rows):
    worst = min((row for row in rows if ratio(row)), key=ratio, default=None)
    return worst and bar(f'least ratio at least {LEAST}', f"{ratio(worst):.1f}, {worst['name']}", ratio(worst) >= LEAST)


def start_up(rows):
    found = next((row['instructions'] for row in rows if row['name'] == START_UP and row.get('instructions')), None)
    return found and bar('start-up under 10 million instructions', f'{found:,}', found < START_UP_BAR)


def memory(rows):
    most = max(rows, key=lambda row: row['memory_kib'], default=None)
    return most and bar('peak memory under 32 MiB on each row', f"{most['memory_kib'] / 1024:.1f} MiB, {most['name']}",
                        most['memory_kib'] < MEMORY_BAR)


def increments(rows):
    found = next(filter(None, map(per_increment, rows)), None)
    return found and bar(f'{INCREMENTS} under {INCREMENTS_BAR:,} instructions per execution', f'{found:,}', found < INCREMENTS_BAR)


def blocked(rows):
    compared = [row for row in rows if row['compares_blocked']]
    over = [row for row in compared if row['blocked'] > row['reference']['blocked']]
    found = f'more on {len(over)} of {len(compared)} rows'
    return compared and bar("no more blocked executions than the reference's", found, not over)


def steps(rows):
    structures = [row for row in rows if row['name'].startswith('structures/') and served(row) is not None]
    if not structures:
        return None
    worst = min(structures, key=served)
    share = sum(row['served'] for row in structures) / sum(row['steps'] for row in structures)
    return bar('steps served from the unfolding above 99 % on the structures family',
               f"{share:.2%} of all; least {served(worst):.2%} ({worst['steps']:,} steps), {worst['name']}", share > SERVED_BAR)


def over_litmus_bar(test):
    return test.get('per_execution', 0) > LITMUS_BAR


def over_sections_bar(case):
    ordered, unordered = case['instructions']
    return case['bar'] is not None and unordered > case['bar'] * ordered
