
'use strict';
// Draws one execution at a time. All text goes into text nodes; nothing from the data is ever parsed as markup.

/** A text in which control characters, and those that turn the direction of writing, are shown; as in the report on a terminal. */
function printable(text) {
  return text.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, letter => {
    const code = letter.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u{${code}}` : `\\x${code.padStart(2, '0')}`;
  });
}

const data = JSON.parse(document.getElementById('data').textContent, (_, value) => (typeof value === 'string' ? printable(value) : value));
data.sources = Object.fromEntries(Object.entries(data.sources).map(([file, lines]) => [printable(file), lines]));
const at = id => document.getElementById(id);

/** The relations that can be switched on and off, and what they mean. */
const RELATIONS = {
  rf: 'reads-from: from a write to a read of it',
  co: 'coherence order of the writes to a location',
  fr: 'from-reads: from a read to the next newer write',
  sw: 'synchronises-with: what one thread knows of another',
  hb: 'happens-before: program order and synchronises-with, without what follows from these',
  thread: 'threads are created and joined',
};
const switched = new Set(['rf', 'thread']);
const OFFSETS = { rf: -4, co: 5, fr: 1, sw: 9, hb: 9, thread: -8, missing: 9 };

/** The execution that is shown, with what was computed for it. */
let shown = null;
/** The event under the pointer, and the one that was clicked; none is -1. */
let hovered = -1;
let pinned = -1;

function make(tag, name, text) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text !== undefined) element.textContent = text;
  return element;
}

function svg(tag, attributes) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

// ---- the frame of the page

function drawHeader() {
  at('verdict').append(make('span', data.verdict, data.conclusion), ' – ' + data.files.join(', '));
  const table = at('facts').querySelector('table');
  for (const [name, text] of data.facts) {
    const row = table.insertRow();
    row.insertCell().textContent = name;
    row.insertCell().textContent = text;
  }
  at('theme').addEventListener('click', () => {
    const isDark = document.documentElement.dataset.theme
      ? document.documentElement.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.dataset.theme = isDark ? 'light' : 'dark';
  });
}

function drawList() {
  if (data.items.length < 2) return;
  data.items.forEach((item, number) => {
    const button = make('button', '', item.headline);
    button.type = 'button';
    const status = isWeak(item) ? item.status + ', weak memory' : item.status;
    button.append(make('small', item.status, status + ' · ' + item.id));
    button.addEventListener('click', () => show(number));
    at('list').append(button);
  });
}

function drawSwitches() {
  for (const [relation, meaning] of Object.entries(RELATIONS)) {
    const label = make('label');
    label.title = meaning;
    const box = make('input');
    box.type = 'checkbox';
    box.id = 'switch-' + relation;
    box.checked = switched.has(relation);
    box.addEventListener('change', () => {
      if (box.checked) switched.add(relation);
      else switched.delete(relation);
      drawArrows();
      paint();
    });
    const colour = make('i');
    colour.style.color = `var(--${relation})`;
    label.append(box, colour, relation === 'thread' ? 'create/join' : relation);
    at('switches').append(label);
  }
}

// ---- an execution

/** Puts an execution on the stage. */
function show(number) {
  const item = data.items[number];
  hovered = pinned = -1;
  [...at('list').children].forEach((button, index) => button.setAttribute('aria-current', index === number));
  const events = item.threads.flatMap((thread, column) => thread.events.map(event => ({ ...event, column })));
  shown = { item, events, rows: [], boxes: [], time: [], known: [] };
  item.order.forEach((event, time) => { shown.time[event] = time; });
  shown.known = happensBefore();
  placeInRows();
  drawMessage();
  drawEvents();
  const slider = at('step');
  slider.max = item.order.length;
  slider.value = item.order.length;
  layOut();
  scrollToReason();
  paint();
}

/** Brings what is highlighted to the middle of the stage. */
function scrollToReason() {
  const { item, boxes } = shown;
  const stage = at('stage');
  const reasons = item.highlights.length ? item.highlights.flatMap(([from, to]) => [from, to]) : item.marked;
  stage.scrollTo(0, 0);
  if (!reasons.length) return;
  const places = reasons.map(event => boxes[event]);
  const bounds = (start, length) =>
    [Math.min(...places.map(box => box[start])), Math.max(...places.map(box => box[start] + box[length]))];
  // If not all of it can be seen, its beginning can.
  const scroll = ([first, last], size) => (last <= size ? 0 : Math.min((first + last - size) / 2, first - 12));
  const seen = stage.clientHeight - at('heads').offsetHeight;
  stage.scrollTo(scroll(bounds('offsetLeft', 'offsetWidth'), stage.clientWidth), scroll(bounds('offsetTop', 'offsetHeight'), seen));
}

/** Whether what a highlight says is not in the message and the texts of the events. */
function isNews([, , relation, , directed]) {
  return relation === 'fr' || (!relation && !directed);
}

/** Whether no interleaving gives an execution, and a cycle shows why. */
function isWeak(item) {
  return !item.interleaving && item.highlights.some(highlight => highlight[2]);
}

/** The name of an event, which can be clicked to look at it. */
function nameOf(id) {
  const name = make('button', 'event-name', id);
  const event = shown.events.findIndex(other => other.id === id);
  name.addEventListener('click', () => pin(event));
  return name;
}

function drawMessage() {
  const { item, events } = shown;
  const message = at('message');
  message.replaceChildren(make('h2', item.status === 'error' ? 'error' : '', item.headline));
  const list = lines => {
    const all = make('ul');
    all.append(...lines);
    return all;
  };
  if (item.notes.length) {
    message.append(list(item.notes.map(note => {
      const line = make('li', '', note.position + '  ');
      line.append(nameOf(note.event), '  ' + note.text);
      return line;
    })));
  }
  if (item.why.length) {
    message.append(make('p', '', 'why:'), list(item.why.map(([text, names]) => {
      const line = make('li', '', text);
      for (const name of names) line.append('  ', nameOf(name));
      return line;
    })));
  }
  // The sentences name the writes that were missed.
  const isUnsaid = highlight => isNews(highlight) && !(item.why.length && highlight[2]);
  for (const [from, to, , text, directed] of item.highlights.filter(isUnsaid)) {
    const pair = [events[from].id, events[to].id];
    message.append(make('p', 'why', directed ? `${pair[0]} ${text}: ${pair[1]}` : `${text}: ${pair[0]} and ${pair[1]}`));
  }
  if (isWeak(item)) {
    message.append(make('p', '', 'No interleaving of the threads gives this execution: it needs weak memory. The red arrows are a cycle; steps follow program order and reads.'));
  } else if (!item.interleaving) {
    message.append(make('p', '', 'Steps follow program order and reads; they are no interleaving of the threads.'));
  }
}

/** Events are as high up as their causes allow. Were co and fr to go downwards too, large executions would be long and thin. */
function placeInRows() {
  const { item, events, time, rows } = shown;
  const before = events.map(() => []);
  for (const [relation, from, to] of item.edges) {
    if (['rf', 'sw', 'thread'].includes(relation) && time[from] < time[to]) before[to].push(from);
  }
  for (const event of item.order) {
    const previous = previousOf(event);
    const all = previous < 0 ? before[event] : [previous, ...before[event]];
    rows[event] = 1 + Math.max(0, ...all.map(other => rows[other] || 0));
  }
}

function previousOf(event) {
  const { events } = shown;
  return event > 0 && events[event - 1].column === events[event].column ? event - 1 : -1;
}

function drawEvents() {
  const { item, events, rows, boxes } = shown;
  const heads = item.threads.map((thread, column) => {
    const head = make('div', 'head', thread.name);
    head.style.gridColumn = column + 1;
    return head;
  });
  at('heads').replaceChildren(...heads);
  events.forEach((event, number) => {
    const box = make('div', 'event ' + event.kind);
    box.tabIndex = 0;
    box.dataset.event = event.id;
    box.style.gridColumn = event.column + 1;
    box.style.gridRow = rows[number];
    const text = event.text + (event.initial ? ', the initial value' : '');
    box.append(make('span', 'name', event.id), make('span', '', text));
    if (event.line) box.append(make('small', '', ` line ${event.line}`));
    if (item.marked.includes(number)) box.classList.add('marked');
    for (const why of reasonsAt(number)) box.append(make('span', 'why', why));
    box.addEventListener('mouseenter', () => look(number));
    box.addEventListener('focus', () => look(number));
    box.addEventListener('mouseleave', () => look(-1));
    box.addEventListener('blur', () => look(-1));
    box.addEventListener('click', () => pin(pinned === number ? -1 : number));
    box.addEventListener('keydown', key => {
      if (key.key === 'Enter') pin(pinned === number ? -1 : number);
    });
    boxes.push(box);
  });
  at('canvas').replaceChildren(at('arrows'), ...boxes);
}

/** What the highlights say of an event, so that no text has to stand on an arrow. */
function reasonsAt(number) {
  const { item, events } = shown;
  const reasons = [];
  for (const [from, to, relation, text, directed] of item.highlights.filter(isNews)) {
    if (from === number) reasons.push(`${text}: ${directed ? '' : 'this and '}${events[to].id}`);
    else if (to === number && !directed) reasons.push(`${text}: this and ${events[from].id}`);
    else if (to === number && relation === 'fr') reasons.push(`${events[from].id} misses this`);
  }
  return reasons;
}

// ---- arrows

/** Gives columns their width, and draws what depends on it. */
function layOut() {
  if (!shown) return;
  const count = shown.item.threads.length;
  const free = (at('stage').clientWidth - 80 - 56 * (count - 1)) / count;
  const columns = `repeat(${count}, ${Math.max(170, Math.min(330, Math.floor(free)))}px)`;
  at('heads').style.gridTemplateColumns = columns;
  at('canvas').style.gridTemplateColumns = columns;
  drawArrows();
}

function drawArrows() {
  if (!shown) return;
  const { item, events, boxes } = shown;
  const canvas = at('canvas');
  const arrows = at('arrows');
  const places = boxes.map(box => ({
    left: box.offsetLeft, right: box.offsetLeft + box.offsetWidth, top: box.offsetTop,
    bottom: box.offsetTop + box.offsetHeight, middle: box.offsetTop + box.offsetHeight / 2,
  }));
  arrows.replaceChildren(heads());
  arrows.setAttribute('width', 0);
  arrows.setAttribute('height', 0);
  arrows.setAttribute('width', canvas.scrollWidth);
  arrows.setAttribute('height', canvas.scrollHeight);
  const add = (relation, from, to, names) => {
    const isRight = places[from].left <= places[to].left;
    const d = relation === 'po' || names.includes('straight') ? downwards(places[from], places[to])
      : events[from].column === events[to].column ? aside(places[from], places[to], OFFSETS[relation] || 0)
      : across(places[from], places[to], isRight, OFFSETS[relation] || 0);
    const path = svg('path', { d, class: names, 'data-relation': relation });
    Object.assign(path.dataset, { from, to });
    const colour = names.includes('highlight') ? 'alarm' : relation;
    if (relation !== 'po' || names.includes('highlight')) path.style.stroke = `var(--${colour})`;
    if (!names.includes('undirected') && names !== 'po') path.setAttribute('marker-end', `url(#head-${colour})`);
    arrows.append(path);
  };
  const isHighlighted = (relation, from, to) =>
    item.highlights.some(other => other[0] === from && other[1] === to && other[2] === relation);
  events.forEach((_, event) => {
    const previous = previousOf(event);
    if (previous < 0) return;
    if (switched.has('hb')) add('hb', previous, event, 'hb straight');
    else add('po', previous, event, 'po');
  });
  for (const [relation, from, to] of item.edges) {
    const isOfHb = switched.has('hb') && (relation === 'sw' || relation === 'thread');
    const name = isOfHb ? 'hb' : relation;
    if (!isHighlighted(relation, from, to)) {
      const names = switched.has(relation) || isOfHb ? name : name + ' hidden';
      add(name, from, to, names);
    }
  }
  for (const [from, to, relation, , directed] of item.highlights) {
    add(relation || 'missing', from, to, 'highlight' + (relation ? '' : ' missing') + (directed ? '' : ' undirected'));
  }
  paintArrows();
}

/** The heads of arrows, one for each colour. */
function heads() {
  const definitions = svg('defs', {});
  for (const colour of ['alarm', ...Object.keys(RELATIONS)]) {
    const marker = svg('marker', {
      id: 'head-' + colour, viewBox: '0 0 10 10', refX: 9, refY: 5, markerWidth: 9, markerHeight: 9,
      markerUnits: 'userSpaceOnUse', orient: 'auto',
    });
    const head = svg('path', { d: 'M0 0 L10 5 L0 10 z' });
    head.style.fill = `var(--${colour})`;
    marker.append(head);
    definitions.append(marker);
  }
  return definitions;
}

function downwards(from, to) {
  const x = (from.left + from.right) / 2;
  return `M${x} ${from.bottom} L${x} ${to.top}`;
}

function across(from, to, isRight, offset) {
  const [x1, x2] = isRight ? [from.right, to.left] : [from.left, to.right];
  const [y1, y2] = [from.middle + offset, to.middle + offset];
  const bend = (isRight ? 1 : -1) * Math.max(28, Math.abs(x2 - x1) * 0.35);
  return `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}

function aside(from, to, offset) {
  const [y1, y2] = [from.middle + offset, to.middle + offset];
  const bulge = Math.min(46, 18 + Math.abs(y2 - y1) / 14);
  return `M${from.right} ${y1} C${from.right + bulge} ${y1} ${to.right + bulge} ${y2} ${to.right} ${y2}`;
}

// ---- what is looked at

function look(event) {
  hovered = event;
  paint();
}

function pin(event) {
  pinned = event;
  if (event >= 0) shown.boxes[event].scrollIntoView({ block: 'nearest', inline: 'nearest' });
  paint();
}

/** For each event the set of those that happen before it. */
function happensBefore() {
  const { item, events } = shown;
  const into = events.map((_, event) => (previousOf(event) < 0 ? [] : [event - 1]));
  for (const [relation, from, to] of item.edges) {
    if (relation === 'sw' || relation === 'thread') into[to].push(from);
  }
  return events.map((_, event) => {
    const before = new Set();
    const waiting = [...into[event]];
    while (waiting.length) {
      const other = waiting.pop();
      if (!before.has(other)) {
        before.add(other);
        waiting.push(...into[other]);
      }
    }
    return before;
  });
}

function paint() {
  if (!shown) return;
  const { item, events, boxes, time, known } = shown;
  const step = Number(at('step').value);
  const active = hovered >= 0 ? hovered : pinned;
  const showsHb = switched.has('hb') && active >= 0;
  boxes.forEach((box, event) => {
    box.classList.toggle('later', time[event] >= step);
    box.classList.toggle('current', step < item.order.length && time[event] === step - 1);
    box.classList.toggle('active', event === active);
    const isOrdered = event === active || (active >= 0 && (known[active].has(event) || known[event].has(active)));
    box.classList.toggle('apart', showsHb && !isOrdered);
  });
  const now = step > 0 ? events[item.order[step - 1]] : null;
  const text = now ? `: ${item.threads[now.column].name} ${now.text}` : '';
  at('now').textContent = `step ${step} of ${item.order.length}${text}`;
  paintArrows();
  drawDetails(active);
}

/** Arrows of the event that is looked at are shown whatever is switched off; those of later steps are not shown. */
function paintArrows() {
  const step = Number(at('step').value);
  const active = hovered >= 0 ? hovered : pinned;
  for (const path of at('arrows').querySelectorAll(':scope > path')) {
    const [from, to] = [Number(path.dataset.from), Number(path.dataset.to)];
    const isActive = active >= 0 && (from === active || to === active) && path.dataset.relation !== 'po';
    const isLater = shown.time[from] >= step || shown.time[to] >= step;
    const isHidden = isLater || (path.classList.contains('hidden') && !isActive);
    path.style.display = isHidden ? 'none' : '';
    path.classList.toggle('active', isActive);
    path.classList.toggle('dim', active >= 0 && !isActive && !path.classList.contains('highlight'));
  }
}

/** The lines of the source around that of an event, if they are known. */
function source(event) {
  const lines = Object.entries(data.sources[event.file] || {})
    .map(([number, text]) => [Number(number), text])
    .filter(([number]) => Math.abs(number - event.line) <= 3);
  if (!event.line || !lines.length) return [];
  const text = make('pre');
  for (const [number, line] of lines) {
    text.append(make('span', number === event.line ? 'here' : '', `${String(number).padStart(4)}  ${line}`));
  }
  return [text];
}

function about(event) {
  const place = (event.line ? `${event.file}:${event.line}` : event.file) + (event.via ? ` via ${event.via}` : '');
  return [
    make('h3', '', `${event.id}  ${shown.item.threads[event.column].name}`),
    make('div', '', event.text + (event.initial ? ', the initial value' : '')),
    make('p', '', place),
    ...source(event),
  ];
}

/** Where nothing is pointed at, the places of the problem are shown. */
function drawDetails(active) {
  const panel = at('details');
  const { item, events, known } = shown;
  if (active < 0) {
    const hint = make('p', '', 'Point at an event to see its source and its relations; click to keep them.');
    const remarks = data.remarks.map(text => make('p', '', 'warning: ' + text));
    panel.replaceChildren(hint, ...remarks, ...item.marked.flatMap(event => about(events[event])));
    return;
  }
  panel.replaceChildren(...about(events[active]));
  const list = make('ul');
  const add = (colour, text) => {
    const line = make('li');
    line.style.borderColor = `var(--${colour})`;
    line.append(make('span', '', text));
    list.append(line);
  };
  const name = other => `${events[other].id} (${events[other].text})`;
  for (const [from, to, , text, directed] of item.highlights) {
    if (from === active) add('alarm', `${text} ${name(to)}`);
    else if (to === active && !directed) add('alarm', `${text} ${name(from)}`);
  }
  for (const [relation, from, to] of item.edges) {
    if (from === active) add(relation, `${relation} to ${name(to)}`);
    if (to === active) add(relation, `${relation} from ${name(from)}`);
  }
  panel.append(list);
  const before = known[active].size;
  const after = events.filter((_, other) => known[other].has(active)).length;
  const rest = events.length - 1 - before - after;
  panel.append(make('p', '', `${before} events happen before it, ${after} after it, ${rest} are unordered with it.`));
}

// ---- begin

drawHeader();
drawList();
drawSwitches();
at('step').addEventListener('input', paint);
const move = by => {
  at('step').value = Number(at('step').value) + by;
  paint();
};
at('back').addEventListener('click', () => move(-1));
at('on').addEventListener('click', () => move(1));
addEventListener('resize', layOut);
if (data.items.length) show(0);
else at('message').append(make('p', '', 'There is no execution to show.'));
