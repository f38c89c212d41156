/// What a fingerprint does about the fields of a type: which it names, and which of those it only names.
struct FieldAccount {
  /// The type, and where the fingerprint stands.
  let place: String
  /// The fields it names, in their order.
  let labels: [String]
  /// Those that are neither combined nor passed over.
  let forgotten: [String]

  /// Of a function that names the initializer of all fields; `nil` for another.
  init?(of function: SwiftFile.Declaration, in file: SwiftFile) {
    guard let (labels, end) = file.labelsOfInitializer(in: function.body) else { return nil }
    self.init(of: function, in: file, naming: labels, after: end)
  }

  /// Of a function, for fields that are known in another way.
  init(
    of function: SwiftFile.Declaration, in file: SwiftFile, naming labels: [String], after start: Int? = nil
  ) {
    place = "\(function.path.dropLast().joined(separator: ".")) in \(file.path):\(function.firstLine)"
    self.labels = labels
    let taken = file.fieldsTaken(by: function, after: start ?? function.body.lowerBound)
    forgotten = labels.filter { !taken.contains($0) }
  }

  /// Of all functions of a file that name such an initializer.
  static func all(in file: SwiftFile) -> [FieldAccount] {
    file.declarations.filter { $0.kind == .function }.compactMap { FieldAccount(of: $0, in: file) }
  }
}

extension SwiftFile {
  /// The labels of `_ = Self.init(a:b:)`, and where it ends.
  fileprivate func labelsOfInitializer(in body: Range<Int>) -> (labels: [String], end: Int)? {
    let beginning = ["_", "=", "Self", ".", "init", "("]
    let start = body.first { tokens[$0...].prefix(beginning.count).map(\.text) == beginning }
    guard let start else { return nil }
    let first = start + beginning.count
    guard let end = tokens[first..<body.upperBound].firstIndex(where: { $0.text == ")" }) else { return nil }
    return (tokens[first..<end].filter(\.isWord).map(\.text), end)
  }

  /// The fields that a function combines or passes over, itself or through others of its type in the same file.
  fileprivate func fieldsTaken(by function: Declaration, after start: Int) -> Set<String> {
    var taken: Set<String> = []
    var open = [(function, start..<function.body.upperBound)]
    var known: Set = [function.firstLine]
    while let (function, body) = open.popLast() {
      taken.formUnion(fieldsTaken(in: body, but: names(givenTo: function)))
      for other in declarations where other.kind == .function && !known.contains(other.firstLine) {
        guard other.path.dropLast() == function.path.dropLast(), isCalled(other, in: body) else { continue }
        known.insert(other.firstLine)
        open.append((other, other.body))
      }
    }
    return taken
  }

  private func isCalled(_ function: Declaration, in body: Range<Int>) -> Bool {
    body.dropLast().contains { index in
      tokens[index].text == function.path.last && tokens[index + 1].text == "("
        && (tokens[index - 1].text != "." || ["self", "Self"].contains(tokens[index - 2].text))
    }
  }

  /// What a function calls what it is given, which hides a field of the same name.
  private func names(givenTo function: Declaration) -> Set<String> {
    let end = function.body.lowerBound - 1
    let start = tokens[..<end].lastIndex { ["func", "init"].contains($0.text) } ?? end
    return Set((start..<end).filter { tokens[$0 + 1].text == ":" }.map { tokens[$0].text })
  }

  /// The names that stand where something is combined or passed over: what it is done to, what is handed over, and in
  /// the lines of the blocks around it what these walk, look at or begin with.
  private func fieldsTaken(in body: Range<Int>, but given: Set<String>) -> Set<String> {
    var places: [Int] = []
    var blocks: [Int] = []
    var marks: Set<String> = []
    for index in body {
      switch tokens[index].text {
      case "{": blocks.append(index)
      case "}": _ = blocks.popLast()
      case "combine" where isCall(at: index), "combineTelling" where isCall(at: index),
        "passOver" where isCall(at: index):
        var start = index
        while start > body.lowerBound, isPartOfChain(start - 1, on: tokens[index].line) { start -= 1 }
        marks.insert(tokens[start].text)
        places += start..<index
        places += index + 1..<end(ofParenthesesAt: index + 1)
        for block in blocks { places += lineBefore(block) }
      default: break
      }
    }
    // A number can begin with that of a field.
    for index in body where tokens[index].text == "var" && marks.contains(tokens[index + 1].text) {
      places += tokens[index...].indices.prefix { tokens[$0].line == tokens[index].line }.dropFirst(3)
    }
    let names = Set(places.filter(isOfSelf).map { tokens[$0].text })
    return names.subtracting(given).subtracting(namesInClosures(in: body))
  }

  /// Whether something belongs to the name of what is called on a line.
  private func isPartOfChain(_ index: Int, on line: Int) -> Bool {
    let token = tokens[index]
    guard token.line == line, !["in", "return", "else"].contains(token.text) else { return false }
    return token.isWord || [".", "?"].contains(token.text)
  }

  private func isCall(at index: Int) -> Bool {
    tokens[index - 1].text == "." && tokens[index + 1].text == "("
  }

  private func end(ofParenthesesAt start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].text == "(" { depth += 1 }
      if tokens[index].text == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.count
  }

  private func lineBefore(_ block: Int) -> Range<Int> {
    let start = tokens[..<block].lastIndex { $0.line < tokens[block].line || $0.text == "}" } ?? 0
    return min(start + 1, block)..<block
  }

  /// Whether a name is one of the type's own, and neither a part of something else nor the label of an argument.
  private func isOfSelf(at index: Int) -> Bool {
    guard tokens[index].isWord else { return false }
    if tokens[index - 1].text == "." { return tokens[index - 2].text == "self" }
    return tokens[index + 1].text != ":" || !["(", ","].contains(tokens[index - 1].text)
  }

  /// What closures call what they are given.
  private func namesInClosures(in body: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for start in body where tokens[start].text == "{" {
      let words = tokens[(start + 1)...].prefix { ($0.isWord && $0.text != "in") || $0.text == "," }
      if start + 1 + words.count < tokens.count, tokens[start + 1 + words.count].text == "in" {
        names.formUnion(words.map(\.text))
      }
    }
    return names
  }
}
