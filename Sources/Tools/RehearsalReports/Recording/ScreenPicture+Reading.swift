import Rehearsal

/// Screens back from the lists of numbers they were written as.
extension ScreenPicture {
  /// The screen, where every number has a text; `nil` where no screen is written like this.
  init?(_ json: JSON, _ text: @escaping (Int) -> String?) {
    guard let parts = json.array, parts.count == 2, let place = Place(NumberList(parts[0], text)) else {
      return nil
    }
    var front: Front?
    if parts[1].array?.isEmpty != true {
      guard let read = Front(NumberList(parts[1], text)) else { return nil }
      front = read
    }
    self.init(place: place, front: front)
  }
}

extension ScreenPicture.Place {
  fileprivate init?(_ list: NumberList) {
    guard let first = list.wordOrNone(0) else { return nil }
    switch (list.kind, first) {
    case (0, let app?): self = .home(app: app)
    case (1, let service?):
      guard let user = list.word(1), let password = list.wordOrNone(2), let busy = list.wordOrNone(3) else {
        return nil
      }
      self = .account(.init(service: service, user: user, password: password, busy: busy))
    case (2, let busy):
      guard let rows = list.plainLists(from: 1).all(ScreenPicture.Row.init) else { return nil }
      self = .recommendations(rows, busy: busy)
    case (3, let name?):
      guard let told = list.wordOrNone(1),
        let elements = list.lists(from: 2).all(ScreenPicture.Element.init)
      else { return nil }
      self = .app(name, told: told, elements: elements)
    case (4, let address?): self = .website(address)
    case (5, let title?):
      guard let page = ScreenPicture.FormPage(list, title: title) else { return nil }
      self = .form(page)
    default: return nil
    }
  }
}

extension ScreenPicture.FormPage {
  fileprivate init?(_ list: NumberList, title: String) {
    guard let about = list.word(1), let note = list.wordOrNone(2),
      let fields = list.plainLists(in: 3)?.all({ field in
        field.word(0).flatMap { name in field.word(1).map { Field(name: name, text: $0) } }
      }),
      let suggestions = list.words(in: 4)
    else { return nil }
    self.init(title: title, about: about, fields: fields, note: note, suggestions: suggestions)
  }
}

extension ScreenPicture.Row {
  fileprivate init?(_ list: NumberList) {
    guard let service = list.word(0), let user = list.word(1), let isUrgent = list.number(2),
      let warnings = list.words(in: 3), let buttons = list.words(in: 4)
    else { return nil }
    self.init(
      service: service, user: user, isUrgent: isUrgent == 1, warnings: warnings, buttons: buttons)
  }
}

extension ScreenPicture.Front {
  fileprivate init?(_ list: NumberList) {
    guard let first = list.wordOrNone(0) else { return nil }
    switch (list.kind, first) {
    case (0, let title):
      guard let elements = list.lists(from: 1).all(ScreenPicture.Element.init) else { return nil }
      self = .interface(title: title, elements: elements)
    case (1, let explanation?): self = .sheet(explanation)
    case (2, let text?): self = .message(text)
    case (3, let text?):
      guard let buttons = list.words(from: 1) else { return nil }
      self = .prompt(text, buttons: buttons)
    case (4, let text?): self = .notification(text)
    case (5, let means?): self = .authentication(means)
    default: return nil
    }
  }
}

extension ScreenPicture.Element {
  fileprivate init?(_ list: NumberList) {
    guard let text = list.word(0) else { return nil }
    switch list.kind {
    case 0: self = .label(text)
    case 1:
      guard let content = list.word(1) else { return nil }
      self = .field(text, text: content)
    case 2:
      guard let isEnabled = list.number(1) else { return nil }
      self = .button(text, isEnabled: isEnabled == 1)
    default: return nil
    }
  }
}
