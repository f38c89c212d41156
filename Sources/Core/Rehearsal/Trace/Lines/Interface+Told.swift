/// How an interface stands in a line: one field an element, numbered from the top; the text of a field follows it.
extension Interface {
  package var numberedFields: [Message.Field] {
    let it = Telling()
    _ = told(it)
    return it.fields
  }

  /// The interface that numbered fields describe.
  package init(numbered fields: [Message.Field]) { self = Interface([]).told(Telling("", fields)) }

  func told(_ it: Telling) -> Self { Self(it.list(elements, .label("")) { it.choice($0) }) }
}

extension Interface.Element: Told {
  static let kinds = Kinds<Self>([.label(""), .field(""), .button(""), .button("", isEnabled: false)])

  func told(_ it: Telling) -> Self {
    switch self {
    case .label(let text): .label(it.text("label", text))
    case .field(let name, let text):
      .field(it.text("field", name), text: it.usually("", text) { it.text("text", $0) })
    case .button(let name, isEnabled: true): .button(it.text("button", name))
    case .button(let name, isEnabled: false): .button(it.text("disabledButton", name), isEnabled: false)
    }
  }
}
