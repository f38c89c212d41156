/// One file of C, as far as it tells what it gives to other files and which words it uses.
struct CFile {
  let name: String
  /// The functions and variables that other files can use.
  private(set) var shared: Set<String> = []
  /// Those that only this file knows.
  private(set) var own: Set<String> = []
  /// Where each word stands first, members of structures aside.
  private(set) var words: [String: Int] = [:]

  init(_ name: String, _ text: String) {
    self.name = name
    let lines = CText.withoutComments(text).split(separator: "\n", omittingEmptySubsequences: false)
    var code: [String] = []
    var isDirective = false
    for (index, line) in lines.enumerated() {
      let tokens = CText.tokens(of: line)
      for (place, token) in tokens.enumerated() where CText.isWord(token) {
        let before = place > 0 ? tokens[place - 1] : ""
        if before != ".", before != "->", words[token] == nil { words[token] = index + 1 }
      }
      isDirective = isDirective || tokens.first == "#"
      if !isDirective { code += tokens }
      isDirective = isDirective && line.hasSuffix("\\")
    }
    for statement in CText.statements(of: code) { take(statement) }
  }

  /// Notes what a statement outside all braces defines, if it defines something.
  private mutating func take(_ statement: [String]) {
    guard !["typedef", "extern"].contains(where: statement.contains), statement.first != "__asm__" else {
      return
    }
    let names = CText.defined(by: statement.filter { $0 != "static" })
    if statement.contains("static") { own.formUnion(names) } else { shared.formUnion(names) }
  }
}

/// C as a sequence of words and signs.
enum CText {
  /// The text with blanks in place of comments and of what strings say.
  static func withoutComments(_ text: String) -> String {
    let comments = /\/\/[^\n]*|\/\*(?s:.*?)\*\/|"(\\.|[^"\\\n])*"|'(\\.|[^'\\\n])+'/
    return text.replacing(comments) { match in
      match.output.0.hasPrefix("/") ? String(match.output.0.filter { $0 == "\n" }) : "\"\""
    }
  }

  static func tokens(of line: Substring) -> [String] {
    line.matches(of: /[A-Za-z_]\w*|->|##?|\S/).map { String($0.output) }
  }

  static func isWord(_ token: String) -> Bool { token.first.map { $0.isLetter || $0 == "_" } == true }

  /// What stands outside all braces, in its parts; of what is inside, only the name of a pointer to a function stays.
  static func statements(of tokens: [String]) -> [[String]] {
    var statements: [[String]] = []
    var statement: [String] = []
    var depth = 0
    for (place, token) in tokens.enumerated() {
      if ["}", ")", "]"].contains(token) { depth -= 1 }
      if depth == 0 {
        let isBody = token == "}" && statement.dropLast().last == ")"
        if token != ";" { statement.append(token) }
        if token == ";" || isBody {
          statements.append(statement)
          statement = []
        }
      } else if depth == 1, isWord(token), place > 1, tokens[(place - 2)..<place] == ["(", "*"] {
        statement.append(token)
      }
      if ["{", "(", "["].contains(token) { depth += 1 }
    }
    return statements
  }

  /// The names a statement defines: a function with its body, or variables.
  static func defined(by statement: [String]) -> [String] {
    if statement.suffix(3) == [")", "{", "}"], !statement.contains("=") {
      return statement.dropLast(4).last.map { [$0] } ?? []
    }
    var declared = statement.prefix { $0 != "=" }
    if let pointer = declared.firstIndex(of: "(") {
      return isWord(declared[pointer + 1]) ? [declared[pointer + 1]] : []
    }
    if let body = declared.lastIndex(of: "}") {
      declared = declared[body...]
    } else if declared.count < 2 || ["struct", "enum", "union"].contains(declared[declared.endIndex - 2]) {
      return []
    }
    return declared.split(separator: ",").compactMap { $0.last(where: isWord) }
  }
}
