/// What keeps files of Swift from being built here, all of it at once and before anything is built.
///
/// `obstacles` are certain, and each says what to do. `sharing` are ways to share that Swift 6 does not take; a package
/// in the language mode of Swift 5 does. `absences` are names of Apple's that are not here, each once for a file: the
/// compiler has the last word on them, because a file may be one that somebody fills in or leaves out.
struct SourceCheck {
  /// Something in a line of a file.
  struct Finding: Hashable {
    let file: String
    let line: Int
    let column: Int
    let problem: String
    let advice: String

    /// Where it is, and what.
    var place: String { "\(file):\(line):\(column): \(problem)\n" }
    /// Where it is, what, and what to do.
    var text: String { "\(place)  → \(advice)\n" }
  }

  private(set) var obstacles: [Finding] = []
  private(set) var sharing: [Finding] = []
  private(set) var absences: [Finding] = []
  /// The modules that the files import.
  private(set) var imported: Set<String> = []

  private let patterns = SourcePatterns()
  private let isRewritten: Bool
  private let stubs: Set<String>
  /// The types of which the files say that they may be shared.
  private let shareable: Set<String>
  /// The types that the files declare, whatever Apple has of the same name.
  private let own: Set<String>

  /// Looks through files; where they are rewritten without Objective-C, that is no obstacle.
  init(of files: [(name: String, text: String)], isRewritten: Bool = false, stubs: [String] = []) {
    self.isRewritten = isRewritten
    self.stubs = Set(stubs)
    let sources = files.map { ($0.name, MaskedSource($0.text, isRewritten: isRewritten).lines) }
    shareable = Set(sources.flatMap { [patterns] in $0.1.compactMap { patterns.shareableType(in: $0.text) } })
    own = Set(sources.flatMap { [patterns] in $0.1.compactMap { patterns.declaredType(in: $0.text) } })
    for (name, lines) in sources {
      for line in lines { look(at: line, of: name) }
    }
  }

  /// What a package of Rehearsal's can import on Linux.
  static let modules: Set = [
    "AuthenticationServices", "Combine", "CommonCrypto", "CryptoKit", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "LocalAuthentication",
    "MobileCoreServices", "OSLog", "Observation", "RegexBuilder", "Rehearsal", "RehearsalRuntime",
    "SafariServices", "Security", "Swift", "Synchronization", "UIKit", "UniformTypeIdentifiers", "WebKit",
    "_Concurrency", "_StringProcessing", "os",
  ]

  /// What comes with `UIKit` here once a file is rewritten.
  private static let withUIKit: Set = [
    "CoreFoundation", "CoreGraphics", "Darwin", "ObjectiveC", "QuartzCore",
  ]

  /// What is in the place of a module that cannot be an empty one; `nil` where an empty one may do.
  static func withoutStub(_ module: String) -> String? { module == "SwiftUI" ? substitutes[module] : nil }

  /// What code stands behind that is only for where a module is.
  static func condition(of module: String) -> String { "#if canImport" + "(\(module))" }

  /// Whether a module is one of Apple's that is not here, and no team's own.
  static func isApples(_ module: String) -> Bool {
    modules.contains(module) || withUIKit.contains(module) || substitutes[module] != nil
  }

  /// What to do without a module that many handlers have.
  private static let substitutes = [
    "SwiftUI": "show the view from a UIViewController in a file of its own, and leave that file out",
    "CoreData": "none of its stores is played: \(behindProtocol("CoreData"))",
    "SwiftData": "none of its stores is played: \(behindProtocol("SwiftData"))",
    "Network": "nothing goes out by it here, say --stub Network for an empty one",
    "SQLite3": "it is a library of the system's: \(behindProtocol("SQLite3"))",
  ]

  private static func behindProtocol(_ module: String) -> String {
    "ask for what is stored behind a protocol and leave the file that has the store out, or say --stub \(module) for "
      + "an empty one, to fill with what the extension uses of it"
  }

  /// What needs the runtime of Objective-C.
  private static let objectiveC: KeyValuePairs<String, String> = [
    "@objc": "take it away; where a button needs it, give that a UIAction with a closure",
    "@objcMembers": "take it away",
    "#selector": "use a closure: addAction(UIAction { … }, for: .touchUpInside), or Timer with a block",
    "#keyPath": "use a key path of Swift, as in \\Type.name",
    "@IBOutlet": "make the view in code, in loadView or viewDidLoad",
    "@IBAction": "make the button in code, with a UIAction", "@NSManaged": "keep the value behind a protocol",
    "@IBDesignable": "take it away", "@IBInspectable": "take it away",
  ]

  private mutating func lookForAbsences(in line: MaskedSource.Line, of file: String) {
    for (place, name) in AbsentNames.all(in: line.text, besides: own) {
      guard !absences.contains(where: { $0.file == file && $0.problem == name.problem }) else { continue }
      absences.append(line.finding(in: file, at: place, name.problem, name.advice))
    }
  }

  private mutating func look(at line: MaskedSource.Line, of file: String) {
    lookForAbsences(in: line, of: file)
    func finding(at place: String.Index, _ problem: String, _ advice: String) -> Finding {
      line.finding(in: file, at: place, problem, advice)
    }
    let module = patterns.module(in: line.text)
    if let module { imported.insert(String(module)) }
    if let module, !Self.modules.contains(String(module)),
      !stubs.contains(String(module)), !(isRewritten && Self.withUIKit.contains(String(module)))
    {
      let advice =
        Self.substitutes[String(module)]
        ?? "where it is your own, say --stub \(module) for an empty one, to fill or to name its files with --from"
      obstacles.append(
        finding(
          at: module.startIndex, "there is no module “\(module)” here",
          "\(advice); or leave it out where it cannot be imported"))
    }
    for (word, advice) in isRewritten ? [:] : Self.objectiveC {
      for range in line.text.ranges(of: word) where !line.text[range.upperBound...].beginsInWord {
        obstacles.append(
          finding(
            at: range.lowerBound, "\(word) needs Objective-C, which is not here",
            "\(advice); or name the folder of the file with --from, which is built without it"))
      }
    }
    if !isRewritten, let place = patterns.initializerToRequire(in: line.text) {
      obstacles.append(
        finding(
          at: place,
          "UIKit makes what it was given a class of by this initializer, which has to be required here",
          "write required override init, which Xcode takes as well; "
            + "or name the folder of the file with --from, which is built with it"))
    }
    guard let place = patterns.sharedValue(in: line.text, besides: shareable) else { return }
    sharing.append(
      finding(
        at: place, "what is shared here is not safe in the language mode of Swift 6",
        "make its type an actor, @MainActor or Sendable; until then the package is in the mode of Swift 5"))
  }
}

extension MaskedSource.Line {
  fileprivate func finding(
    in file: String, at place: String.Index, _ problem: String, _ advice: String
  ) -> SourceCheck.Finding {
    let column = text.unicodeScalars.distance(from: text.startIndex, to: place) + 1
    return SourceCheck.Finding(file: file, line: number, column: column, problem: problem, advice: advice)
  }
}

extension [SourceCheck.Finding] {
  /// Each with its place; what is to be done about several is said once, behind the last.
  var told: String {
    indices.map { index in
      let isLast = !self[(index + 1)...].contains { $0.advice == self[index].advice }
      return isLast ? self[index].text : self[index].place
    }.joined()
  }
}

extension StringProtocol {
  /// Whether it goes on with a word that began before it.
  fileprivate var beginsInWord: Bool { first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
}
