/// What the page does once it is opened.
///
/// It makes elements and texts, never markup, so nothing a run says can become more than text.
enum PageScript {
  /// The whole script, the same for every page.
  static let text =
    "(() => {\n'use strict';\n"
    + [making, films, sequence, phone, scene, run, finding, index, start].joined(separator: "\n")
    + "\n})();"

  private static let making = #"""
    const find = (id) => document.getElementById(id);
    const fill = (element, children) => { element.replaceChildren(...children); return element; };
    const make = (name, kind, ...children) => {
      const element = document.createElement(name);
      if (kind) element.className = kind;
      element.append(...children);
      return element;
    };
    const shape = (name, attributes, ...children) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.append(...children);
      return element;
    };
    """#

  private static let films = #"""
    const data = JSON.parse(find('films').textContent);
    const word = (number) => data.strings[number];
    const tones = ['event', 'fault', 'event', 'wrong'];
    const sceneOf = (number) => {
      const [screen, phase, process, network, saved, ...lines] = data.scenes[number];
      return {
        screen: data.screens[screen], phase: word(phase), process: word(process), network: word(network),
        keychain: lines.slice(0, saved).map(word), server: lines.slice(saved).map(word),
      };
    };
    const ruleOf = (number) => {
      const [id, sentence, standing, source] = data.rules[number].map(word);
      return { id, sentence, standing, source };
    };
    const filmOf = (numbers) => numbers && {
      opening: numbers[0],
      frames: numbers[1].map((number) => {
        const [time, from, to, sentence, tone, scene] = data.frames[number];
        return { time: word(time), from, to, sentence: word(sentence), tone: tones[tone], scene };
      }),
      mistakes: numbers[2].map(([number, detail, frame]) => {
        const [weight, what, advice, rule] = data.mistakes[number];
        return {
          weight: word(weight), what: word(what), advice: word(advice), rule: ruleOf(rule),
          detail: word(detail), frame,
        };
      }),
      readings: numbers[3].map((number) => {
        const [rule, setting] = data.readings[number];
        return { rule: ruleOf(rule), setting: word(setting) };
      }),
      machineRuns: numbers[4].map(([machine, moves]) => ({
        machine, moves: moves.map((number) => data.moves[number]),
      })),
      lockOuts: numbers[5].map((texts) => texts.map(word)),
    };
    """#

  /// A film as a table: time, lanes, and what happened.
  private static let sequence = #"""
    const lanesOf = (...films) => {
      const present = new Set(films.flatMap((film) => film.frames.flatMap((frame) => [frame.from, frame.to])));
      return data.lanes.map((_, lane) => lane).filter((lane) => present.has(lane));
    };
    const arrows = (frame, lanes) => {
      const x = (lane) => `${(100 * (lanes.indexOf(lane) + 0.5)) / lanes.length}%`;
      const picture = shape('svg', { 'aria-hidden': 'true' });
      for (const lane of lanes) {
        picture.append(shape('line', { class: 'life', x1: x(lane), x2: x(lane), y1: '0', y2: '100%' }));
      }
      if (frame.from === frame.to) {
        picture.append(shape('circle', { class: `dot ${frame.tone}`, cx: x(frame.from), cy: 16, r: 4 }));
        return picture;
      }
      const side = frame.from < frame.to ? -1 : 1;
      picture.append(
        shape('line', { class: `arrow ${frame.tone}`, x1: x(frame.from), x2: x(frame.to), y1: 16, y2: 16 }),
        shape('svg', { x: x(frame.to), y: 16, overflow: 'visible' },
          shape('path', { class: `tip ${frame.tone}`, d: `M0 0l${side * 9} -5v10z` })));
      return picture;
    };
    const between = (frame) => {
      const [from, to] = [data.lanes[frame.from], data.lanes[frame.to]];
      return frame.from === frame.to ? from : `${from} to ${to}`;
    };
    // A name that is too long for a line should break between its words.
    const breakable = (text) => text.split(/(?<=[a-z])(?=[A-Z])|(?=\()/).flatMap((part) => [make('wbr'), part]).slice(1);
    const sequenceOf = (film, lanes, { fork = -1, choose } = {}) => {
      const heads = lanes.map((lane) => make('span', '', data.lanes[lane]));
      const cells = [make('th', 'time', 'Time'), make('th', ''), make('th', 'what', 'What happened')];
      cells[1].append(make('div', 'lanes', ...heads));
      for (const cell of cells) cell.scope = 'col';
      const rows = film.frames.map((frame, index) => {
        const isSameTime = index > 0 && film.frames[index - 1].time === frame.time;
        const lanesCell = make('td', 'lanes', make('span', 'quiet', between(frame)), arrows(frame, lanes));
        const time = make('td', 'time', isSameTime ? make('span', 'quiet', frame.time) : frame.time);
        if (index === fork) time.prepend(make('span', 'quiet', 'From here on the two differ. '));
        const row = make('tr', index === fork ? 'fork' : '', time, lanesCell,
          make('td', `what ${frame.tone}`, ...breakable(frame.sentence)));
        if (choose) row.addEventListener('click', () => choose(index));
        return row;
      });
      const table = make('table', 'sequence', make('thead', '', make('tr', '', ...cells)), make('tbody', '', ...rows));
      table.setAttribute('aria-label', 'What happened, step by step');
      table.style.setProperty('--lanes', `${lanes.length * 4.6}rem`);
      table.style.setProperty('--narrow', `${lanes.length * 3.3}rem`);
      return { table, rows };
    };
    """#
}
