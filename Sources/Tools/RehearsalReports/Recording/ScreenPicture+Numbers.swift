/// Screens as lists of numbers: where the user is, and what lies over it, each a kind and its texts.
extension ScreenPicture {
  /// The list, where every text has a number.
  func list(_ number: (String) -> Int) -> String {
    "[\(place.list(number)),\(front?.list(number) ?? "[]")]"
  }
}

extension ScreenPicture.Place {
  fileprivate func list(_ number: (String) -> Int) -> String {
    switch self {
    case .home(let app): return [0, number(app)].list
    case .account(let page):
      let texts = [number(page.service), number(page.user)]
      return ([1] + texts + [page.password, page.busy].map { $0.map(number) ?? -1 }).list
    case .recommendations(let rows, let busy):
      return "[2,\(busy.map(number) ?? -1)\(rows.map { ",\($0.list(number))" }.joined())]"
    case .app(let name, let told, let elements):
      return "[3,\(number(name)),\(told.map(number) ?? -1)"
        + "\(elements.map { ",\($0.list(number))" }.joined())]"
    case .website(let address): return [4, number(address)].list
    case .form(let page):
      let fields = page.fields.map { [number($0.name), number($0.text)].list }
      return "[5,\(number(page.title)),\(number(page.about)),\(page.note.map(number) ?? -1),\(fields.list),"
        + "\(page.suggestions.map(number).list)]"
    }
  }
}

extension ScreenPicture.Row {
  fileprivate func list(_ number: (String) -> Int) -> String {
    "[\(number(service)),\(number(user)),\(isUrgent ? 1 : 0),\(warnings.map(number).list),"
      + "\(buttons.map(number).list)]"
  }
}

extension ScreenPicture.Front {
  fileprivate func list(_ number: (String) -> Int) -> String {
    switch self {
    case .interface(let title, let elements):
      "[0,\(title.map(number) ?? -1)\(elements.map { ",\($0.list(number))" }.joined())]"
    case .sheet(let explanation): [1, number(explanation)].list
    case .message(let text): [2, number(text)].list
    case .prompt(let text, let buttons): ([3, number(text)] + buttons.map(number)).list
    case .notification(let text): [4, number(text)].list
    case .authentication(let means): [5, number(means)].list
    }
  }
}

extension ScreenPicture.Element {
  fileprivate func list(_ number: (String) -> Int) -> String {
    switch self {
    case .label(let text): [0, number(text)].list
    case .field(let name, let text): [1, number(name), number(text)].list
    case .button(let name, let isEnabled): [2, number(name), isEnabled ? 1 : 0].list
    }
  }
}
