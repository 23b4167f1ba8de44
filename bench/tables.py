"""Results as tables: the same cells as aligned text for a terminal and as Markdown for the page.

A heading that begins with `>` belongs to a column of numbers.
"""
from pathlib import PurePath

import bars
import jobs
import results
import shares
from rows import START_UP


def text(headings, lines):
    right = [heading.startswith('>') for heading in headings]
    cells = [[heading.lstrip('>') for heading in headings], *lines]
    widths = [max(len(line[column]) for line in cells) for column in range(len(headings))]
    return '\n'.join('  '.join(cell.rjust(width) if number else cell.ljust(width)
                               for cell, width, number in zip(line, widths, right)).rstrip() for line in cells)


def markdown(headings, lines):
    rule = ['--:' if heading.startswith('>') else '---' for heading in headings]
    cells = [[heading.lstrip('>') for heading in headings], rule, *lines]
    return '\n'.join('| ' + ' | '.join(line) + ' |' for line in cells)


def number(value):
    return '-' if value is None else f'{value:,}'


def times_fewer(value):
    return '-' if value is None else f'{value:.1f}'


def percent(value):
    return '-' if value is None else f'{value:.1%}'


def share_of(ordered, unordered):
    """How many times the work of the first the second is, or which part of it."""
    return f'1/{ordered / unordered:.0f}' if unordered < ordered else f'{unordered / ordered:.2f}'


def rows(result):
    with_steps = any(row.get('steps') for row in result['rows'])
    headings = ['program', '>executions', '>blocked', '>instructions', '>ratio', '>seconds', '>reference', '>events/s', '>MiB',
                *(['>served'] if with_steps else []), 'remarks']
    return headings, [row_cells(row, with_steps) for row in result['rows']]


def row_cells(row, with_steps):
    remarks = ', '.join(bars.remarks(row))
    if row.get('executions') is None:
        return [row['name'], *['-'] * (9 if with_steps else 8), remarks]
    return [
        row['name'], number(row['executions']), number(row['blocked']), number(row.get('instructions')), times_fewer(bars.ratio(row)),
        f"{row['seconds']:.3f}", f"{row['reference']['seconds']:.2f}", number(round(row['events'] / row['checked_seconds'])),
        f"{row['memory_kib'] / 1024:.1f}", *([percent(bars.served(row))] if with_steps else []), remarks]


def verdicts(result):
    return ['bar', 'found', ''], [[bar['asked'], bar['found'], 'met' if bar['met'] else 'NOT MET'] for bar in bars.judge(result['rows'])]


def litmus(result):
    return ['litmus test', '>executions', '>instructions', '>per execution', '>reference', 'remarks'], [
        [test['name'], number(test['executions']), number(test['instructions']), number(test.get('per_execution')),
         number(test.get('reference')), 'over 10,000' if bars.over_litmus_bar(test) else ''] for test in result['litmus']]


def sections(result):
    return ['program', '>in order', '>--lapor', '>instructions', '>with --lapor', '>ratio', 'remarks'], [
        [case['name'], *map(number, case['executions']), *map(number, case['instructions']), share_of(*case['instructions']),
         f"over the bar, {case['bar']:g}" if bars.over_sections_bar(case) else ''] for case in result['sections']]


def profile(result):
    profiled = [row for row in result['rows'] if row.get('shares')]
    parts = [part for part in shares.ORDER if any(row['shares'].get(part, 0) >= 0.001 for row in profiled)]
    return ['program', *('>' + part for part in parts)], [
        [row['name'], *(percent(row['shares'].get(part, 0)) for part in parts)] for row in profiled]


def growth(result):
    return ['program', 'grows in', '>size', '>events added', '>instructions per event'], [
        [series['title'], series['axis'], number(point['shown']), number(point['events']), number(point['per_event'])]
        for series in result['growth'] for point in series['points']]


def workers(result):
    return ['program', '>-j 1, s', '>-j 2, s', '>ratio', 'remarks'], [
        [each['name'], *(f'{seconds:.2f}' for seconds in each['seconds']), f"{each['ratio']:.2f}",
         f'under {jobs.BAR}' if each['ratio'] < jobs.BAR else ''] for each in result['jobs']]


def changes(base, result):
    return ['program', '>before', '>now', '>change', 'remarks'], [
        [name, number(before), number(after), f'{change:+.2%}', said]
        for name, before, after, change, said in results.changes(base, result)]


def times(base, result):
    return ['program', '>seconds before', '>now', '>change'], [
        [name, f'{before:.3f}', f'{after:.3f}', f'{after / before - 1:+.0%}'] for name, before, after in results.times(base, result)]


def families(result):
    """One line for each family, for the page."""
    names = sorted({PurePath(row['name']).parts[0] for row in result['rows']})
    return ['family', '>rows', '>executions', '>events', '>seconds', '>reference', '>most MiB'], [
        family(name, [row for row in result['rows'] if row['name'].startswith(name + '/') and row.get('executions') is not None])
        for name in names]


def family(name, found):
    return [f'`{name}`', number(len(found)), number(sum(row['executions'] for row in found)),
            number(sum(row['events'] for row in found)), f"{sum(row['seconds'] for row in found):.2f}",
            f"{sum(row['reference']['seconds'] for row in found):.2f}",
            f"{max((row['memory_kib'] for row in found), default=0) / 1024:.1f}"]


def against_reference(result):
    """The rows whose instructions are known on both sides, for the page."""
    return ['program', '>executions', '>reference', '>instructions', '>ratio', '>per event'], [
        [f"`{row['name']}`", number(row['executions']), number(row['reference']['instructions']), number(row['instructions']),
         times_fewer(bars.ratio(row)) if row['name'] != START_UP else 'start-up', number(per_event(row, result))]
        for row in result['rows'] if row['reference']['instructions'] and row.get('instructions')]


def per_event(row, result):
    """Instructions for an added event, start-up subtracted."""
    start_up = next((row['instructions'] for row in result['rows'] if row['name'] == START_UP and row.get('instructions')), None)
    if start_up is None or row['name'] == START_UP:
        return None
    return max(0, row['instructions'] - start_up) // max(1, row['events'])
