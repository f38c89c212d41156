/// How much there is of a type, over all the files it stands in.
struct TypeSize: Equatable, CustomStringConvertible {
  var lines: Int
  var storedProperties: Int

  /// Whether one idea could need so much.
  var isTooMuch: Bool { lines > 600 || storedProperties > 15 }

  var description: String { "\(lines) lines and \(storedProperties) stored properties" }

  func fits(in other: TypeSize) -> Bool {
    lines <= other.lines && storedProperties <= other.storedProperties
  }

  /// The sizes of the types of some rooms, by the room's and the type's name; extensions count wherever they stand.
  static func all(in rooms: [Room]) -> [String: TypeSize] {
    var sizes: [String: TypeSize] = [:]
    var homes: [String: [String]] = [:]
    for room in rooms {
      for declaration in room.files.flatMap(\.declarations) where declaration.kind == .type {
        let key = "\(room.name).\(declaration.name)"
        homes[declaration.name, default: []].append(room.name)
        sizes[key, default: TypeSize(lines: 0, storedProperties: 0)].add(declaration)
      }
    }
    for room in rooms {
      for extended in room.files.flatMap(\.declarations) where extended.kind == .extended {
        let known = homes[extended.name] ?? []
        guard let home = known.contains(room.name) ? room.name : known.first else { continue }
        sizes["\(home).\(extended.name)"]?.add(extended)
      }
    }
    return sizes
  }

  private mutating func add(_ declaration: SwiftFile.Declaration) {
    lines += declaration.lineCount
    storedProperties += declaration.storedProperties
  }
}

extension SwiftFile {
  /// How many fields a function takes over from one value, or into one, each by itself and under its own name.
  ///
  /// That is `x = other.x`, `x: other.x` and `twin.x = x`; `self.x = x` is what every initializer does.
  func fieldsCopied(in function: Declaration) -> Int {
    let others = function.body.compactMap { copiedFrom(at: $0) }
    return Dictionary(grouping: others) { $0 }.values.map(\.count).max() ?? 0
  }

  /// The other value, where a word is a field that is set to what has its own name there.
  private func copiedFrom(at index: Int) -> String? {
    let field = tokens[index]
    guard field.isWord, index > 1, index + 2 < tokens.count else { return nil }
    let (earlier, before) = (tokens[index - 2].text, tokens[index - 1].text)
    var end = index + 2
    while end + 2 < tokens.count, tokens[end].isWord, tokens[end + 1].text == "." { end += 2 }
    guard end + 1 < tokens.count, tokens[end].text == field.text else { return nil }
    let next = tokens[end + 1]
    let source = tokens[(index + 2)..<end].map(\.text).joined()
    switch tokens[index + 1].text {
    case ":":
      let isArgument = ["(", ","].contains(before) && [",", ")"].contains(next.text)
      return isArgument && !source.isEmpty ? source : nil
    case "=":
      let isWhole = next.line > tokens[end].line || ["}", ";"].contains(next.text)
      guard isWhole, before != "let", before != "var" else { return nil }
      return !source.isEmpty ? source : before == "." && earlier != "self" ? earlier : nil
    default: return nil
    }
  }
}
