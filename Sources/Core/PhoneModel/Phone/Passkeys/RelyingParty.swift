internal import Cryptography
internal import WebAuthn

/// A website that takes passkeys: it asks for them, looks at every byte of what comes back, and keeps what it needs to
/// know them again.
public struct RelyingParty: Hashable, Sendable {
  /// The domain that its passkeys are for.
  public let identifier: String
  /// Who has an account, and with which passkeys.
  public var members: [Member]
  /// Whether its users have to be made sure of.
  public var verification = PasskeyDemand.Verification.preferred
  /// How passkeys may sign, by the numbers that COSE has for it, best first.
  public var algorithms = COSEAlgorithm.usual.map(\.rawValue)
  /// Whether it says which passkeys of an account may sign in, or leaves that to whoever has some.
  public var namesPasskeys = false
  /// Whether an account with a passkey keeps no password.
  public var dropsPasswords = false
  /// Whether it keeps accounts under bytes that are no text, as websites with handles by chance do.
  public var hasBinaryHandles = false
  /// Whether it refuses a sign-in whose counter has not gone up.
  public var refusesStillCounters = true
  /// Whether it tells the system of passkeys that it does not know.
  public var reportsUnknownPasskeys = false
  /// What it asks of passkeys beside their signature.
  public var extensions: PasskeyExtensions?
  /// The app in which its users sign in, where that is not the one that brings the provider.
  public var app: InstalledApp?
  /// What it demanded of apps, and keeps until it is answered.
  var sessions: [PasskeyDemand] = []
  /// The secrets that passkeys made for it.
  package var secrets: [MadeSecret] = []
  /// How many demands it made, and which of them are answered.
  private var demands = 0
  private var answered: Set<Int> = []

  /// Somebody's account.
  public struct Member: Hashable, Sendable {
    /// The user name.
    public let user: String
    /// What its passkeys are kept under, instead of the name; where its website keeps accounts under bytes, what these
    /// follow from.
    public let handle: String
    /// The password; `nil` where there is none any more.
    public var password: String?
    var records: [CredentialRecord] = []

    /// What its passkeys are called.
    public var passkeys: [String] { records.map { String(opaque: $0.id) } }
  }

  /// The member of a name.
  public func member(_ user: String) -> Member? { members.first { $0.user == user } }

  /// Whether it knows a passkey.
  public func knows(passkey credentialID: String) -> Bool {
    members.contains { $0.passkeys.contains(credentialID) }
  }

  /// Whether it keeps an account under what passkeys of it bear.
  package func knows(handle: String) -> Bool {
    members.contains { kept(under: $0.handle).opaqueBytes == handle.opaqueBytes }
  }

  /// Asks for a new passkey of a member; `nil` where there is none of that name.
  package mutating func demandNewPasskey(of user: String, byTheWay: Bool) -> PasskeyDemand? {
    guard let member = member(user) else { return nil }
    var demand = nextDemand()
    demand.userHandle = kept(under: member.handle)
    demand.algorithms = algorithms
    demand.excluded = member.passkeys
    demand.isConditional = byTheWay
    demand.extensions = extensions?.forNewPasskey
    return demand
  }

  /// Asks for a passkey of somebody who has no account yet, to be kept under what nobody else has.
  mutating func demandAccount() -> PasskeyDemand {
    var demand = nextDemand()
    demand.userHandle = kept(under: "account-\(demands)")
    demand.algorithms = algorithms
    demand.extensions = extensions?.forNewPasskey
    return demand
  }

  /// Asks for a sign-in, of a member or whoever has a passkey.
  package mutating func demandSignIn(of user: String?) -> PasskeyDemand {
    var demand = nextDemand()
    demand.extensions = extensions
    if namesPasskeys { demand.allowed = user.flatMap { member($0) }?.passkeys ?? [] }
    return demand
  }

  /// What an account is kept under here; its own handle where that is bytes already.
  func kept(under handle: String) -> String {
    let bytes = handle.opaqueBytes
    guard hasBinaryHandles, String(validating: bytes, as: UTF8.self) != nil else { return handle }
    // No text in UTF-8 has a byte of ones.
    return String(opaque: [0xFF] + SHA256.digest(of: bytes).prefix(15))
  }

  private mutating func nextDemand() -> PasskeyDemand {
    demands += 1
    return PasskeyDemand(
      relyingParty: identifier, origin: "https://\(identifier)",
      challenge: SHA256.digest(of: "\(identifier) asks for the \(demands.ordinal) time".utf8),
      number: demands,
      verification: verification)
  }

  /// Whether a demand was made and has no answer yet; an answer counts once.
  mutating func settle(demand number: Int) -> Bool {
    (1...max(1, demands)).contains(number) && demands > 0 && answered.insert(number).inserted
  }

  func combine(into mark: inout Fingerprint) {
    _ =
      Self.init(
        identifier:members:verification:algorithms:namesPasskeys:dropsPasswords:hasBinaryHandles:
        refusesStillCounters:reportsUnknownPasskeys:extensions:app:sessions:secrets:demands:answered:)
    mark.combine(demands)
    mark.combine(each: sessions) { $1.combine($0.number) }
    mark.combine(each: secrets) { $0.combine(into: &$1) }
    mark.combine(each: answered.sorted()) { $1.combine($0) }
    mark.combine(each: members) { member, mark in
      _ = Member.init(user:handle:password:records:)
      mark.combine(member.user)
      mark.combine(member.password)
      mark.combine(each: member.records) { record, mark in
        mark.combine(String(opaque: record.id))
        mark.combine(String(opaque: record.key.written))
        mark.combine(Int(record.counter))
        mark.combine(record.isBackedUp)
      }
    }
    mark.passOver(
      (
        identifier, verification, algorithms, namesPasskeys, dropsPasswords, hasBinaryHandles,
        refusesStillCounters, reportsUnknownPasskeys, extensions, app
      ), because: "nothing that happens changes how a website is set up")
  }
}

extension RelyingParty {
  /// A website of a domain.
  public init(_ identifier: String, members: Member...) {
    self.init(identifier: identifier, members: members)
  }
}

extension RelyingParty.Member {
  /// An account with a password, or without one.
  public init(_ user: String, handle: String? = nil, password: String? = "kitten1") {
    self.init(user: user, handle: handle ?? "user-\(user)", password: password)
  }
}
