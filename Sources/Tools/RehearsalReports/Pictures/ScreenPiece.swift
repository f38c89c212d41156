import Rehearsal

/// One thing on the screen of a phone that is drawn; a card holds others.
enum ScreenPiece {
  case words(String, String, lines: Int)
  case field(String, text: String)
  case button(String, isEnabled: Bool)
  case card([ScreenPiece])
}

extension ScreenPicture.Place {
  /// What is on it, from the top.
  var pieces: [ScreenPiece] {
    switch self {
    case .home(let app): [.words("faint", "Home screen", lines: 1), .words("", app, lines: 3)]
    case .account(let page):
      [
        .words("strong", "Passwords", lines: 1),
        .card([
          .words("strong", page.service, lines: 2), .words("faint", page.user, lines: 2),
          .words("", page.password ?? "no password saved", lines: 3),
        ]),
      ] + (page.busy.map { [.words("faint", $0, lines: 3)] } ?? [])
    case .recommendations(let rows, let busy):
      [.words("strong", "Recommendations", lines: 1)]
        + (busy.map { [.words("faint", $0, lines: 2)] } ?? [])
        + rows.map { row in
          .card(
            [.words("strong", row.service, lines: 1), .words("", row.user, lines: 1)]
              + row.warnings.prefix(1).map { .words("faint", $0, lines: 3) })
        }
    case .app(let name, let told, let elements):
      [.words("strong", name, lines: 1)]
        + (elements.isEmpty ? [.words("faint", "The app's own screen.", lines: 2)] : elements.map(\.piece))
        + (told.map { [.words("", "It hears: \($0).", lines: 2)] } ?? [])
    case .website(let address):
      [.words("strong", "In the browser", lines: 1), .card([.words("", address, lines: 4)])]
    case .form(let page):
      [.words("strong", page.title, lines: 1), .words("faint", page.about, lines: 2)]
        + page.fields.map { .field($0.name, text: $0.text) }
        + (page.note.map { [.words("", $0, lines: 3)] } ?? [])
        + page.suggestions.map { .card([.words("link", $0, lines: 1)]) }
    }
  }
}

extension ScreenPicture.Front {
  /// What is on it, from the top.
  var pieces: [ScreenPiece] {
    switch self {
    case .interface(let title, let elements):
      (title.map { [.words("link", "Cancel", lines: 1), .words("strong", $0, lines: 1)] } ?? [])
        + elements.map(\.piece)
    case .sheet(let explanation):
      [
        .words("strong", "Sign in with Apple", lines: 1), .words("", explanation, lines: 7),
        .button("Continue", isEnabled: true), .words("link", "Cancel", lines: 1),
      ]
    case .message(let text): [.words("", text, lines: 6), .words("link strong", "OK", lines: 1)]
    case .prompt(let text, let buttons):
      [.words("", text, lines: 6)] + buttons.map { .button($0, isEnabled: true) }
        + [.words("link", "Not now", lines: 1)]
    case .authentication(let means): [.words("", "The phone asks for \(means).", lines: 3)]
    case .notification(let text): [.words("faint", "Passwords", lines: 1), .words("", text, lines: 6)]
    }
  }

  /// Whether it takes all the room there is.
  var fills: Bool { if case .interface = self { true } else { false } }

  /// How much of the screen stays free: above it, or above and below what is in the middle.
  var roomAbove: Int {
    switch self {
    case .interface, .notification: 32
    case .sheet, .prompt: 64
    case .message, .authentication: 104
    }
  }

  /// Whether the title of what lies behind it can still be seen.
  var leavesTitle: Bool {
    switch self {
    case .interface, .notification: false
    case .sheet, .message, .prompt, .authentication: true
    }
  }
}

extension ScreenPicture.Element {
  fileprivate var piece: ScreenPiece {
    switch self {
    case .label(let text): .words("", text, lines: 5)
    case .field(let name, let text): .field(name, text: text)
    case .button(let name, let isEnabled): .button(name, isEnabled: isEnabled)
    }
  }
}
