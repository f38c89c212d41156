import Rehearsal

/// What somebody makes of an interface who wants what it is there for.
extension Interface {
  /// The first button that leads on and can be tapped, where there is one; what is typed may still enable another.
  ///
  /// One that leads back is it only where there is no other.
  var firstButton: String? {
    for case .button(let button, true) in elements where isEnabled(button) == true && !button.isDismissal {
      return button
    }
    if hasFields {
      for case .button(let button, _) in elements where !button.isDismissal { return button }
    }
    for case .button(let button, true) in elements where isEnabled(button) == true { return button }
    guard hasFields else { return nil }
    for case .button(let button, _) in elements { return button }
    return nil
  }

  /// Everything that can be tapped, what leads on before what leads back.
  var choices: [String] {
    let enabled = buttons.filter { isEnabled($0) == true }
    let first = enabled.first { $0 == firstButton }.map { [$0] } ?? []
    let others = enabled.filter { $0 != first.first }
    return first + others.filter { !$0.isDismissal } + others.filter(\.isDismissal)
  }

  /// Whether there is nothing on it but what leads back.
  var leadsNowhere: Bool { fieldsToFill.isEmpty && choices.allSatisfy(\.isDismissal) }

  /// Whom somebody looks for in it: not who stands first, because a row that is taken for another is the same one there.
  func sought(among users: [String]) -> String? {
    let rows = buttons.lazy.map(texts(ofRow:))
    let first = rows.first { row in users.contains { user in row.contains { $0.names(user) } } } ?? []
    return users.first { user in !first.contains { $0.names(user) } } ?? users.first
  }

  /// Whether the button that leads on is gray, and what is typed may enable it.
  var waitsForText: Bool {
    hasFields && firstButton.map { !$0.isDismissal && isEnabled($0) == false } == true
  }

  /// Whether the system asks whose face it is.
  var offersOtherFaces: Bool { isEnabled(OwnerQuestion.anotherFace) == true }

  var hasFields: Bool { elements.contains { if case .field = $0 { true } else { false } } }
}

extension String {
  /// What somebody types who hits a wrong key: of a code another one that is as long, since a form may take no longer
  /// one.
  var mistyped: String {
    guard let last = utf8.last, utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
      return self + "0"
    }
    return String(dropLast()) + (last == UInt8(ascii: "9") ? "0" : String(UnicodeScalar(last + 1)))
  }

  /// Whether it is the name of a button that leads back.
  var isDismissal: Bool {
    utf8.count <= 8 && (isSpelt("cancel") || isSpelt("close") || isSpelt("back") || isSpelt("not now"))
  }

  /// Whether it is a word, in small letters or large; by bytes, because a search asks it of every path.
  private func isSpelt(_ word: StaticString) -> Bool {
    utf8.count == word.utf8CodeUnitCount && mentions(word)
  }
}
