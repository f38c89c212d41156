/// Members of extensions that override, which only Objective-C allows.
extension ModuleRewriting {
  /// Lets an override in an extension be an ordinary member of another name, and tells what the class gets instead: an
  /// override that calls it.
  ///
  /// The code stays on its lines, and `super` in it means what it meant.
  func moveOverrides(in files: inout [FileRewriting]) -> [ClassPlace: [String]] {
    var additions: [ClassPlace: [String]] = [:]
    for file in files.indices where files[file].isReadable {
      for type in files[file].types where type.kind == .extension {
        for member in type.members {
          guard let word = files[file].override(in: member) else { continue }
          guard !files[file].isConditional(member, in: type) else {
            files[file].remark("this override stands under a condition: move it into the class", at: word)
            continue
          }
          guard let place = classes.place(of: type.name) else {
            files[file].remark(
              "the class “\(type.name)” of this override is not among the files: move the override into it",
              at: word)
            continue
          }
          guard let forwarding = files[file].forwarding(of: member) else {
            files[file].remark("this override is not understood: move it into the class", at: word)
            continue
          }
          files[file].rename(member, override: word)
          additions[place, default: []].append(forwarding)
        }
      }
    }
    return additions
  }
}

extension FileRewriting {
  private static let mark = "extension_"

  fileprivate func override(in member: MemberDeclaration) -> Int? {
    member.prefix.first { source.isWord("override", at: $0) && !source.isSign("@", at: $0 - 1) }
  }

  fileprivate mutating func rename(_ member: MemberDeclaration, override word: Int) {
    edits.blank(source.lexemes[word].range, in: source)
    edits.insert(Self.mark, at: source.lexemes[member.name].start)
  }

  /// The override that stands in the class instead, in one line.
  fileprivate func forwarding(of member: MemberDeclaration) -> String? {
    guard !source.word(member.name).hasPrefix("`") else { return nil }
    if let signature = Signature(of: member, in: source) {
      let head = words(member.prefix) + source.inOneLine(member.keyword..<signature.brace)
      return head + " { \(signature.call(of: Self.mark + signature.name)) }"
    }
    guard source.isWord("var", at: member.keyword), let brace = brace(of: member) else { return nil }
    let name = Self.mark + source.word(member.name)
    let head = words(member.prefix) + source.inOneLine(member.keyword..<brace)
    let isSettable = (brace..<source.partner(of: brace)).contains {
      source.isWord("set", at: $0) && (source.lexemes[$0].startsLine || source.isSign("}", at: $0 - 1))
    }
    return head + (isSettable ? " { get { \(name) } set { \(name) = newValue } }" : " { \(name) }")
  }

  private func brace(of member: MemberDeclaration) -> Int? {
    var index = member.name
    while index < member.end {
      if source.isSign("{", at: index) { return index }
      if source.isSign("=", at: index) { return nil }
      index = source.behind(index)
    }
    return nil
  }

  /// What precedes a declaration, without what is dropped from it.
  private func words(_ prefix: Range<Int>) -> String {
    var text = ""
    var index = prefix.lowerBound
    while index < prefix.upperBound {
      let end = source.behindAttribute(at: index) ?? index + 1
      let isDropped = source.isSign("@", at: index) && Self.attributes.contains(source.word(index + 1))
      if !isDropped, !source.isWord("dynamic", at: index) {
        let next = end < prefix.upperBound && source.isSign("(", at: end) ? source.behind(end) : end
        text += source.inOneLine(index..<next) + " "
        index = next
      } else {
        index = end
      }
    }
    return text
  }
}
