extension PageScript {
  /// The list of runs, and its filter, which looks into stories as well.
  static let index = #"""
    const items = [...document.querySelectorAll('[data-run]')];
    const itemOf = new Map(items.map((item) => [Number(item.dataset.run), item]));
    const folds = [...document.querySelectorAll('#list details')];
    const isOpen = new Map(folds.map((fold) => [fold, fold.open]));
    const wanted = { text: '', by: {} };
    const groupOf = (item) => item.closest('.feature');
    const featureOf = (item) => groupOf(item).querySelector('h4').firstChild.textContent.trim();
    const fileOf = (item) => item.closest('[data-file]').dataset.file;
    const texts = new Map();
    const textOf = (item) => {
      if (!texts.has(item)) {
        const outline = item.closest('.outline');
        const around = [featureOf(item), fileOf(item), outline ? outline.querySelector('.name').textContent : ''];
        texts.set(item, [item.textContent, ...around].join(' ').toLowerCase());
      }
      return texts.get(item);
    };
    let lower = null;
    const found = (text) => {
      lower = lower || data.strings.map((string) => string.toLowerCase());
      const strings = new Set(lower.flatMap((string, index) => string.includes(text) ? [index] : []));
      const frames = new Set(data.frames.flatMap((frame, index) => strings.has(frame[3]) ? [index] : []));
      return { frames, lines: new Set(data.lines.flatMap((line, index) => strings.has(line[1]) ? [index] : [])) };
    };
    // Where a text comes up in what a run says and in what was played of it.
    const hitOf = (number, { frames, lines }) => {
      const [film, said] = data.runs[number - 1];
      const step = film ? film[1].findIndex((frame) => frames.has(frame)) : -1;
      if (step >= 0) {
        const [time, , , sentence] = data.frames[film[1][step]];
        return { hash: `run-${number}-step-${step + 1}`, text: `${word(time)}  ${word(sentence)}` };
      }
      const line = said.find((one) => lines.has(one));
      return line === undefined ? null : { hash: `run-${number}-script`, text: word(data.lines[line][1]) };
    };
    const isWanted = (item) => Object.entries(wanted.by).every(([name, value]) => !value
      || (name === 'status' ? item.classList.contains(value) : (item.dataset[name] || '').split(' ').includes(value)));
    const tell = (item, hit) => {
      const link = make('a', 'hit', hit.text);
      link.href = `#${hit.hash}`;
      (item.matches('tr') ? item.firstElementChild : item).append(link);
    };
    const filter = () => {
      for (const hit of document.querySelectorAll('#list .hit')) hit.remove();
      const text = wanted.text.trim();
      const places = text ? found(text) : null;
      let count = 0;
      for (const item of items) {
        item.hidden = !isWanted(item);
        if (!item.hidden && text && !textOf(item).includes(text)) {
          const hit = hitOf(Number(item.dataset.run), places);
          if (hit) tell(item, hit); else item.hidden = true;
        }
        if (!item.hidden) count += 1;
      }
      for (const group of document.querySelectorAll('.outline,.feature,.folder')) {
        group.hidden = !group.querySelector('[data-run]:not([hidden])');
      }
      const isFiltered = count < items.length;
      for (const fold of folds) fold.open = isFiltered || isOpen.get(fold);
      nameFolds();
      find('count').textContent = isFiltered ? `${count} of ${items.length} runs` : `${count} runs`;
    };
    const nameFolds = () => {
      find('unfold').textContent = folds.some((fold) => !fold.open) ? 'Show all runs' : 'Hide all runs';
    };
    const unfold = () => {
      const open = folds.some((fold) => !fold.open);
      for (const fold of folds) { fold.open = open; isOpen.set(fold, open); }
      nameFolds();
    };
    const beyond = (number, step) => {
      for (let index = items.indexOf(itemOf.get(number)) + step; index >= 0 && index < items.length; index += step) {
        if (!items[index].hidden) return Number(items[index].dataset.run);
      }
      return 0;
    };
    // The next link to a run that can be seen, from the one that has the focus.
    const toRun = (step) => {
      const links = items.map((item) => item.querySelector('a')).filter((link) => link.checkVisibility());
      const here = links.indexOf(document.activeElement);
      const next = links[here < 0 ? (step > 0 ? 0 : links.length - 1) : here + step];
      if (next) { next.focus(); next.scrollIntoView({ block: 'nearest' }); }
    };
    const startIndex = () => {
      if (!find('filter')) return;
      find('filter').hidden = !items.length;
      find('filter').addEventListener('submit', (event) => event.preventDefault());
      find('filter').addEventListener('input', (event) => {
        if (event.target.id === 'search') wanted.text = event.target.value.toLowerCase();
        else wanted.by[event.target.dataset.by] = event.target.value;
        filter();
      });
      find('unfold').hidden = !folds.length;
      find('unfold').addEventListener('click', unfold);
      for (const item of items) {
        const other = item.classList.contains('passed') ? 0 : nearestOf(Number(item.dataset.run)).number;
        const ways = other && item.querySelector('.ways');
        if (ways) ways.append(' ', wayTo(`run-${item.dataset.run}-beside`, 'Beside the nearest that holds'));
      }
      filter();
    };
    """#
}
