import Foundation
import Rehearsal

/// An identity that the store gives back as an object of the system's own class (CX-28): none of the three kinds, and
/// without a record identifier, though it is saved and removed by the one that it was saved with.
final class StoredCredentialIdentity: _CredentialIdentity, @unchecked Sendable {
  /// As the phone keeps it.
  let kept: CredentialIdentity

  init(_ identity: CredentialIdentity) {
    kept = identity
    super.init(ASCredentialServiceIdentifier(identity.service), identity.user, nil)
    rank = identity.rank
  }

  required init?(coder: NSCoder) { nil }

  override var recordIdentifier: String? {
    fatalError("-[SFPasswordCredentialIdentity recordIdentifier]: unrecognized selector sent to instance")
  }

  override func twin() -> _CredentialIdentity { StoredCredentialIdentity(kept) }
}

extension CredentialIdentity {
  /// The identity as the store gives it back.
  func asStored(_ reading: Profile.StoredIdentities) -> any ASCredentialIdentity {
    reading == .areOfTheSystem ? StoredCredentialIdentity(self) : asApples
  }
}
