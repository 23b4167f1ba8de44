"""Plots as SVG, written by hand: lines over an axis, bars made of shares, bars on a logarithmic axis.

They carry their own paper and ink for light and dark screens, and need no fonts, scripts or other files.
"""
from html import escape
from math import ceil, floor, log10

# Colours that are told apart on white and on dark grey, and by most eyes (after Okabe and Ito).
COLOURS = ['#8c959f', '#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#b8a800', '#7a5195', '#f28e8e', '#a05a2c', '#444c56']
STYLE = '''
    text { font-family: "DejaVu Sans", "Segoe UI", Helvetica, Arial, sans-serif; font-size: 12px; fill: #1f2328; }
    .title { font-size: 15px; font-weight: bold; }
    .end { text-anchor: end; }
    .middle { text-anchor: middle; }
    .paper { fill: #ffffff; stroke: #d0d7de; }
    .grid { stroke: #d8dee4; }
    .axis { stroke: #57606a; }
    .bar { stroke: #cf222e; stroke-dasharray: 5 3; stroke-width: 1.5; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .paper { fill: #0d1117; stroke: #30363d; }
      .grid { stroke: #262c36; }
      .axis { stroke: #8b949e; }
      .bar { stroke: #ff7b72; }
    }
'''


class Picture:
    def __init__(self, width, height, title, description):
        self.width, self.height = width, height
        self.parts = [f'<title>{escape(title)}</title>', f'<desc>{escape(description)}</desc>', f'<style>{STYLE}  </style>',
                      f'<rect class="paper" x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="6"/>']
        self.text(20, 28, title, 'title')

    def text(self, x, y, words, kind='', turn=None):
        turned = f' transform="rotate({turn} {x:.1f} {y:.1f})"' if turn else ''
        self.parts.append(f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}"{turned}>{escape(words)}</text>')

    def line(self, x1, y1, x2, y2, kind):
        self.parts.append(f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>')

    def box(self, x, y, width, height, colour, words=''):
        self.parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}">'
                          f'<title>{escape(words)}</title></rect>')

    def curve(self, points, colour):
        path = ' '.join(f'{x:.1f},{y:.1f}' for x, y in points)
        self.parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{path}"/>')
        self.parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>' for x, y in points]

    def __str__(self):
        head = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
                f'width="{self.width}" height="{self.height}" role="img">')
        return '\n  '.join([head, *self.parts]) + '\n</svg>\n'


def nice_steps(most, about=5):
    """Round numbers from 0 to at least `most`."""
    raw = max(most, 1) / about
    power = 10 ** floor(log10(raw))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= raw)
    return [step * index for index in range(ceil(max(most, 1) / step) + 1)]


def short(value):
    return f'{value:,.0f}' if value == int(value) else f'{value:g}'


def lines(title, x_title, y_title, series, logarithmic=False):
    """Curves: `series` are (name, [(x, y)]). A logarithmic x axis has its ticks where points are."""
    picture = Picture(760, 400, title, f'{y_title} over {x_title}: ' + '; '.join(
        f'{name}: ' + ', '.join(f'{x}: {y}' for x, y in points) for name, points in series))
    left, right, top, bottom = 80, 735, 48 + 18 * len(series), 350
    xs = sorted({x for _, points in series for x, _ in points})
    steps = nice_steps(max(y for _, points in series for _, y in points))
    scale = log10 if logarithmic else float
    span = scale(xs[-1]) - scale(xs[0]) or 1

    def place(x, y):
        return left + 15 + (right - left - 30) * (scale(x) - scale(xs[0])) / span, bottom - (bottom - top) * y / steps[-1]

    for step in steps:
        _, y = place(xs[0], step)
        picture.line(left, y, right, y, 'grid')
        picture.text(left - 8, y + 4, short(step), 'end')
    for x, at in apart([(x, place(x, 0)[0]) for x in xs], 38):
        picture.line(at, bottom, at, bottom + 4, 'axis')
        picture.text(at, bottom + 18, short(x), 'middle')
    picture.line(left, bottom, right, bottom, 'axis')
    picture.text((left + right) / 2, bottom + 38, x_title, 'middle')
    picture.text(20, (top + bottom) / 2, y_title, 'middle', turn=-90)
    for index, (name, points) in enumerate(series):
        colour = COLOURS[index + 1]
        picture.curve([place(x, y) for x, y in points], colour)
        picture.box(left, 42 + 18 * index, 14, 4, colour)
        picture.text(left + 22, 48 + 18 * index, name)
    return str(picture)


def apart(ticks, distance):
    """The ticks whose labels do not touch the one before."""
    kept = []
    for value, at in ticks:
        if not kept or at - kept[-1][1] >= distance:
            kept.append((value, at))
    return kept


def stacked(title, parts, rows):
    """Bars of shares, one for each row: `rows` are (name, {part: share})."""
    columns = 4
    legend = 20 * ceil(len(parts) / columns)
    top, left, right = 52 + legend, 385, 925
    picture = Picture(960, top + 24 * len(rows) + 36, title, '; '.join(
        f'{name}: ' + ', '.join(f'{part} {share:.0%}' for part, share in shares.items()) for name, shares in rows))
    for index, part in enumerate(parts):
        x, y = 20 + 230 * (index % columns), 46 + 20 * (index // columns)
        picture.box(x, y, 12, 12, COLOURS[index])
        picture.text(x + 18, y + 11, part)
    for step in range(0, 101, 20):
        x = left + (right - left) * step / 100
        picture.line(x, top - 4, x, top + 24 * len(rows), 'grid')
        picture.text(x, top + 24 * len(rows) + 16, f'{step} %', 'middle')
    for index, (name, shares) in enumerate(rows):
        y, x = top + 24 * index, left
        picture.text(left - 8, y + 15, name, 'end')
        for part in parts:
            width = (right - left) * shares.get(part, 0)
            picture.box(x, y + 3, width, 17, COLOURS[parts.index(part)], f'{part}: {shares.get(part, 0):.1%}')
            x += width
    return str(picture)


def ratios(title, rows, marks):
    """Bars on a logarithmic axis, with lines at `marks`: `rows` are (name, value)."""
    top, left, right = 64, 385, 890
    most = 10 ** ceil(log10(max([*marks, *(value for _, value in rows)])))
    picture = Picture(960, top + 24 * len(rows) + 36, title, '; '.join(f'{name}: {value:.1f}' for name, value in rows))
    bottom = top + 24 * len(rows)

    def place(value):
        return left + (right - left) * log10(max(value, 1)) / log10(most)

    for tick in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000):
        if tick <= most:
            picture.line(place(tick), top, place(tick), bottom, 'grid')
            picture.text(place(tick), bottom + 16, f'{tick}', 'middle')
    for index, (name, value) in enumerate(rows):
        y = top + 24 * index
        picture.text(left - 8, y + 15, name, 'end')
        picture.box(left, y + 3, max(1, place(value) - left), 17, COLOURS[1], f'{value:.1f}')
        picture.text(940, y + 15, f'{value:.1f}', 'end')  # in a column, where no line crosses it
    for mark in marks:
        picture.line(place(mark), top - 6, place(mark), bottom, 'bar')
        picture.text(place(mark), top - 10, f'{mark}', 'middle')
    return str(picture)
