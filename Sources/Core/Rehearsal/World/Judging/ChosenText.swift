/// A text that a provider inserts, or a password that it generated, held against the row that its user has tapped
/// (CP-29).
enum ChosenText {
  /// The user taps on something where a text, a password or a login is to be chosen.
  static func noteTap(_ touch: Touch, in world: inout World) {
    guard case .taps(let button) = touch, let asked = world.request?.details.provision?.provision,
      asked == .text || asked == .chosenGeneratedPasswords || asked.isListOfPasswords
    else { return }
    world.request?.input.choose(texts: world.process.layout.interface.texts(around: button))
  }

  /// What is wrong with a text: it stands in another row that was shown, and by nothing that was tapped.
  ///
  /// A row of mere words, such as “Address” or “Insert”, may stand for whatever is written elsewhere; one that is a name
  /// stands for what that is.
  static func mistakes(in provided: Provided, _ request: OpenRequest) -> [Mistake] {
    guard case .text(let text) = provided, !text.isEmpty else { return [] }
    let chosen = request.input.texts
    guard let tapped = chosen.first(where: { $0.isNoMereWord || request.shown.isName($0) }),
      !chosen.contains(where: { $0.names(text) }),
      request.shown.all.contains(where: { $0.hasRow(naming: text) })
    else { return [] }
    return [Mistake(.gaveAnotherThanTapped, "\(text) instead of \(tapped)")]
  }

  /// What is wrong with a password that was generated: another one stood by what was tapped.
  static func mistakes(inGenerated provided: Provided, _ request: OpenRequest) -> [Mistake] {
    guard case .generatedPasswords(let passwords) = provided, let first = passwords.first,
      let tapped = request.input.texts.first(where: \.looksGenerated),
      !request.input.texts.contains(where: { $0.contains(first) })
    else { return [] }
    return [Mistake(.gaveAnotherThanTapped, "\(first) instead of \(tapped)")]
  }
}

extension Interface {
  /// What stands by the buttons of a title: texts can stand below their button, and above it as well.
  fileprivate func texts(around button: String) -> [String] {
    elements.indices.flatMap { place -> [String] in
      guard case .button(button, _) = elements[place] else { return [] }
      let above = elements[..<place].reversed().prefix { if case .label = $0 { true } else { false } }
      let texts = above.compactMap { if case .label(let text) = $0 { text } else { nil } }
      return self.texts(ofRowAt: place) + texts
    }
  }

  /// Whether something that can be chosen says a text.
  func hasRow(naming text: String) -> Bool {
    elements.indices.contains { place in
      guard case .button(let title, _) = elements[place], !Self.isWayOut(title) else { return false }
      return texts(ofRowAt: place).contains { $0.names(text) }
    }
  }
}

extension String {
  /// Whether it looks like something to insert, and not like the name of that.
  fileprivate var isNoMereWord: Bool { contains { $0.isNumber || $0 == "@" } }

  /// Whether it looks like a password that nobody made up: of one piece, long, and no word.
  fileprivate var looksGenerated: Bool {
    count >= 8 && !contains(" ") && contains(where: \.isLetter)
      && (contains(where: \.isNumber) || count { $0 == "-" } > 1)
  }
}
