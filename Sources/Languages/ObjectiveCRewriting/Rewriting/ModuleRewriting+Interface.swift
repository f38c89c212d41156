/// What was drawn for a module, for whoever makes it while the module runs.
extension ModuleRewriting {
  /// A file that names the drawings, the classes that they know by names of Objective-C, and what is said of tables of
  /// texts; a module has one.
  public func interface(
    drawnAt paths: [String], saying tables: [String: [String: String]] = [:]
  ) -> String {
    let names = namedClasses
    guard !paths.isEmpty || !names.isEmpty || !tables.isEmpty else {
      return "// Nothing was drawn for this module.\n"
    }
    let classes =
      names.isEmpty ? ":" : names.map { "\($0.name.quoted): \($0.path).self" }.joined(separator: ", ")
    return "import UIKit\n\n" + """
      final class DrawnInterface: InterfaceTable {
        override class var drawings: [String] { [\(paths.map(\.quoted).joined(separator: ", "))] }
        override class var classes: [String: AnyClass] { [\(classes)] }
      \(Self.texts(of: tables))}

      """ + (tables.isEmpty ? "" : Self.lookup)
  }

  private static func texts(of tables: [String: [String: String]]) -> String {
    guard !tables.isEmpty else { return "" }
    let lines = tables.sorted { $0.key < $1.key }.map { name, texts in
      let pairs = texts.sorted { $0.key < $1.key }.map { "      \($0.key.quoted): \($0.value.quoted),\n" }
      return "    \(name.quoted): [\n\(pairs.joined())    ],\n"
    }
    return "  override class var texts: [String: [String: String]] { [\n\(lines.joined())  ] }\n"
  }

  /// What goes before the functions of Foundation, which looks into a bundle, because it is the module's own.
  private static let lookup = """

    func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
    ) -> String {
      DrawnInterface.text(key, in: tableName, or: value)
    }

    extension Bundle {
      func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        DrawnInterface.text(key, in: tableName, or: value)
      }
    }

    """

  /// The classes with `@objc(Name)` that the file can name.
  private var namedClasses: [(name: String, path: String)] {
    classes.types.indices.flatMap { file in
      classes.types[file].compactMap { type in
        guard type.kind == .class, let name = sources[file].objectiveCName(of: type) else { return nil }
        return (name, type.path)
      }
    }.sorted { $0 < $1 }
  }
}

extension SwiftSource {
  /// The name in the `@objc` of a class that is there under every condition, for the whole module.
  fileprivate func objectiveCName(of type: TypeDeclaration) -> String? {
    let conditions = (0..<type.keyword).reduce(0) { depth, index in
      depth + (isWord("#if", at: index) ? 1 : 0) - (isWord("#endif", at: index) ? 1 : 0)
    }
    guard conditions == 0, !isSign("<", at: type.keyword + 2) else { return nil }
    var index = type.keyword - 1
    var name: String?
    while index >= 0 {
      if isWord(at: index), Self.modifiers.contains(word(index)) {
        if isWord("private", at: index) || isWord("fileprivate", at: index) { return nil }
        index -= 1
      } else if isSign(")", at: index), isWord(at: partner(of: index) - 1),
        isSign("@", at: partner(of: index) - 2)
      {
        let open = partner(of: index)
        if isWord("objc", at: open - 1), open + 2 == index { name = word(open + 1) }
        index = open - 3
      } else if isWord(at: index), isSign("@", at: index - 1) {
        index -= 2
      } else {
        break
      }
    }
    return name
  }
}

extension String {
  /// As it stands between quotes.
  fileprivate var quoted: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      // Swift takes no such sign in a file.
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
