extension PageScript {
  /// The phone as it looks at one moment: a place, and what lies over it.
  static let phone = #"""
    const lines = (...texts) => texts.filter((text) => text !== '').map((text) => make('p', '', text));
    const buttonOf = (text, isOff) => make('div', isOff ? 'button off' : 'button', text);
    const pageOf = (title, ...children) => make('div', 'page', make('b', 'title', title), ...children);
    const busyOf = (number) => number < 0 ? [] : [make('p', 'busy', make('i', 'spin'), word(number))];
    const rowOf = (name, ...value) => make('div', 'row', make('small', '', name), ...value);
    const adviceOf = ([service, user, isUrgent, warnings, buttons]) => make('div', isUrgent ? 'group urgent' : 'group',
      make('b', '', word(service)), make('small', '', word(user)),
      ...warnings.map((text) => make('p', 'warning', word(text))),
      ...buttons.map((text) => make('div', 'link', word(text))));
    const places = [
      (app) => make('div', 'home', ...['Settings', word(app)].map((name) =>
        make('div', 'app', make('i', '', [...name][0] || ''), make('small', '', name)))),
      (service, user, password, busy) => pageOf('Passwords', make('div', 'group', make('b', '', word(service)),
        rowOf('User name', word(user)),
        rowOf('Password', password < 0 ? make('em', '', 'not saved') : make('code', '', word(password)))),
      ...busyOf(busy)),
      (busy, ...rows) => pageOf('Security recommendations', ...busyOf(busy), ...rows.map(adviceOf),
        ...(rows.length ? [] : lines('Nothing to recommend.'))),
      (app, told, ...elements) => pageOf(word(app),
        ...(elements.length ? elements.map(elementOf) : lines('The app’s own screen.')),
        ...(told < 0 ? [] : [make('p', 'told', `The app hears: ${word(told)}.`)])),
      (address) => make('div', 'page', make('div', 'address', word(address)), ...lines('The website, in the browser.')),
      (title, about, note, fields, offered) => make('div', 'page form', make('b', 'title', word(title)),
        ...lines(word(about)), ...fields.map((field) => elementOf([1, ...field])),
        ...(note < 0 ? [] : [make('p', 'told', word(note))]),
        make('div', 'quick', ...offered.map((user) => make('span', '', word(user))))),
    ];
    const elementOf = ([kind, name, rest]) => {
      if (kind === 0) return make('p', '', word(name));
      if (kind === 1) return make('div', 'field', make('small', '', word(name)), word(rest) || '\u00a0');
      return buttonOf(word(name), !rest);
    };
    const fronts = [
      (title, ...elements) => make('div', 'interface', ...(title < 0 ? [] : [
        make('div', 'bar', make('span', '', 'Cancel'), make('b', '', word(title)), make('i', ''))]),
        make('div', 'content', ...elements.map(elementOf))),
      (text) => make('div', 'sheet', make('div', 'content', make('b', 'apple', 'Sign in with Apple'),
        ...lines(word(text)), buttonOf('Continue'), make('div', 'link', 'Cancel'))),
      (text) => make('div', 'alert', ...lines(word(text)), make('div', 'link', 'OK')),
      (text, ...buttons) => make('div', 'sheet', make('div', 'content', ...lines(word(text)),
        ...buttons.map((button) => buttonOf(word(button))), make('div', 'link', 'Not now'))),
      (text) => make('div', 'banner', make('b', '', 'Passwords'), ...lines(word(text))),
      (means) => make('div', 'alert', make('b', 'apple', '◉'), ...lines(`The phone asks for ${word(means)}.`)),
    ];
    const phoneOf = ([[place, ...what], [front, ...over]], time) => {
      const behind = places[place](...what);
      const glass = make('div', 'glass', make('div', 'clock', make('span', '', time), make('i', '')), behind);
      if (front !== undefined) {
        behind.classList.add('behind');
        glass.append(fronts[front](...over));
      }
      const phone = make('div', 'phone', glass);
      phone.setAttribute('role', 'group');
      phone.setAttribute('aria-label', 'What the user sees');
      return phone;
    };
    """#

  /// What there is at one moment: the phone, and what everybody holds.
  static let scene = #"""
    const facts = (scene) => [
      ['Phase', [scene.phase]], ['Keychain', scene.keychain], ['Server', scene.server],
      ['Process', [scene.process]], ...(scene.network === 'up' ? [] : [['Network', [scene.network]]]),
    ];
    const showScene = (number, before, time) => {
      const scene = sceneOf(number);
      const old = new Map(facts(sceneOf(before)).map(([name, lines]) => [name, lines.join('\n')]));
      const list = make('dl', 'facts');
      for (const [name, lines] of facts(scene)) {
        const text = lines.join('\n');
        const value = make('dd', old.get(name) === text ? '' : 'new', make('code', '', text || 'nothing'));
        list.append(make('div', '', make('dt', '', name), value));
      }
      fill(find('scene'), [phoneOf(scene.screen, time), list]);
    };
    """#
}
