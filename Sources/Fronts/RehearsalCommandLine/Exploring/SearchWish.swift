import Rehearsal
import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios

/// What somebody says of a search, before anybody knows what the handler serves.
struct SearchWish {
  var handler: String?
  var request: String?
  /// What the command asks where nobody says it, of handlers that can be asked for it.
  var usual: String?
  /// When a change takes effect; `nil` where nobody said anything.
  var server: ServerChange?
  /// Whether the server is to want a code besides the password.
  var hasSecondFactor = false
  var deviations: Deviations?
  var budget = DeviationBudget.most(2)
  var limit: Int?
  var shard: RunHeader.Shard?
  var mergesStates = true
  /// Whether the search goes on behind what it finds.
  var goesOn = false
  /// Whether its paths are drawn by chance.
  var isDrawn = false
  /// What must hold as well, as it was written.
  var properties: [String] = []
  /// Whether what they say in quotation marks is in no report.
  var isRedacted = false
  /// A file of more of that.
  var propertyFile: String?

  /// All that can be asked, for whoever reads help.
  static var requests: String {
    let provider = "\n  Of a credential provider, \(Provision.password.slug) by default:\n"
    return "  What --request asks of an upgrade, the first by default:\n" + lines(of: Asked.words) + provider
      + lines(of: AskedOfProvider.words)
  }

  private static func lines(of words: [String]) -> String {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count + 3 <= 100 {
        lines[lines.count - 1] = "\(last), \(word)"
      } else {
        lines.append("    \(word)")
      }
    }
    return lines.joined(separator: ",\n")
  }

  static var requestOption: Option<String?> {
    let upgrades = Asked.words
    let first = Asked.allCases.filter { !$0.isInApp }.map(\.rawValue)
    return Option(
      "--request", "what is asked, a strong password by default, of a credential provider a password",
      as: (first + ["password", "..."]).joined(separator: "|"),
      suggesting: .words(upgrades + AskedOfProvider.words))
  }

  static var serverOption: Option<ServerChange> {
    Option("--server", "when a change ends what was valid before", default: .atOnce)
  }

  enum Asked: String, WordChoice {
    case strongPassword = "strong-password"
    case signInWithApple = "sign-in-with-apple"
    case strongPasswordInApp = "strong-password-in-app"
    case signInWithAppleInApp = "sign-in-with-apple-in-app"

    var kind: Upgrade {
      switch self {
      case .strongPassword, .strongPasswordInApp: .strongPassword
      case .signInWithApple, .signInWithAppleInApp: .signInWithApple
      }
    }

    /// Whether the app asks for the upgrade, for the user who is signed in there.
    var isInApp: Bool {
      switch self {
      case .strongPassword, .signInWithApple: false
      case .strongPasswordInApp, .signInWithAppleInApp: true
      }
    }
  }

  /// What a credential provider can be asked: anything there is, to save something after it has generated a password, or
  /// for a passkey that its website verifies.
  enum AskedOfProvider {
    case provision(Provision)
    case generatedAndSaved
    case journey(PasskeyJourney)

    static let words =
      Provision.allCases.map(\.slug) + [Situation.generatedAndSavedSlug]
      + PasskeyJourney.allCases.map(\.rawValue)

    init?(_ word: String) {
      if let provision = Provision.allCases.first(where: { $0.slug == word }) {
        self = .provision(provision)
      } else if word == Situation.generatedAndSavedSlug {
        self = .generatedAndSaved
      } else if let journey = PasskeyJourney(rawValue: word) {
        self = .journey(journey)
      } else {
        return nil
      }
    }

    var slug: String {
      switch self {
      case .provision(let provision): provision.slug
      case .generatedAndSaved: Situation.generatedAndSavedSlug
      case .journey(let journey): journey.rawValue
      }
    }

    /// Whether only an app can ask it, on a screen of its own.
    var needsApp: Bool { if case .journey(let journey) = self { journey.isInApp } else { false } }

    var situations: [Situation] {
      switch self {
      case .provision(let provision): Situation.usual(provision)
      case .generatedAndSaved: Situation.generatedAndSaved()
      case .journey(let journey): Situation.passkeys(journey)
      }
    }
  }

  enum ServerChange: String, WordChoice {
    case atOnce = "at-once"
    case gracefully

    var effect: AccountServer.Effect {
      switch self {
      case .atOnce: .atOnce
      case .gracefully: .gracefully
      }
    }
  }
}

extension SearchWish {
  init(_ arguments: Arguments<ExploreOptions>) {
    self.init(
      handler: arguments.handler, request: arguments.request,
      server: arguments.has(\.server) ? arguments.server : nil, deviations: arguments.deviations,
      budget: arguments.budget, limit: arguments.limit, shard: arguments.parts.shard,
      mergesStates: !arguments.noReduction,
      goesOn: arguments.findings.goOn || arguments.findings.accept != nil,
      isDrawn: arguments.parts.sample != nil, properties: arguments.must.stated,
      isRedacted: arguments.redact, propertyFile: arguments.must.file)
  }
}

/// What can be asked depends on what the handler serves.
extension SearchWish {
  func upgrade(of handler: String) throws(UsageError) -> (Asked, ServerChange?) {
    if let word = request, AskedOfProvider(word) != nil {
      throw .malformed(
        "\(handler) upgrades accounts and is no credential provider: it is never asked for “\(word)”. "
          + "Its requests are \(Asked.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    let asked = try request.map { word throws(UsageError) in try Asked(word: word, of: "--request") }
    return (asked ?? usual.flatMap(Asked.init) ?? .strongPassword, server)
  }

  func provision(of handler: String) throws(UsageError) -> AskedOfProvider {
    if server != nil {
      throw .malformed(
        "--server says when a change of password ends what was valid before; \(handler) is a credential provider "
          + "and changes none. Leave it out.")
    }
    if hasSecondFactor {
      throw .malformed(
        "--second-factor is about an account that is upgraded; \(handler) is a credential provider. Leave it out."
      )
    }
    guard let word = request else { return usual.flatMap(AskedOfProvider.init) ?? .provision(.password) }
    if let asked = AskedOfProvider(word) { return asked }
    let words = AskedOfProvider.words
    guard Asked(rawValue: word) == nil else {
      throw .malformed(
        "\(handler) is a credential provider and upgrades no account: it is never asked for “\(word)”. "
          + "Its requests are \(words.joined(separator: ", ")).")
    }
    throw .unknown("value of --request", word, among: words)
  }
}

extension SearchWish {
  /// What must hold as well, in the order in which it was said, and then what a file says.
  func statedProperties(by reader: () -> ScenarioReader) throws(UsageError) -> [Property] {
    guard !properties.isEmpty || propertyFile != nil else { return [] }
    let reader = reader()
    var stated: [Property] = []
    for text in properties {
      stated.append(try StatedProperty(text, isRedacted: isRedacted, by: reader).property)
    }
    if let propertyFile {
      stated += try StatedProperty.all(in: propertyFile, isRedacted: isRedacted, by: reader)
    }
    return stated
  }
}
