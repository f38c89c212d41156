/// How a function is called, read from its declaration.
struct Signature: Sendable {
  /// One parameter.
  struct Parameter: Sendable {
    /// What a caller writes before the colon; nothing for `_`.
    let label: String?
    let name: String
    let isInout: Bool
  }

  let name: String
  let parameters: [Parameter]
  let isAsync: Bool
  let isThrowing: Bool
  /// Where its body begins.
  let brace: Int

  /// `nil` where a call cannot be written from it: no body, variadic parameters, an autoclosure.
  init?(of member: MemberDeclaration, in source: SwiftSource) {
    guard source.isWord("func", at: member.keyword), source.isWord(at: member.name) else { return nil }
    name = source.word(member.name)
    var index = source.behindGenerics(member.name + 1)
    guard source.isSign("(", at: index), index < member.end else { return nil }
    guard let parameters = Self.parameters(from: index + 1, to: source.partner(of: index), in: source) else {
      return nil
    }
    self.parameters = parameters
    index = source.behind(index)
    var effects: Set<String> = []
    while index < member.end, !source.isSign("{", at: index) {
      if source.isWord(at: index) { effects.insert(source.word(index)) }
      index = source.behind(index)
    }
    guard index < member.end, !effects.contains("rethrows") else { return nil }
    brace = index
    isAsync = effects.contains("async")
    isThrowing = effects.contains("throws")
  }

  private static func parameters(from start: Int, to end: Int, in source: SwiftSource) -> [Parameter]? {
    var parameters: [Parameter] = []
    for part in source.parts(from: start, to: end) {
      var words: [String] = []
      var index = part.lowerBound
      while index < part.upperBound, !source.isSign(":", at: index) {
        guard source.isWord(at: index) else { return nil }
        words.append(source.word(index))
        index += 1
      }
      let type = (index..<part.upperBound).prefix { !source.isSign("=", at: $0) }
      let isStrange = type.contains {
        source.isWord("autoclosure", at: $0) || source.isSign(".", at: $0) && source.isSign(".", at: $0 + 1)
      }
      guard (1...2).contains(words.count), !isStrange, let label = words.first, let name = words.last else {
        return nil
      }
      parameters.append(
        Parameter(
          label: label == "_" ? nil : label, name: name,
          isInout: type.contains { source.isWord("inout", at: $0) }))
    }
    return parameters
  }

  /// A call of the function by another name, with its own parameters.
  func call(of name: String) -> String {
    let arguments = parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + (parameter.isInout ? "&" : "") + parameter.name
    }
    let effects = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    return effects + "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// What Objective-C calls it, as a storyboard writes it.
  var objectiveCName: String { Self.objectiveCName(name, parameters.map(\.label)) }

  /// What Objective-C calls a method of a name with such labels.
  static func objectiveCName(_ name: String, _ labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var text = name
    if let first {
      let isPreposition = prepositions.contains(first.lowercased())
      text += (isPreposition ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return text + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  private static let prepositions: Set = [
    "above", "after", "along", "at", "before", "below", "by", "for", "from", "in", "into", "of", "on", "to",
    "under", "until", "using", "via", "with", "within", "without",
  ]
}

extension SwiftSource {
  /// The index behind generic parameters, where there are some.
  func behindGenerics(_ start: Int) -> Int {
    guard isSign("<", at: start) else { return start }
    var depth = 0
    var index = start
    while index < lexemes.count {
      if isSign("<", at: index) { depth += 1 }
      if isSign(">", at: index), !isSign("-", at: index - 1) { depth -= 1 }
      index = behind(index)
      if depth == 0 { return index }
    }
    return start
  }

  /// What commas separate, outside of brackets of any kind.
  func parts(from start: Int, to end: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (first, index, depth) = (start, start, 0)
    while index < end {
      if isSign("<", at: index) { depth += 1 }
      if isSign(">", at: index), !isSign("-", at: index - 1) { depth -= 1 }
      if isSign(",", at: index), depth <= 0 {
        parts.append(first..<index)
        first = index + 1
      }
      index = behind(index)
    }
    return first < end ? parts + [first..<end] : parts
  }
}
