extension PageScript {
  /// What is shown of a run, and of what an exploration found.
  static let finding = #"""
    const wayTo = (hash, text) => {
      const link = make('a', '', text);
      link.href = `#${hash}`;
      return link;
    };
    const isPassed = (number) => itemOf.get(number).classList.contains('passed');
    // The run that passes and is the same for longest, in the same file where there are several.
    const nearestOf = (number) => {
      let best = { number: 0, shared: 0 };
      const film = data.runs[number - 1][0];
      if (!film) return best;
      const file = fileOf(itemOf.get(number));
      data.runs.forEach(([other], index) => {
        if (!other || !isPassed(index + 1)) return;
        let shared = 0;
        while (shared < film[1].length && film[1][shared] === other[1][shared]) shared += 1;
        const isNearer = shared > best.shared || (shared === best.shared && best.number
          && fileOf(itemOf.get(best.number)) !== file && fileOf(itemOf.get(index + 1)) === file);
        if (shared && isNearer) best = { number: index + 1, shared };
      });
      return best;
    };
    const titleOf = (item) => {
      const outline = item.closest('.outline');
      const name = item.querySelector('a').textContent;
      return outline ? `${outline.querySelector('.name').textContent} ${name}` : name;
    };
    const factsOf = (item) => item.matches('tr') ? [item.querySelector('.end').textContent]
      : [...item.querySelectorAll('.meta span')].map((part) => part.textContent).slice(item.dataset.file ? 1 : 0);
    const valuesOf = (item) => {
      const own = item.querySelector('.values');
      if (own) return [...own.cloneNode(true).children];
      if (!item.matches('tr')) return [];
      const names = [...item.closest('table').querySelectorAll('thead th')].slice(1, -2);
      return names.map((name, index) =>
        make('div', '', make('dt', '', name.textContent), make('dd', '', item.children[index + 1].textContent)));
    };
    const showRun = (number) => {
      const item = itemOf.get(number);
      const [film, lines] = data.runs[number - 1];
      const status = item.classList[1];
      const place = `${fileOf(item)}:${item.dataset.line}`;
      const meta = [make('span', status === 'passed' ? '' : 'alarm', status),
        ...[featureOf(item), place, ...factsOf(item)].map((text) => make('span', '', text))];
      const again = item.querySelector('.again');
      const nearest = status === 'passed' ? { number: 0 } : nearestOf(number);
      const whole = filmOf(film);
      show({
        key: `run-${number}`, title: titleOf(item), meta, values: valuesOf(item),
        problems: item.querySelector('.problems'),
        again: again ? again.textContent : `rehearse run ${quoted(place)}`, film: whole, lines,
        pair: nearest.number && {
          failing: whole, passing: filmOf(data.runs[nearest.number - 1][0]), shared: nearest.shared,
          which: wayTo(`run-${nearest.number}`, titleOf(itemOf.get(nearest.number))),
        },
      });
      pager('run', beyond(number, -1), beyond(number, 1));
    };
    const pager = (kind, before, after) => [['previous', before], ['next', after]].forEach(([id, other]) => {
      find(id).disabled = !other;
      find(id).onclick = () => { location.hash = `${kind}-${other}`; };
    });
    const quoted = (text) => /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
    const showFinding = (number) => {
      const [failing, passing, shared] = data.findings[number - 1];
      const link = document.querySelector(`.findings a[href="#finding-${number}"]`);
      const exploration = link.closest('.exploration');
      const film = filmOf(failing);
      show({
        key: `finding-${number}`, title: link.textContent,
        meta: [make('span', 'alarm', 'found'), make('span', '', exploration.querySelector('h3').textContent)],
        values: [], problems: link.parentElement.querySelector('.notes'),
        again: exploration.querySelector('.copy code').textContent,
        replay: link.parentElement.querySelector('.again pre').textContent, film, lines: [],
        pair: passing && { failing: film, passing: filmOf(passing), shared },
      });
      pager('finding', number - 1, number < data.findings.length ? number + 1 : 0);
    };
    """#
}
