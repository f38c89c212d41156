/// A file on its way.
struct FileRewriting {
  let number: Int
  let source: SwiftSource
  let types: [TypeDeclaration]
  var edits = FileEdits()
  private(set) var remarks: [Remark] = []

  init(number: Int, source: SwiftSource, types: [TypeDeclaration]) {
    (self.number, self.source, self.types) = (number, source, types)
    if !source.isBalanced { remark("a bracket has no partner: the file is left as it is", at: 0) }
  }

  /// Whether enough of it is understood to change anything.
  var isReadable: Bool { source.isBalanced }

  /// Tells of a place that stays as it is.
  mutating func remark(_ text: String, at index: Int) {
    let byte = source.lexemes.indices.contains(index) ? source.lexemes[index].start : 0
    remarks.append(Remark(text, at: byte, in: source))
  }

  /// The bytes from one lexeme to the end of another.
  func bytes(_ indices: Range<Int>) -> Range<Int> {
    source.lexemes[indices.lowerBound].start..<source.lexemes[indices.upperBound - 1].end
  }

  /// The innermost type around a place.
  func type(around index: Int) -> TypeDeclaration? {
    types.last { $0.brace < index && index < $0.close }
  }

  /// Whether a member stands under an `#if` that is in its type as well.
  func isConditional(_ member: MemberDeclaration, in type: TypeDeclaration) -> Bool {
    var depth = 0
    for index in type.brace..<member.keyword {
      if source.isWord("#if", at: index) { depth += 1 }
      if source.isWord("#endif", at: index) { depth -= 1 }
    }
    return depth > 0
  }

  /// Puts members before the brace that ends a type, on its line.
  mutating func add(_ members: [String], to type: Int) {
    let close = types[type].close
    let (end, before) = (source.lexemes[close].start, source.lexemes[close - 1])
    let isAlone = source.bytes[before.end..<end].contains(where: \.isLineBreak)
    let needsSign = !isAlone && !before.isSign("{") && !before.isSign(";")
    edits.insert((needsSign ? "; " : " ") + members.joined(separator: "; ") + " ", at: end)
  }

  var result: RewrittenFile {
    RewrittenFile(
      text: String(decoding: edits.applied(to: source), as: UTF8.self),
      remarks: remarks.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
  }
}
