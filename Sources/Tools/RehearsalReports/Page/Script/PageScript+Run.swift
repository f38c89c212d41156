extension PageScript {
  /// One run, with a cursor that moves through its steps.
  static let run = #"""
    let shown = null;
    const moveTo = (step, isFollowed) => {
      if (!shown || !shown.film) return;
      const { film, rows } = shown;
      shown.step = Math.max(0, Math.min(film.frames.length - 1, step));
      const frame = film.frames[shown.step];
      if (!frame) return;
      rows.forEach((row, index) => {
        if (index === shown.step) row.setAttribute('aria-current', 'step');
        else row.removeAttribute('aria-current');
      });
      find('cursor').value = shown.step;
      find('cursor').setAttribute('aria-valuetext', `${frame.time}, ${between(frame)}: ${frame.sentence}`);
      find('moment').textContent = `Step ${shown.step + 1} of ${film.frames.length} · ${frame.time} · ${frame.sentence}`;
      find('earlier').disabled = shown.step === 0;
      find('later').disabled = shown.step === film.frames.length - 1;
      showScene(frame.scene, shown.step ? film.frames[shown.step - 1].scene : film.opening, frame.time);
      if (isFollowed) rows[shown.step].scrollIntoView({ block: 'nearest' });
    };
    const headOf = (rule, heading) => find(`rule-${rule.id}`) ? wayTo(`rule-${rule.id}`, heading) : heading;
    const ruleCard = (rule, isBroken, heading, ...texts) => make('article', isBroken ? 'rule broken' : 'rule',
      make('h4', '', headOf(rule, heading)), ...texts.map((text) => make('p', '', text)), make('p', '', rule.sentence),
      make('p', 'source', `${rule.standing}: ${rule.source}`));
    const lockOuts = (film) => film.frames.map((frame, index) => [frame, index]).filter(([frame]) =>
      frame.tone === 'wrong' && data.lanes[frame.from] === 'Keychain').map(([frame, index], number) => {
        const [cause = '', remedy = ''] = film.lockOuts[number] || [];
        return make('article', 'rule broken', make('h4', '', 'Locked out'),
          make('p', '', `At ${frame.time}, step ${index + 1}. ${cause}`), make('p', '', remedy));
      });
    const cardsOf = (film) => [
      ...lockOuts(film),
      ...film.mistakes.map(({ rule, weight, what, detail, advice, frame }) => ruleCard(
        rule, weight === 'broken', `${rule.id} ${weight}: ${what}`,
        `At ${film.frames[frame].time}, step ${frame + 1}${detail ? ` (${detail})` : ''}. ${advice}`)),
      ...film.readings.filter((one) => !film.mistakes.some((other) => other.rule.id === one.rule.id)).map(({ rule, setting }) => ruleCard(rule, false, `${rule.id} relied on${setting === 'fixed' ? '' : `: ${setting}`}`)),
    ];
    const wayOf = (machineRun) => {
      const steps = machineRun.moves.map(([, , , event, phase]) =>
        make('li', '', make('span', '', `${word(event)} → `), make('b', '', word(phase))));
      const way = make('ol', 'way', make('li', '', make('b', '', 'requested')), ...steps);
      const figure = find(`machine-${machineRun.machine}`);
      if (!figure) return way;
      const picture = figure.querySelector('svg').cloneNode(true);
      for (const [from, event, to] of machineRun.moves) {
        for (const kind of [`p${from}`, `p${to}`, `m${from}-${to}`, `v${from}-${event}`]) {
          for (const element of picture.querySelectorAll(`.${kind}`)) element.classList.add('lit');
        }
      }
      const scroll = make('div', 'scroll', picture);
      scroll.tabIndex = 0;
      return make('div', '', way, make('details', '', make('summary', '', 'On the whole machine'), scroll));
    };
    const lineOf = (number, before) => {
      const [kind, text, outcome] = data.lines[number].map(word);
      const isContinued = before !== undefined && word(data.lines[before][0]) === kind;
      return make('li', outcome, make('span', '', isContinued ? 'And' : kind), make('span', '', text),
        make('span', 'outcome', outcome));
    };
    const show = ({ key, title, meta, values, problems, again, replay, film, lines, pair }) => {
      find('run-title').textContent = title;
      fill(find('run-meta'), film ? meta : [...meta, make('span', '', 'recorded without its trace')]);
      fill(find('run-values'), values);
      find('run-values').hidden = !values.length;
      fill(find('run-problems'), problems ? [problems.cloneNode(true)] : []);
      find('run-again').firstElementChild.textContent = again;
      find('replay').hidden = !replay;
      find('replay').querySelector('code').textContent = replay || '';
      for (const button of document.querySelectorAll('.copy button')) button.textContent = 'Copy';
      find('theatre').hidden = !film || !film.frames.length;
      shown = { film, rows: [], step: 0 };
      if (film) {
        const { table, rows } = sequenceOf(film, lanesOf(film), { choose: (step) => moveTo(step) });
        shown.rows = rows;
        fill(find('sequence'), [table]);
        find('cursor').max = Math.max(0, film.frames.length - 1);
        moveTo(film.frames.findIndex((frame) => frame.tone === 'wrong'));
      }
      const cards = film ? cardsOf(film) : [];
      find('rules').hidden = !cards.length;
      fill(find('rules').lastElementChild, cards);
      find('script').hidden = !lines.length;
      fill(find('script').lastElementChild, lines.map((line, index) => lineOf(line, lines[index - 1])));
      find('way').hidden = !film || !film.machineRuns.length;
      fill(find('way').lastElementChild, film ? film.machineRuns.map(wayOf) : []);
      find('beside').hidden = !pair;
      const parts = [['script', 'The scenario'], ['replay', 'The scenario that plays it again'], ['rules', 'The rules'],
        ['beside', 'Beside the nearest that holds']].filter(([id]) => !find(id).hidden);
      fill(find('run-ways'), parts.flatMap(([id, text]) => [wayTo(`${key}-${id}`, text), ' ']));
      if (!pair) return;
      fill(find('beside-which'), pair.which ? ['The one that passes: ', pair.which] : []);
      const lanes = lanesOf(pair.failing, pair.passing);
      const column = (heading, film) => make('div', '', make('h4', '', heading),
        sequenceOf(film, lanes, { fork: pair.shared }).table);
      fill(find('beside').lastElementChild,
        [column('This run', pair.failing), column('The one that passes', pair.passing)]);
    };
    """#
}
