/// Who is named by what is on screen.
extension Interface {
  /// Everything that a person reads, but not what fields hold.
  var texts: [String] { elements.compactMap(\.text) }

  /// Whether a name stands in any of it.
  func names(_ name: String) -> Bool { texts.contains { $0.names(name) } }

  /// What whoever taps a button has read of it: its title, and where it is a row, what stands in that beside it.
  package func texts(ofRow button: String) -> [String] {
    elements.firstIndex { $0.title == button }.map(texts(ofRowAt:)) ?? []
  }

  /// What whoever taps the button in a place has read of it.
  func texts(ofRowAt place: Int) -> [String] {
    [elements[place].title ?? ""] + elements[(place + 1)...].prefix { $0.isLabel }.compactMap(\.text)
  }
}

extension Interface.Element {
  fileprivate var text: String? {
    switch self {
    case .label(let text), .button(let text, _): text
    case .field: nil
    }
  }

  fileprivate var title: String? { if case .button(let title, _) = self { title } else { nil } }
  fileprivate var isLabel: Bool { if case .label = self { true } else { false } }
}

extension String {
  /// Whether a name stands in it by itself, and not as a part of a longer one.
  package func names(_ name: String) -> Bool {
    guard let first = name.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      let end = self[start...].dropFirst(name.count)
      let isFree = start == startIndex || !self[index(before: start)].isOfName
      if isFree, !end.continuesName, self[start...].hasPrefix(name) { return true }
      rest = self[index(after: start)...]
    }
    return false
  }
}

extension Substring {
  /// Whether it goes on with a name that has begun before; a full stop that ends a sentence does not.
  fileprivate var continuesName: Bool {
    guard let first, first.isOfName else { return false }
    return first != "." || dropFirst().first?.isOfName == true
  }
}

extension Character {
  /// Whether user names and hosts are made of it.
  fileprivate var isOfName: Bool { isLetter || isNumber || "@._-+".contains(self) }
}
