extension PageScript {
  /// The list of runs, its filter, and what is shown of one.
  static let index = #"""
    const items = [...find('list').children];
    const wanted = { text: '', by: {} };
    const isWanted = (item) => {
      for (const [name, value] of Object.entries(wanted.by)) {
        if (!value) continue;
        const has = name === 'status' ? item.className.split(' ')[0] === value
          : (item.dataset[name] || '').split(' ').includes(value);
        if (!has) return false;
      }
      return !wanted.text || item.textContent.toLowerCase().includes(wanted.text);
    };
    const filter = () => {
      let count = 0;
      for (const item of items) {
        item.hidden = !isWanted(item);
        if (!item.hidden) count += 1;
      }
      find('count').textContent = count === items.length ? `${count} runs` : `${count} of ${items.length} runs`;
    };
    const neighbor = (number, step) => {
      for (let index = number - 1 + step; index >= 0 && index < items.length; index += step) {
        if (!items[index].hidden) return index + 1;
      }
      return 0;
    };
    const showRun = (number) => {
      const item = items[number - 1];
      const [film, lines] = data.runs[number - 1];
      const status = item.className.split(' ')[0];
      const label = make('span', status === 'passed' ? '' : 'alarm', status);
      const meta = [label, ...[...item.querySelector('.meta').children].map((part) => part.cloneNode(true))];
      const place = item.querySelector('.meta').children[1].textContent;
      const again = item.querySelector('.again');
      show({
        title: item.querySelector('a').textContent, meta, problems: item.querySelector('.problems'),
        again: again ? again.textContent : `rehearse run ${quoted(place)}`, film: filmOf(film), lines,
      });
      [find('previous'), find('next')].forEach((button, index) => {
        const other = neighbor(number, index ? 1 : -1);
        button.disabled = !other;
        button.onclick = () => { location.hash = `run-${other}`; };
      });
    };
    const quoted = (text) => /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
    const showFinding = (number) => {
      const [failing, passing, shared] = data.findings[number - 1];
      const link = document.querySelector(`a[href="#finding-${number}"]`);
      const film = filmOf(failing);
      show({
        title: link.textContent,
        meta: [make('span', 'alarm', 'found'), make('span', '', link.closest('.exploration').querySelector('h3').textContent)],
        problems: link.parentElement.querySelector('.notes'),
        again: link.closest('.exploration').querySelector('.copy code').textContent,
        replay: link.parentElement.querySelector('.again pre').textContent, film, lines: [],
        pair: passing && { failing: film, passing: filmOf(passing), shared },
      });
      [find('previous'), find('next')].forEach((button, index) => {
        const other = number + (index ? 1 : -1);
        button.disabled = other < 1 || other > data.findings.length;
        button.onclick = () => { location.hash = `finding-${other}`; };
      });
    };
    """#

  /// What happens at the start, and when somebody goes somewhere.
  static let start = #"""
    const views = [...document.querySelectorAll('[data-view]')];
    let returnTo = null;
    const toTop = () => requestAnimationFrame(() => scrollTo(0, 0));
    const go = () => {
      const hash = location.hash.slice(1);
      const [, kind, digits] = /^(run|finding)-(\d+)$/.exec(hash) || [];
      const number = Number(digits);
      const list = kind === 'run' ? data.runs : data.findings;
      const isOne = Boolean(kind) && number >= 1 && number <= list.length;
      const home = items.length || !find('exploration') ? 'runs' : 'exploration';
      const chapter = isOne ? (kind === 'run' ? 'runs' : 'exploration')
        : views.some((view) => view.id === hash) ? hash : home;
      if (isOne) kind === 'run' ? showRun(number) : showFinding(number);
      find('run').hidden = !isOne;
      for (const view of views) view.hidden = isOne || view.id !== chapter;
      for (const link of document.querySelectorAll('nav a')) {
        if (link.hash === `#${chapter}`) link.setAttribute('aria-current', 'page');
        else link.removeAttribute('aria-current');
      }
      find('back').hash = chapter;
      find('back').textContent = chapter === 'runs' ? '← All runs' : '← Exploration';
      if (isOne) {
        returnTo = hash;
        toTop();
        find('run-title').focus({ preventScroll: true });
      } else if (returnTo) {
        const link = document.querySelector(`a[href="#${returnTo}"]`);
        returnTo = null;
        if (link && chapter === 'runs') { link.focus(); link.scrollIntoView({ block: 'center' }); }
      } else {
        toTop();
      }
    };
    const isDark = () => (document.documentElement.dataset.theme
      || (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light')) === 'dark';
    const nameTheme = () => { find('theme').textContent = isDark() ? 'Light' : 'Dark'; };
    const turnTheme = () => {
      document.documentElement.dataset.theme = isDark() ? 'light' : 'dark';
      nameTheme();
    };
    const keys = {
      ArrowRight: () => moveTo(shown.step + 1, true), ArrowLeft: () => moveTo(shown.step - 1, true),
      j: () => moveTo(shown.step + 1, true), k: () => moveTo(shown.step - 1, true),
      Home: () => moveTo(0, true), End: () => moveTo(Infinity, true),
      n: () => find('next').click(), p: () => find('previous').click(),
      Escape: () => { location.hash = find('back').hash; },
    };
    addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const focus = document.activeElement || document.body;
      const isTyping = focus.matches('input[type=search],select');
      if (isTyping && event.key !== 'Escape') return;
      if (focus.matches('input[type=range],.scroll') && /^(Arrow|Home|End)/.test(event.key)) return;
      if (event.key === '/' && find('run').hidden) {
        event.preventDefault();
        find('search').focus();
      } else if (event.key === 'd') {
        turnTheme();
      } else if (!find('run').hidden && Object.hasOwn(keys, event.key)) {
        event.preventDefault();
        keys[event.key]();
      }
    });
    find('theme').hidden = false;
    find('theme').addEventListener('click', turnTheme);
    matchMedia('(prefers-color-scheme:dark)').addEventListener('change', nameTheme);
    nameTheme();
    find('cursor').addEventListener('input', (event) => moveTo(Number(event.target.value), true));
    find('earlier').addEventListener('click', () => moveTo(shown.step - 1, true));
    find('later').addEventListener('click', () => moveTo(shown.step + 1, true));
    for (const button of document.querySelectorAll('.copy button')) button.addEventListener('click', async (event) => {
      const code = event.target.previousElementSibling;
      try { await navigator.clipboard.writeText(code.textContent); } catch {
        getSelection().selectAllChildren(code);
        document.execCommand('copy');
      }
      event.target.textContent = 'Copied';
    });
    find('filter').hidden = !items.length;
    find('filter').addEventListener('submit', (event) => event.preventDefault());
    find('filter').addEventListener('input', (event) => {
      if (event.target.id === 'search') wanted.text = event.target.value.toLowerCase();
      else wanted.by[event.target.dataset.by] = event.target.value;
      filter();
    });
    filter();
    addEventListener('hashchange', go);
    go();
    // The browser goes to the anchor by itself once everything is there.
    addEventListener('load', () => setTimeout(() => scrollTo(0, 0)));
    """#
}
