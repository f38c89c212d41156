/// What is declared right inside of braces.
extension SwiftSource {
  /// The members between two indices, each to the beginning of the next.
  func members(from start: Int, to end: Int) -> [MemberDeclaration] {
    var found: [MemberDeclaration] = []
    var index = start
    while index < end {
      guard canBegin(at: index, from: start), let keyword = keyword(from: index, to: end) else {
        index = behind(index)
        continue
      }
      let next = beginning(behind: keyword, to: end)
      found.append(MemberDeclaration(prefix: index..<keyword, keyword: keyword, end: next))
      index = next
    }
    return found
  }

  /// Whether a declaration may begin here: on a line of its own, behind a semicolon or as the first.
  private func canBegin(at index: Int, from start: Int) -> Bool {
    index == start || lexemes[index].startsLine || isSign(";", at: index - 1) || isSign("}", at: index - 1)
  }

  /// The keyword that attributes and modifiers lead to.
  private func keyword(from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      if let next = behindAttribute(at: index) {
        index = next
      } else if isWord(at: index) {
        let word = word(index)
        let isKeyword = Self.keywords.contains(word)
        // `class func` and `class var` are of the type; `class Name` is one.
        let isModifier = Self.modifiers.contains(word)
        if isKeyword, !isModifier || !leadsOn(index + 1, to: end) { return index }
        guard isModifier else { return nil }
        index += 1
        if isSign("(", at: index), touches(index - 1, index) { index = behind(index) }
      } else {
        return nil
      }
    }
    return nil
  }

  private func leadsOn(_ index: Int, to end: Int) -> Bool {
    guard index < end else { return false }
    return Self.keywords.contains(word(index)) || Self.modifiers.contains(word(index))
      || isSign("@", at: index)
  }

  /// The index behind an attribute with its arguments; `nil` where none begins.
  func behindAttribute(at index: Int) -> Int? {
    guard isSign("@", at: index), isWord(at: index + 1), touches(index, index + 1) else { return nil }
    var next = index + 2
    while isSign(".", at: next), isWord(at: next + 1), touches(next, next + 1) { next += 2 }
    if isSign("(", at: next), touches(next - 1, next) { next = behind(next) }
    return next
  }

  /// Where the member behind this one begins.
  private func beginning(behind keyword: Int, to end: Int) -> Int {
    var index = keyword + 1
    while index < end {
      let canBegin = lexemes[index].startsLine || isSign(";", at: index - 1) || isSign("}", at: index - 1)
      if index > keyword + 1, canBegin, self.keyword(from: index, to: end) != nil { return index }
      index = behind(index)
    }
    return end
  }
}
