/// Why a relying party refuses what came back from an authenticator.
package struct CeremonyMistake: Error, Hashable, Sendable {
  package let kind: Kind
  /// What was found, in a few words.
  package let detail: String

  package init(_ kind: Kind, _ detail: String = "") {
    (self.kind, self.detail) = (kind, detail)
  }

  /// What can be wrong, in the order in which a relying party looks.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case credentialNotAllowed = "the passkey is none of those that were asked for"
    case credentialUnknown = "the passkey is not registered"
    case userHandleMissing = "no user handle says whose passkey it is"
    case userHandleWrong = "the user handle is another account's"
    case clientDataUnreadable = "the client data cannot be read"
    case typeWrong = "the client data is that of the other ceremony"
    case challengeWrong = "the challenge is another one"
    case originWrong = "the origin is another one"
    case crossOriginUnexpected = "it was asked for within a page of another origin"
    case topOriginUnexpected = "the page around it is of an origin that nobody expects"
    case attestationObjectUnreadable = "the attestation object cannot be read"
    case authenticatorDataUnreadable = "the authenticator data cannot be read"
    case relyingPartyWrong = "the authenticator data is for another relying party"
    case userNotPresent = "the authenticator does not say that somebody was present"
    case userNotVerified = "the authenticator does not say that it verified the user"
    case backedUpButNotEligible = "it says that a passkey is backed up that cannot be"
    case backupEligibilityChanged = "whether the passkey can be backed up has changed"
    case credentialMissing = "the authenticator data has no new passkey"
    case credentialUnexpected = "the authenticator data of a sign-in has a new passkey"
    case keyWrong = "the public key is none"
    case algorithmNotRequested = "the passkey signs in a way that nobody asked for"
    case algorithmNotVerified = "the passkey signs in a way that is not verified here"
    case formatUnknown = "the format of the attestation statement is unknown"
    case attestationInvalid = "the attestation statement does not vouch for the passkey"
    case credentialIDMismatch = "the identifier is another than that in the authenticator data"
    case credentialIDTooLong = "the identifier is longer than 1023 bytes"
    case alreadyRegistered = "the passkey is registered already"
    case signatureInvalid = "the signature is not by the passkey"
    case counterNotIncreased = "the counter has not gone up"
  }

  /// The two ceremonies.
  package enum Ceremony: Hashable, Sendable {
    case registration, assertion
  }
}

extension CeremonyMistake.Kind {
  /// Where the specification wants it otherwise: the section of Web Authentication Level 3, and the step in it.
  package func paragraph(in ceremony: CeremonyMistake.Ceremony) -> String {
    let isNew = ceremony == .registration
    return switch self {
    case .credentialNotAllowed: "7.2, step 5"
    case .credentialUnknown, .userHandleMissing, .userHandleWrong: "7.2, step 6"
    case .clientDataUnreadable: isNew ? "7.1, step 6" : "7.2, step 9"
    case .typeWrong: isNew ? "7.1, step 7" : "7.2, step 10"
    case .challengeWrong: isNew ? "7.1, step 8" : "7.2, step 11"
    case .originWrong: isNew ? "7.1, step 9" : "7.2, step 12"
    case .crossOriginUnexpected: isNew ? "7.1, step 10" : "7.2, step 13"
    case .topOriginUnexpected: isNew ? "7.1, step 11" : "7.2, step 14"
    case .attestationObjectUnreadable: "6.5.4"
    case .authenticatorDataUnreadable, .credentialUnexpected: "6.1"
    case .relyingPartyWrong: isNew ? "7.1, step 14" : "7.2, step 15"
    case .userNotPresent: isNew ? "7.1, step 15" : "7.2, step 16"
    case .userNotVerified: isNew ? "7.1, step 16" : "7.2, step 17"
    case .backedUpButNotEligible: isNew ? "7.1, step 17" : "7.2, step 18"
    case .backupEligibilityChanged: "7.2, step 19"
    case .credentialMissing: "6.5.1"
    case .keyWrong: "6.5.1.1"
    case .algorithmNotRequested, .algorithmNotVerified: "7.1, step 20"
    case .formatUnknown: "7.1, step 21"
    case .attestationInvalid: "7.1, step 22"
    case .credentialIDMismatch: "5.1"
    case .credentialIDTooLong: "7.1, step 25"
    case .alreadyRegistered: "7.1, step 26"
    case .signatureInvalid: "7.2, step 21"
    case .counterNotIncreased: "7.2, step 22"
    }
  }

  /// What whoever made it should do.
  package var remedy: String {
    switch self {
    case .credentialNotAllowed:
      "Answer with a passkey of the request's allowed credentials, where it has any."
    case .credentialUnknown:
      "Sign with a passkey that was registered, and forget one that the server reports."
    case .userHandleMissing: "Give the user handle with which the passkey was registered."
    case .userHandleWrong: "Keep the user handle with its passkey, and give it back unchanged."
    case .clientDataUnreadable: "Hand the client data on as it came."
    case .typeWrong: "Tell a registration from a sign-in."
    case .challengeWrong: "Sign the hash of this request, not of an earlier one."
    case .originWrong: "Serve only the origin that the server expects."
    case .crossOriginUnexpected: "Expect pages within pages, or do not ask from there."
    case .topOriginUnexpected: "Expect the page around it, or do not ask from there."
    case .attestationObjectUnreadable: "Write a map of fmt, attStmt and authData, in CTAP's canonical CBOR."
    case .authenticatorDataUnreadable: "Write 37 bytes, and after them exactly what the flags announce."
    case .relyingPartyWrong: "Begin with the SHA-256 of the relying party identifier of the request."
    case .userNotPresent: "Set UP, unless a passkey is made by the way."
    case .userNotVerified: "Verify the user and set UV where the request requires it."
    case .backedUpButNotEligible: "Set BE wherever BS is set."
    case .backupEligibilityChanged: "Set BE as it was when the passkey was registered."
    case .credentialMissing: "Set AT, and write the new passkey after the counter."
    case .credentialUnexpected: "Leave AT and the passkey away when you sign in."
    case .keyWrong: "Write the key as COSE does, with alg and without anything else."
    case .algorithmNotRequested: "Make a key for one of the algorithms of the request."
    case .algorithmNotVerified: "Make a key for ES256, ES384, ES512, EdDSA, Ed448 or RS256."
    case .formatUnknown: "Attest with “none” or “packed”."
    case .attestationInvalid: "Sign authenticator data and client data hash, or say “none” and nothing else."
    case .credentialIDMismatch: "Give the same identifier beside the attestation object and in it."
    case .credentialIDTooLong: "Make shorter identifiers; 16 random bytes do."
    case .alreadyRegistered: "Make a new identifier for every passkey."
    case .signatureInvalid:
      "Sign authenticator data followed by the client data hash, with the registered key."
    case .counterNotIncreased: "Count up at every signature, or leave the counter at zero for good."
    }
  }
}
