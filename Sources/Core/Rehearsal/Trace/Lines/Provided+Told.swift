/// How what a credential provider gives stands in a line.
extension Provided: Told {
  static let kinds = Kinds<Self>([
    .password(.blank), .passkey(credentialID: "", userHandle: "", relyingParty: ""),
    .newPasskey(credentialID: "", relyingParty: ""), .code(""), .text(""), .savedPassword,
    .generatedPasswords([]), .configuration,
  ])

  var fields: Telling { telling }

  func told(_ it: Telling) -> Self {
    switch self {
    case .password(let credential): .password(credential.told(it))
    case .passkey(let credentialID, let userHandle, let relyingParty, let proof):
      .passkey(
        credentialID: it.text("credentialID", credentialID), userHandle: it.text("userHandle", userHandle),
        relyingParty: it.text("relyingParty", relyingParty),
        proof: it.optional(proof, .blank) { $0.told(it) })
    case .newPasskey(let credentialID, let relyingParty, let proof):
      .newPasskey(
        credentialID: it.text("newCredentialID", credentialID),
        relyingParty: it.text("relyingParty", relyingParty),
        proof: it.optional(proof, .blank) { $0.told(it) })
    case .code(let code): .code(it.text("code", code))
    case .text(let text): .text(it.text("text", text))
    case .savedPassword: it.mark("saved", "yes", .savedPassword)
    case .generatedPasswords(let passwords):
      .generatedPasswords(
        it.also("generated", String(passwords.count)).list(passwords, "") { it.text("password", $0) })
    case .configuration: it.mark("configured", "yes", .configuration)
    }
  }
}
