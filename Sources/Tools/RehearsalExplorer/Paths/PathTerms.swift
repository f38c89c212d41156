import Rehearsal

/// What does not change in a run, and is the same for all that branch off from it.
final class PathTerms {
  let situation: Situation
  /// Which of the situations it is.
  let number: Int
  let deviations: Deviations
  /// What is done to ask, time after time.
  let requests: [[Step]]
  let isOfAutoFill: Bool
  /// Whether a credential provider is asked for one-time codes.
  let asksForCodes: Bool
  let owner: Situation.Owner?
  /// What the user does who changes the password with another device.
  var changesPassword: Step { .user(.secures(.changesElsewhere(situation.user, to: Self.changedPassword))) }
  private static let changedPassword = "changed-Elsewhere-7"
  /// Who else has an account that could be upgraded.
  let others: [String]
  let properties: [Property]
  /// The requests that come about where nothing deviates; `nil` where that is not known.
  let owed: HappyRequests?
  /// Whether anything is owed for what came about in a happy path; where paths are drawn by chance there is none.
  let expectsRecovery: Bool
  /// What was offered from the first of those whom these requests pick, by the place of the request.
  let offersOwed: [Int: [CredentialIdentity]]
  /// Whether all that is offered for picking was put into its store by the handler itself.
  let offersOwn: Bool
  /// Whether a provider hears between two requests that a passkey has another name now.
  var renamesPasskey: Bool { situation.request.provision == .updatedPasskey }
  /// Whether a website looks at what a provider gives, so that nothing has come about before it takes that.
  let isVerified: Bool
  /// Whether the handler does work of its own, under a runtime that knows of chance.
  let hasRuntime: Bool

  /// How many requests there are in a path at most.
  static let mostRequests = 3

  init(
    _ situation: Situation, number: Int = 0, _ deviations: Deviations = .all, _ properties: [Property] = [],
    owed: HappyRequests? = nil, expectsRecovery: Bool = false, hasRuntime: Bool
  ) {
    let owed = expectsRecovery ? owed : HappyRequests()
    self.owed = owed
    self.expectsRecovery = expectsRecovery
    self.hasRuntime = hasRuntime
    self.situation = situation
    self.number = number
    self.deviations = deviations
    requests = situation.requests
    offersOwed = Self.offers(owed: owed ?? HappyRequests(), by: requests, in: situation)
    isOfAutoFill = situation.isOfAutoFill
    asksForCodes = [Request(.code), Request(.codeList)].contains(situation.request)
    offersOwn = situation.offersOwn
    isVerified = situation.phone.hasAutoFill && situation.phone.autoFill.relyingParty != nil
    owner = situation.owner
    others = situation.others
    self.properties = properties
  }

  /// Whether the server of a world lets the user change the password with another device.
  func letsChangePassword(in world: World) -> Bool {
    Self.letsChangePassword(of: situation.user, in: world)
  }

  /// Whether the server of a world lets somebody change their password with another device.
  static func letsChangePassword(of user: String, in world: World) -> Bool {
    SecurityAct.letsOthersChange(user, to: changedPassword, in: world)
  }

  /// Whether the provider is enabled next, and with that set up at once.
  func enables(afterRequests count: Int) -> Bool {
    count < requests.count && requests[count].contains(.enabling)
  }

  /// Whether what a provider offers is owed to anybody.
  var owesOffers: Bool { !offersOwed.isEmpty || offersOwn }

  /// Whether a website that looks at what it is given has taken any of it.
  func isTaken(in simulation: Simulation) -> Bool {
    isVerified && simulation.look { $0.phone.autoFill.attempts.contains { $0.verdict == .accepted } }
  }
}
