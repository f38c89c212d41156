import Rehearsal

/// A handler that was there before, with the files it came in.
struct HandlerSource {
  let name: String
  let files: [(name: String, text: String)]
  let kind: NewPackage.Kind
  private let code: Set<String>

  /// Why no handler is found.
  struct Unfit: Error {
    let reason: String
  }

  private static let roots: KeyValuePairs<String, NewPackage.Kind> = [
    "ASAccountAuthenticationModificationViewController": .upgrade,
    "ASCredentialProviderViewController": .provider,
  ]

  init(_ files: [(name: String, text: String)]) throws(Unfit) {
    self.files = files
    var parents: [(name: String, parent: String)] = []
    var words: Set<String> = []
    for file in files {
      let code = SwiftWords.all(in: file.text)
      for index in code.indices where code[index] == "class" {
        guard let heir = Self.heir(at: index, in: code) else { continue }
        parents.append(heir)
      }
      words.formUnion(code)
    }
    code = words
    let inherited = Set(parents.map(\.parent))
    let leaves = Self.roots.flatMap { root, kind in
      let heirs = Self.heirs(of: root, among: parents)
      return parents.filter { heirs.contains($0.name) && !inherited.contains($0.name) }
        .map { (name: $0.name, kind: kind) }
    }
    guard let leaf = leaves.first else {
      let classes = parents.map { "\($0.name): \($0.parent)" }.joined(separator: ", ")
      throw Unfit(
        reason: "no class in \(files.map(\.name).joined(separator: ", ").short) descends from "
          + Self.roots.map(\.key).joined(separator: " or ") + ". "
          + (classes.isEmpty ? "There is no class with a parent at all." : "There are \(classes.short)."))
    }
    guard leaves.count == 1 else {
      let names = leaves.map(\.name).joined(separator: ", ")
      throw Unfit(reason: "several handlers are there, \(names.short); name the files of one of them.")
    }
    (name, kind) = leaf
    guard !requests.isEmpty || !provisions.isEmpty else {
      let calls =
        Self.upgrades.filter { $0.flow.kind == kind }.map(\.call)
        + (kind == .provider ? Self.asking : [])
      throw Unfit(
        reason: "\(name) has none of the calls that begin a request: \(calls.joined(separator: ", ")).")
    }
  }

  private static let upgrades: [(flow: NewPackage.Flow, call: String)] = [
    (.strongPassword, "changePasswordWithoutUserInteraction"),
    (.signInWithApple, "convertAccountToSignInWithAppleWithoutUserInteraction"),
  ]
  private static let provides = "provideCredentialWithoutUserInteraction"
  private static let lists = "prepareCredentialList"
  private static let configures = "prepareInterfaceForExtensionConfiguration"
  private static let asking = [provides, lists, configures]

  /// The upgrades it has a call for.
  var requests: [NewPackage.Flow] {
    kind == .upgrade ? Self.upgrades.filter { code.contains($0.call) }.map(\.flow) : []
  }

  /// What it has a call for that a credential provider is asked for.
  var provisions: [Provision] {
    guard kind == .provider else { return [] }
    return given
      + (code.contains(Self.lists) && given.contains(.password) ? [.credentialList] : [])
      + (code.contains(Self.configures) ? [.configuration] : [])
  }

  /// What it gives with nothing on screen.
  private var given: [Provision] {
    guard code.contains(Self.provides) else { return [] }
    let answers: [(String, Provision)] = [
      ("ASPasswordCredential", .password), ("completeAssertionRequest", .passkey),
      ("completeOneTimeCodeRequest", .code),
    ]
    return answers.filter { code.contains($0.0) }.map(\.1)
  }

  /// What templates choose their lines by.
  var traits: [String] {
    let kinds: [(Provision, String)] = [
      (.password, "passwords"), (.passkey, "passkeys"), (.code, "codes"), (.configuration, "setup"),
    ]
    let hasInterface = code.contains { $0.hasPrefix("prepareInterfaceTo") }
    return requests.map(\.rawValue) + kinds.filter { provisions.contains($0.0) }.map(\.1)
      + (hasInterface ? ["interface"] : [])
  }

  /// The class that begins at a word, with the first thing it descends from.
  private static func heir(at index: Int, in code: [String]) -> (name: String, parent: String)? {
    guard index + 3 < code.count, code[index + 2] == ":" else { return nil }
    var parent = index + 3
    while parent + 2 < code.count, code[parent + 1] == "." { parent += 2 }
    return (code[index + 1], code[parent])
  }

  /// Everything that descends from a class, from parents to children.
  private static func heirs(
    of root: String, among parents: [(name: String, parent: String)]
  ) -> Set<String> {
    // A class has one parent, the one that is named first where a file names several.
    let first = Dictionary(parents.map { ($0.name, $0.parent) }) { first, _ in first }
    let children = Dictionary(grouping: first.keys) { first[$0] ?? "" }
    var heirs: Set<String> = []
    var open = [root]
    while let name = open.popLast() {
      for child in children[name] ?? [] where heirs.insert(child).inserted { open.append(child) }
    }
    return heirs
  }
}

/// The words and signs of Swift code, without what is commented out or quoted.
enum SwiftWords {
  static func all(in text: String) -> [String] {
    var words: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = comment(rest)
      } else if first == "\"" {
        rest = quoted(rest)
      } else if first.isLetter || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        words.append(String(word))
        rest = rest[word.endIndex...]
      } else {
        if !first.isWhitespace { words.append(String(first)) }
        rest = rest.dropFirst()
      }
    }
    return words
  }

  /// What comes after a comment, in which others may lie.
  private static func comment(_ text: Substring) -> Substring {
    var rest = text.dropFirst(2)
    var depth = 1
    while depth > 0, !rest.isEmpty {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    }
    return rest
  }

  /// What comes after a text in quotes, of one line or of several.
  private static func quoted(_ text: Substring) -> Substring {
    let mark = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var rest = text.dropFirst(mark.count)
    while !rest.isEmpty, !rest.hasPrefix(mark) {
      if mark.count == 1, rest.first?.isNewline == true { return rest }
      rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
    }
    return rest.dropFirst(mark.count)
  }
}
