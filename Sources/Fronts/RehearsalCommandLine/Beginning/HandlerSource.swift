import ObjectiveCRewriting
import Rehearsal

/// A handler that was there before, with the files it came in.
struct HandlerSource {
  let name: String
  let files: SourceFiles
  let kind: NewPackage.Kind
  /// The language mode that it is built in.
  let mode: LanguageMode
  /// What Swift 6 would not take of it.
  let sharing: [SourceCheck.Finding]
  /// What the compiler will miss of Apple's.
  let absences: [SourceCheck.Finding]
  /// Whether it can be made from a storyboard alone.
  let isMadeByCoder: Bool
  private let code: Set<String>
  /// Its methods, with those that it inherits from what is in the files.
  private let methods: Set<String>

  /// Why no handler is found.
  struct Unfit: Error {
    let reason: String
  }

  init(
    _ files: SourceFiles, mode: LanguageMode, sharing: [SourceCheck.Finding], absences: [SourceCheck.Finding]
  ) throws(Unfit) {
    self.files = files
    self.absences = absences
    self.mode = mode
    self.sharing = mode == .five ? sharing : []
    var parents: [(name: String, parent: String)] = []
    var words: Set<String> = []
    var methods: [String: Set<String>] = [:]
    var others: [String: String] = [:]
    var initializers: [String: [String]] = [:]
    for file in files.texts {
      let code = SwiftCode(file.text).words
      for index in code.indices where ["class", "extension"].contains(code[index]) && index + 1 < code.count {
        methods[code[index + 1], default: []].formUnion(Self.methods(ofTypeAt: index, in: code))
        guard code[index] == "class", let heir = Self.heir(at: index, in: code) else { continue }
        parents.append(heir)
        initializers[heir.name, default: []] += Self.initializers(ofClassAt: index, in: code)
        if let other = Self.objectiveCName(before: index, in: code) { others[other] = heir.name }
      }
      words.formUnion(code)
    }
    code = words
    let named = files.originals?.principalClass.map { others[$0] ?? $0 }
    (name, kind) = try Self.principal(named, among: parents, of: files)
    let line = Self.line(from: name, among: parents)
    self.methods = line.reduce(into: []) { $0.formUnion(methods[$1] ?? []) }
    isMadeByCoder = Self.isMadeByCoder(line, with: initializers)
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
  private static let asking = [silent] + interfaces.map(\.key)

  /// Whether it is built from where it stands, with a safe of which nothing is known.
  var isInPlace: Bool { files.originals != nil }

  /// The upgrades it has a call for.
  var requests: [NewPackage.Flow] {
    kind == .upgrade ? Self.upgrades.filter { hasMethod(named: $0.call) }.map(\.flow) : []
  }

  /// What it has a call for that a credential provider is asked for.
  var provisions: [Provision] {
    guard kind == .provider else { return [] }
    return given + Self.interfaces.filter { methods.contains($0.key) }.map(\.value)
  }

  /// What it gives to whoever picks a suggestion.
  private var given: [Provision] {
    guard methods.contains(Self.silent) || methods.contains(Self.suggested) else { return [] }
    let named = Self.answers.filter { code.contains($0.key) }.map(\.value)
    let kinds = Provision.allCases.filter(named.contains)
    // Who leaves the answer to files that are not here gives most likely what most of them do.
    return kinds.isEmpty ? [.password] : kinds
  }

  /// Whether it has a method whose name begins so.
  private func hasMethod(named name: String) -> Bool { methods.contains { $0.hasPrefix(name) } }

  /// What templates choose their lines by.
  var traits: [String] {
    let kinds: [(Provision, String)] = [
      (.password, "passwords"), (.passkey, "passkeys"), (.code, "codes"), (.configuration, "setup"),
      (.credentialList, "list"), (.passkeyList, "passkey-list"), (.codeList, "code-list"), (.text, "texts"),
      (.passkeyRegistration, "registration"),
    ]
    let hasInterface = hasMethod(named: "prepareInterfaceTo")
    return requests.map(\.rawValue) + kinds.filter { provisions.contains($0.0) }.map(\.1)
      + (hasInterface ? ["interface"] : [])
  }
}
