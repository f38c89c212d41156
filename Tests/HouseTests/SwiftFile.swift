/// One file of Swift, as far as it tells which types and functions stand in it, and where.
struct SwiftFile: Sendable {
  /// Something with a body: a type, an extension of one, or a function; or another name for a type.
  struct Declaration: Sendable {
    enum Kind: Sendable { case type, extended, function, alias }

    let kind: Kind
    /// The names from the outermost type to this one.
    let path: [String]
    /// Whether no other file can use it.
    let isHidden: Bool
    let firstLine: Int
    fileprivate(set) var lastLine: Int
    /// The tokens of the body.
    fileprivate(set) var body: Range<Int>
    /// What it stores is called.
    fileprivate(set) var fields: [String] = []
    fileprivate var mayStore = false

    var name: String { path.joined(separator: ".") }
    var lineCount: Int { lastLine - firstLine + 1 }
    var storedProperties: Int { fields.count }
  }

  let path: String
  let tokens: [Token]
  private(set) var declarations: [Declaration] = []

  init(_ path: String, _ text: String) {
    self.path = path
    tokens = SwiftTokens.read(text)
    readDeclarations()
  }

  private static let keywords: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "extension", "func", "init",
  ]

  private mutating func readDeclarations() {
    // What encloses a place: declarations by their number, and all other braces.
    var scopes: [(declaration: Int?, depth: Int)] = []
    var pending: (declaration: Declaration, depth: Int)?
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{":
        var declaration: Int?
        if let (announced, its) = pending, its == depth {
          declaration = declarations.count
          declarations.append(announced)
          declarations[declarations.count - 1].body = (index + 1)..<(index + 1)
          pending = nil
        }
        scopes.append((declaration, depth))
      case "}":
        pending = nil
        if let number = scopes.popLast()?.declaration {
          declarations[number].body = declarations[number].body.lowerBound..<index
          declarations[number].lastLine = tokens[index].line
        }
      case "var", "let":
        guard let scope = scopes.last, let number = scope.declaration, scope.depth == depth else { break }
        if declarations[number].mayStore { declarations[number].fields += fields(at: index) }
      case _ where Self.keywords.contains(tokens[index].text):
        let outer = scopes.compactMap { $0.declaration.map { declarations[$0] } }
        guard let declaration = declaration(at: index, in: outer) else { break }
        if declaration.kind == .alias {
          declarations.append(declaration)
        } else {
          pending = (declaration, depth)
        }
      default: break
      }
    }
  }

  /// What a keyword announces.
  private func declaration(at index: Int, in outer: [Declaration]) -> Declaration? {
    let keyword = tokens[index]
    guard index + 1 < tokens.count, index == 0 || tokens[index - 1].text != "." else { return nil }
    let next = tokens[index + 1]
    let kind: Declaration.Kind
    var names = [next.text]
    switch keyword.text {
    case "struct", "class", "enum", "protocol", "actor": kind = .type
    case "typealias": kind = .alias
    case "extension":
      kind = .extended
      var place = index + 2
      while place + 1 < tokens.count, tokens[place].text == "." {
        names.append(tokens[place + 1].text)
        place += 2
      }
    case "func": kind = .function
    case "init" where ["(", "?", "<", "!"].contains(next.text):
      kind = .function
      names = ["init"]
    default: return nil
    }
    guard kind == .function || next.isName else { return nil }
    let modifiers = modifiers(at: index)
    let isLocal = outer.contains { $0.kind == .function }
    var declaration = Declaration(
      kind: kind, path: (outer.last?.path ?? []) + names,
      isHidden: isLocal || modifiers.contains("private") || modifiers.contains("fileprivate"),
      firstLine: keyword.line, lastLine: keyword.line, body: index..<index)
    declaration.mayStore = ["struct", "class", "actor"].contains(keyword.text)
    return declaration
  }

  /// The words before a keyword that belong to it.
  private func modifiers(at index: Int) -> [String] {
    tokens[..<index].reversed().prefix { token in
      token.line == tokens[index].line && !["{", "}", ";"].contains(token.text)
    }
    .map(\.text)
  }

  /// The properties that take up room of those that a `var` or `let` declares.
  private func fields(at index: Int) -> [String] {
    guard modifiers(at: index).allSatisfy({ $0 != "static" && $0 != "class" }) else { return [] }
    let unfinished = [":", ",", "->", "&", "any", "some", "=", "."]
    let continuing = [":", ",", "->", "&", "=", ".", "{"]
    var fields = [tokens[index + 1].text]
    var depth = 0
    for place in (index + 1)..<tokens.count {
      let (token, before) = (tokens[place], tokens[place - 1])
      switch token.text {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case _ where depth > 0: break
      case "{": return ["didSet", "willSet"].contains(tokens[place + 1].text) ? fields : []
      case "=", "}", ";": return fields
      case ",": fields.append(tokens[place + 1].text)
      case _ where token.line == before.line || unfinished.contains(before.text): break
      case _ where !continuing.contains(token.text): return fields
      default: break
      }
    }
    return fields
  }
}
