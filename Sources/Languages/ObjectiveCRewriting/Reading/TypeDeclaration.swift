/// A type or an extension in a file, with what is declared right inside its braces.
struct TypeDeclaration: Sendable {
  /// Which kind of declaration it is.
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `extension`, `protocol`
  }

  let kind: Kind
  /// Its name; that of an extension may have dots.
  let name: String
  /// The name by which it is known outside of what it stands in.
  var path: String
  /// What it inherits from, as far as that is plain names; the first of a class may be its superclass.
  let inherited: [String]
  /// The indices from its first keyword to its closing brace.
  let keyword: Int
  /// Where its opening brace stands; its closing brace is the partner.
  let brace: Int
  let close: Int
  var members: [MemberDeclaration] = []
}

/// A function, a property, an initializer or whatever else stands in a type.
struct MemberDeclaration: Sendable {
  /// Its attributes and modifiers.
  let prefix: Range<Int>
  /// Such as `func`, `var` or `case`.
  let keyword: Int
  /// The index behind it.
  let end: Int

  var name: Int { keyword + 1 }
}

extension SwiftSource {
  /// Words that stand before a declaration and say something of it.
  static let modifiers: Set = [
    "public", "private", "internal", "fileprivate", "open", "package", "static", "class", "final", "override",
    "lazy", "weak", "unowned", "required", "convenience", "mutating", "nonmutating", "nonisolated",
    "optional",
    "indirect", "dynamic", "isolated", "distributed", "borrowing", "consuming",
  ]

  static let keywords: Set = [
    "func", "var", "let", "init", "deinit", "subscript", "case", "typealias", "associatedtype", "class",
    "struct", "enum", "extension", "protocol", "actor", "import", "operator", "macro", "precedencegroup",
  ]

  /// The types of the file in order, those within others as well.
  var types: [TypeDeclaration] {
    guard isBalanced else { return [] }
    var found: [TypeDeclaration] = []
    // What an index stands in, outermost first.
    var around: [(path: String, close: Int)] = []
    for index in lexemes.indices where lexemes[index].kind == .word {
      guard var type = type(at: index) else { continue }
      while let last = around.last, last.close < index { around.removeLast() }
      if let last = around.last { type.path = "\(last.path).\(type.name)" }
      around.append((type.path, type.close))
      type.members = members(from: type.brace + 1, to: type.close)
      found.append(type)
    }
    return found
  }

  private func type(at index: Int) -> TypeDeclaration? {
    guard let first = lexemes[index].start < bytes.count ? bytes[lexemes[index].start] : nil,
      // The first letters of the six keywords spare most words a string of their own.
      [UInt8](arrayLiteral: 0x61, 0x63, 0x65, 0x70, 0x73).contains(first),
      let kind = TypeDeclaration.Kind(rawValue: word(index)),
      isWord(at: index + 1), !Self.keywords.contains(word(index + 1)),
      !Self.modifiers.contains(word(index + 1)),
      index == 0 || !isSign(".", at: index - 1) && !isSign(":", at: index - 1) && !isSign(",", at: index - 1)
    else { return nil }
    var next = index + 2
    var name = word(index + 1)
    while isSign(".", at: next), isWord(at: next + 1) {
      name += "." + word(next + 1)
      next += 2
    }
    guard let (inherited, brace) = inheritance(from: next) else { return nil }
    return TypeDeclaration(
      kind: kind, name: name, path: name, inherited: inherited, keyword: index, brace: brace,
      close: partner(of: brace))
  }

  /// The plain names of an inheritance clause, and the brace behind it.
  private func inheritance(from start: Int) -> (names: [String], brace: Int)? {
    var index = start
    var names: [String] = []
    var depth = 0
    var (isBehindColon, isBehindWhere) = (false, false)
    while index < lexemes.count {
      switch lexemes[index].kind {
      case .sign(UInt8(ascii: "{")): return (names, index)
      case .sign(UInt8(ascii: "<")): depth += 1
      case .sign(UInt8(ascii: ">")): depth -= 1
      case .sign(UInt8(ascii: ":")): if depth == 0 { isBehindColon = true }
      case .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ";")): return nil
      case .sign(UInt8(ascii: "=")): if !isBehindWhere { return nil }
      case .word where isWord("where", at: index): (isBehindColon, isBehindWhere) = (false, true)
      case .word where isBehindColon && depth == 0:
        if isSign(".", at: index - 1), !names.isEmpty {
          names[names.count - 1] += "." + word(index)
        } else if !isSign("@", at: index - 1) {
          names.append(word(index))
        }
      default: break
      }
      index = behind(index)
    }
    return nil
  }
}
