extension PageScript {
  /// What happens at the start, and when somebody goes somewhere.
  static let start = #"""
    const views = [...document.querySelectorAll('[data-view]')];
    let returnTo = null;
    let shownKey = null;
    const toTop = () => requestAnimationFrame(() => scrollTo(0, 0));
    const toPart = (id) => requestAnimationFrame(() => {
      // What is folded away cannot be gone to.
      for (let one = find(id); one; one = one.parentElement) if (one.matches('details')) one.open = true;
      find(id).scrollIntoView({ block: 'start' });
      (find(id).querySelector('summary') || find(id)).focus({ preventScroll: true });
    });
    const home = find('runs') ? 'runs' : 'exploration';
    const placeOf = (hash) => {
      const [, kind, digits, part, step] = /^(run|finding)-(\d+)(?:-(script|rules|beside|replay|step)(?:-(\d+))?)?$/.exec(hash) || [];
      const number = Number(digits);
      const count = kind === 'run' ? items.length : kind ? data.findings.length : 0;
      if (number >= 1 && number <= count) {
        return { kind, number, part, step: Number(step), chapter: kind === 'run' ? 'runs' : 'exploration' };
      }
      const target = document.getElementById(hash);
      const view = target && target.closest('[data-view]');
      return { chapter: view ? view.id : home, target: view && view !== target ? target : null };
    };
    const go = () => {
      const { kind, number, part, step, chapter, target } = placeOf(location.hash.slice(1));
      const key = kind && `${kind}-${number}`;
      if (kind && key !== shownKey) kind === 'run' ? showRun(number) : showFinding(number);
      const isSame = key && key === shownKey;
      shownKey = key;
      find('run').hidden = !kind;
      for (const view of views) view.hidden = Boolean(kind) || view.id !== chapter;
      for (const link of document.querySelectorAll('nav a')) {
        if (link.hash === `#${chapter}`) link.setAttribute('aria-current', 'page');
        else link.removeAttribute('aria-current');
      }
      find('back').hash = chapter;
      find('back').textContent = chapter === 'runs' ? '← All runs' : '← Exploration';
      if (kind) {
        returnTo = key;
        if (part === 'step') moveTo(step - 1, true);
        if (part && part !== 'step' && !find(part).hidden) return toPart(`${part}-title`);
        if (isSame) return;
        if (part !== 'step') toTop();
        find('run-title').focus({ preventScroll: true });
      } else if (target) {
        toPart(target.id);
      } else if (returnTo) {
        const link = document.querySelector(`a[href="#${returnTo}"]`);
        returnTo = null;
        if (link && link.checkVisibility()) { link.focus(); link.scrollIntoView({ block: 'center' }); }
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
    const toSection = (part) => { if (!find(part).hidden) location.hash = `${shownKey}-${part}`; };
    const keysOfRun = {
      ArrowRight: () => moveTo(shown.step + 1, true), ArrowLeft: () => moveTo(shown.step - 1, true),
      j: () => moveTo(shown.step + 1, true), k: () => moveTo(shown.step - 1, true),
      Home: () => moveTo(0, true), End: () => moveTo(Infinity, true),
      n: () => find('next').click(), p: () => find('previous').click(),
      s: () => toSection(find('script').hidden ? 'replay' : 'script'), r: () => toSection('rules'),
      b: () => toSection('beside'), Escape: () => { location.hash = find('back').hash; },
    };
    const keysOfList = {
      j: () => toRun(1), k: () => toRun(-1), o: () => folds.length && unfold(),
      '/': () => find('search') && find('search').focus(),
    };
    const keysAnywhere = { d: turnTheme, '?': () => find('help').showModal() };
    addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || find('help').open) return;
      const focus = document.activeElement || document.body;
      const isTyping = focus.matches('input[type=search],select');
      if (isTyping && event.key === 'Escape') return focus.blur();
      if (isTyping) return;
      if (focus.matches('input[type=range],.scroll') && /^(Arrow|Home|End)/.test(event.key)) return;
      const keys = { ...keysAnywhere, ...(find('run').hidden ? keysOfList : keysOfRun) };
      if (!Object.hasOwn(keys, event.key)) return;
      event.preventDefault();
      keys[event.key]();
    });
    find('theme').hidden = false;
    find('theme').addEventListener('click', turnTheme);
    find('keys').hidden = false;
    find('keys').addEventListener('click', () => find('help').showModal());
    find('help').querySelector('button').addEventListener('click', () => find('help').close());
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
    startIndex();
    addEventListener('hashchange', go);
    go();
    // The browser goes to the anchor by itself once everything is there.
    addEventListener('load', () => setTimeout(() => { if (!placeOf(location.hash.slice(1)).part) scrollTo(0, 0); }));
    """#
}
