package import Rehearsal

/// What a website that takes passkeys does in a way of its own.
public enum WebsiteHabit: String, Hashable, Sendable, CaseIterable {
  /// Users have to be made sure of.
  case requiresVerification = "requires user verification"
  /// A passkey comes in the place of the password.
  case dropsPasswords = "keeps no password beside a passkey"
  /// User handles are bytes that no text is.
  case hasBinaryHandles = "keeps accounts under bytes that are no text"
  /// Sign-ins say which passkeys they are for.
  case namesPasskeys = "names the passkeys that it takes"
  /// The system hears of passkeys that nobody registered.
  case reportsUnknown = "reports passkeys that it does not know"

  /// Makes it so.
  func apply(to phone: inout Phone) {
    switch self {
    case .requiresVerification: phone.autoFill.relyingParty?.verification = .required
    case .dropsPasswords: phone.autoFill.relyingParty?.dropsPasswords = true
    case .hasBinaryHandles: phone.autoFill.relyingParty?.hasBinaryHandles = true
    case .namesPasskeys: phone.autoFill.relyingParty?.namesPasskeys = true
    case .reportsUnknown: phone.autoFill.relyingParty?.reportsUnknownPasskeys = true
    }
  }
}

extension WebsiteHabit {
  /// Whether a website has it.
  package func holds(of website: RelyingParty) -> Bool {
    switch self {
    case .requiresVerification: website.verification == .required
    case .dropsPasswords: website.dropsPasswords
    case .hasBinaryHandles: website.hasBinaryHandles
    case .namesPasskeys: website.namesPasskeys
    case .reportsUnknown: website.reportsUnknownPasskeys
    }
  }
}

extension WebsiteHabit: Spoken {
  static let gap = "habit"
}
