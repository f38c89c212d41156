import Documents

/// The look at one file, with what it found so far.
struct Inspection {
  let file: ConfigurationFile
  private(set) var findings: [Finding] = []
  /// How many names may still be compared with every key, which takes long where a file has very many.
  var guesses = Self.mostGuesses
  private var untold: [Finding.Severity: Int] = [:]

  /// The most findings of a file that are told one by one.
  static let most = 100
  /// The most names of a file that are compared with every key.
  static let mostGuesses = 1000

  init(of file: ConfigurationFile) {
    self.file = file
  }

  mutating func inspect() {
    switch file.content {
    case .failure(let fault):
      findings.append(
        Finding(
          .unreadable, .error, in: file.path, at: fault.place, keyPath: "",
          "The file cannot be read\(fault.format.map { " as \($0.rawValue)" } ?? ""): \(fault.problem).",
          advice: (fault.remedy ?? remedy).capitalizedFirst + "."))
    case .success(let document):
      guard expectFormat(document.format), expectDictionary(document.root) else { return }
      switch file.kind {
      case .informationPropertyList: inspectPropertyList(document.root)
      case .entitlements: inspectEntitlements(document.root)
      case .association: inspectAssociationFile(document.root)
      }
    }
  }

  private var remedy: String {
    file.kind == .association
      ? "write JSON that a strict reader takes" : "repair it until plutil -lint \(file.name) finds nothing"
  }

  private mutating func expectFormat(_ format: Document.Format) -> Bool {
    guard (format == .json) != (file.kind == .association) else { return true }
    report(
      .unreadable, .error, at: 0, [], "The file is \(format.rawValue).",
      advice: file.kind == .association ? "Write JSON." : "Write a property list.")
    return false
  }

  private mutating func expectDictionary(_ root: Node) -> Bool {
    guard root.members == nil else { return true }
    report(
      .notADictionary, .error, at: root.offset, [], "The file is \(root.value.kind), not a dictionary.",
      advice: "Put everything into one dictionary.")
    return false
  }

  /// Writes down a mistake at a byte of the file, under some keys.
  ///
  /// Past the most that are told, errors and the rest are only counted.
  mutating func report(
    _ kind: Finding.Kind, _ severity: Finding.Severity, at offset: Int, _ keys: [String], _ message: String,
    advice: String
  ) {
    guard findings.count < Self.most else {
      untold[severity, default: 0] += 1
      return
    }
    findings.append(
      Finding(
        kind, severity, in: file.path, at: try? file.content.get().place(of: offset),
        keyPath: keys.joined(separator: " > "), message, advice: advice))
  }

  /// Says how many mistakes of each severity were counted and not told.
  mutating func conclude() {
    for severity in Finding.Severity.allCases {
      guard let count = untold[severity] else { continue }
      findings.append(
        Finding(
          .more, severity, in: file.path, at: nil, keyPath: "",
          "There are \(count) more findings of this severity in the file.",
          advice: "Repair those that are told, and check again."))
    }
  }

  /// Writes down the keys of a dictionary that come more than once.
  mutating func reportDuplicates(in members: [Node.Member], _ keys: [String]) {
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      report(
        .duplicateKey, .warning, at: member.offset, keys + [member.key],
        "“\(member.key)” comes more than once; only the last one counts.", advice: "Keep one of them.")
    }
  }
}

extension String {
  /// The text as the beginning of a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Whether the build puts something else in its place: `$(NAME)` or `${NAME}`.
  var hasBuildVariable: Bool {
    zip(utf8, utf8.dropFirst()).contains {
      $0 == UInt8(ascii: "$") && ($1 == UInt8(ascii: "(") || $1 == UInt8(ascii: "{"))
    }
  }
}
