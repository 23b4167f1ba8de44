"""The page docs/performance.md: its plots, and the tables between `<!-- bench: NAME -->` and `<!-- /bench -->`.

The text around them is written by hand.
"""
import re

import bars
import plots
import shares
import tables

AXES = {
    'events': ('Cost of an added event, by the size of an execution', 'events of an execution', True),
    'threads': ('Cost of an added event, by the number of threads', 'threads, without main', False),
    'locations': ('Cost of an added event, by the number of locations', 'locations', True),
}


def pictures(result):
    """All plots, by file name."""
    found = {f'growth-{axis}.svg': growth(result, axis) for axis in AXES if any(s['axis'] == axis for s in result['growth'])}
    profiled = [(row['name'], row['shares']) for row in result['rows'] if row.get('shares')]
    if profiled:
        parts = [part for part in shares.ORDER if any(taken.get(part, 0) >= 0.002 for _, taken in profiled)]
        found['shares.svg'] = plots.stacked('Where the instructions go', parts, profiled)
    compared = [(row['name'], bars.ratio(row)) for row in result['rows'] if bars.ratio(row)]
    if compared:
        compared.sort(key=lambda row: -row[1])
        found['ratios.svg'] = plots.ratios('How many times fewer instructions than the reference', compared, [bars.LEAST, bars.MEAN])
    return found


def growth(result, axis):
    title, x_title, logarithmic = AXES[axis]
    series = [(each['title'], [(point['shown'], point['per_event']) for point in each['points']])
              for each in result['growth'] if each['axis'] == axis]
    return plots.lines(title, x_title, 'instructions per added event', series, logarithmic)


def write_pictures(result, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures(result).items():
        (folder / name).write_text(picture)


def blocks(result):
    """What stands between the marks of the page."""
    parts = [[part, words] for part, words in shares.EXPLAINED.items()]
    machine = result['machine']
    return {
        'measured': f"Commit {result['commit']}, {machine['cores']} cores ({machine['processor']}), {machine['kernel']}.",
        'bars': tables.markdown(*tables.verdicts(result)),
        'reference': tables.markdown(*tables.against_reference(result)),
        'families': tables.markdown(*tables.families(result)),
        'parts': tables.markdown(['part', 'what it is'], parts),
        'growth': tables.markdown(*tables.growth(result)),
        'jobs': tables.markdown(*tables.workers(result)) if result['jobs'] else 'Not measured with this commit.',
    }


def rewrite(page, result):
    """The page with new tables. A mark without a table is a mistake in the page."""
    found = blocks(result)

    def fill(match):
        return f'<!-- bench: {match[1]} -->\n{found[match[1]]}\n<!-- /bench -->'

    return re.sub(r'<!-- bench: (\w+) -->\n.*?<!-- /bench -->', fill, page, flags=re.DOTALL)
