public import Rehearsal

/// What can be wrong with a path.
public enum Failure: Hashable, Sendable {
  /// A rule of the ledger is broken.
  case rule(Violation)
  /// Somebody cannot sign in any more with what the Keychain holds.
  case lockOut
  /// The user was told that nothing was changed, and something was.
  case misreportedOutcome
  /// The user was told that the account is upgraded, and the Keychain keeps the password that it had.
  case emptyUpgrade
  /// What comes about when nothing goes wrong does not come about any more, once nothing goes wrong again.
  case standstill
  /// What a credential provider has said it saved is not provided to who picks it, with nothing in the way.
  case forgotten
  /// A credential provider showed its user something about a login that it does not have, and did not say so to the
  /// system, which goes on offering it (CP-16).
  case concealed
  /// Where nothing went wrong an upgrade failed, and in another situation of the search it came about.
  case fruitless
  /// In one order of the handler's own work a request comes about, and in another it does not.
  case orderDependent
  /// What a credential provider is asked for comes about in a new process, and fails behind what came about before it.
  case processDependent
  /// The handler brought its process down.
  case crash
  /// The handler did not come back.
  case hang
  /// A property of one's own does not hold; the number is its place among those that were asked for.
  case property(Int)
}

extension Failure {
  /// A small number for each, for what a process reports; properties come last.
  var number: Int {
    switch self {
    case .rule(let violation): Violation.allCases.firstIndex(of: violation) ?? 0
    case .lockOut: 200
    case .misreportedOutcome: 201
    case .crash: 202
    case .hang: 203
    case .emptyUpgrade: 204
    case .standstill: 205
    case .forgotten: 206
    case .concealed: 207
    case .fruitless: 208
    case .orderDependent: 209
    case .processDependent: 210
    case .property(let index): 256 + index
    }
  }

  init?(number: Int) {
    switch number {
    case Violation.allCases.indices: self = .rule(Violation.allCases[number])
    case 200: self = .lockOut
    case 201: self = .misreportedOutcome
    case 202: self = .crash
    case 203: self = .hang
    case 204: self = .emptyUpgrade
    case 205: self = .standstill
    case 206: self = .forgotten
    case 207: self = .concealed
    case 208: self = .fruitless
    case 209: self = .orderDependent
    case 210: self = .processDependent
    case 256...: self = .property(number - 256)
    default: return nil
    }
  }

  /// Whether a violation is one that a search looks for; advice is not.
  static func counts(_ violation: Violation) -> Bool {
    violation.weight == .broken || violation == .keptPassword
  }

  /// Whether the process does not outlive it.
  package var endsProcess: Bool { self == .crash || self == .hang }

  /// What is wrong, as a headline.
  public var headline: String {
    switch self {
    case .rule(let violation): "\(violation.rule): the \(violation.who) \(violation.rawValue)"
    case .lockOut: "somebody is locked out"
    case .misreportedOutcome: "the user was told that nothing was changed, and something was"
    case .emptyUpgrade: "the upgrade was completed with the password that there was before"
    case .standstill: "what works when nothing goes wrong does not work any more"
    case .forgotten: "what was saved is not provided when it is picked"
    case .concealed: "CP-16: a login that is gone is shown to be, and the system does not hear of it"
    case .fruitless: "the upgrade fails although nothing has gone wrong"
    case .orderDependent: "whether the request comes about depends on the order of the handler's own work"
    case .processDependent: "a request comes about here, and fails where everything before it has come about"
    case .crash: "the handler crashed"
    case .hang: "the handler hung"
    case .property(let index): "property \(index + 1)"
    }
  }

  /// A word for file names.
  public var slug: String {
    switch self {
    case .rule(let violation):
      violation.rawValue.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    case .lockOut: "lock-out"
    case .misreportedOutcome: "misreported-outcome"
    case .emptyUpgrade: "empty-upgrade"
    case .standstill: "standstill"
    case .forgotten: "forgotten"
    case .concealed: "concealed"
    case .fruitless: "fruitless"
    case .orderDependent: "order-dependent"
    case .processDependent: "process-dependent"
    case .crash: "crash"
    case .hang: "hang"
    case .property(let index): "property-\(index + 1)"
    }
  }
}

extension Violation {
  fileprivate var who: String { lane == .app ? "app" : "handler" }
}
