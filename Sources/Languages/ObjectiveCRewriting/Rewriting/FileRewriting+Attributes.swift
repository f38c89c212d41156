/// Attributes and modifiers that mean something to Objective-C alone.
extension FileRewriting {
  static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "NSManaged",
    "IBSegueAction", "GKInspectable",
  ]

  mutating func dropAttributes() {
    var index = 0
    while index < source.lexemes.count {
      if source.isWord("#selector", at: index) || source.isWord("#keyPath", at: index) {
        // Whoever writes an attribute in there is told that it is not understood.
        index = source.behind(index + 1 < source.lexemes.count ? index + 1 : index)
      } else if isAttribute(at: index), let end = source.behindAttribute(at: index) {
        edits.blank(bytes(index..<end), in: source)
        index = end
      } else {
        index += 1
      }
    }
    dropSubmodules()
    meanPhones()
    nameModules()
    passDictionaries()
    for type in types {
      for member in type.members { dropModifiers(of: member) }
      if type.kind == .protocol,
        source.isWord("objc", at: type.keyword - 1) || hasAttribute("objc", before: type)
      {
        bindToClasses(type)
      }
    }
  }

  private func isAttribute(at index: Int) -> Bool {
    source.isSign("@", at: index) && source.isWord(at: index + 1) && source.touches(index, index + 1)
      && Self.attributes.contains(source.word(index + 1))
  }

  private mutating func dropModifiers(of member: MemberDeclaration) {
    for index in member.prefix where source.isWord("dynamic", at: index) && !source.isSign("@", at: index - 1)
    {
      edits.blank(source.lexemes[index].range, in: source)
    }
  }

  /// Whether an attribute stands among what precedes the keyword of a type.
  private func hasAttribute(_ name: String, before type: TypeDeclaration) -> Bool {
    var index = type.keyword - 1
    while index > 0, SwiftSource.modifiers.contains(source.word(index)) { index -= 1 }
    if source.isSign(")", at: index) { index = source.partner(of: index) - 1 }
    return source.word(index) == name && source.isSign("@", at: index - 1)
  }

  /// A protocol of Objective-C is one of classes; without its attribute it has to say so.
  private mutating func bindToClasses(_ type: TypeDeclaration) {
    for member in type.members where member.prefix.contains(where: { source.isWord("optional", at: $0) }) {
      remark(
        "an optional requirement of a protocol cannot be left out on Linux: give it a default in an extension",
        at: member.prefix.lowerBound)
    }
    guard type.inherited.isEmpty else {
      guard let first = (type.keyword..<type.brace).first(where: { source.isSign(":", at: $0) }),
        !["AnyObject", "class", "NSObjectProtocol"].contains(where: type.inherited.contains)
      else { return }
      return edits.insert(" AnyObject,", at: source.lexemes[first].end)
    }
    edits.insert(": AnyObject", at: source.lexemes[type.brace - 1].end)
  }
}
