internal import Cryptography
internal import WebAuthn

/// What a page sends to its website, field by field; bytes go in base64url.
extension Message {
  /// A new passkey.
  package static func registerPasskey(
    _ demand: PasskeyDemand, user: String, credentialID: String, _ proof: AttestationProof?
  ) -> Message {
    Message(
      "registerPasskey",
      [
        Field("user", user), Field("credentialID", credentialID), bytes("clientData", demand.clientData),
        bytes("attestationObject", proof?.attestationObject ?? []),
      ] + demand.fields)
  }

  /// A sign-in.
  package static func signInWithPasskey(
    _ demand: PasskeyDemand, credentialID: String, userHandle: String, _ proof: AssertionProof?
  ) -> Message {
    Message(
      "signInWithPasskey",
      [
        Field("credentialID", credentialID), Field("userHandle", userHandle),
        bytes("clientData", demand.clientData),
        bytes("authenticatorData", proof?.authenticatorData ?? []),
        bytes("signature", proof?.signature ?? []),
      ] + demand.fields)
  }

  private static func bytes(_ name: String, _ bytes: [UInt8]) -> Field {
    Field(name, Base64URL.text(of: bytes))
  }

  fileprivate func bytes(_ name: String) -> [UInt8]? { self[name].flatMap { Base64URL.bytes(of: $0) } }
}

extension Message {
  /// Which demand a page answers with it.
  package var demand: Int { self["demand"].flatMap { Int($0) } ?? 0 }
}

extension PasskeyDemand {
  /// What a website kept of its demand in the page's session, as far as it looks at answers by it.
  var fields: [Message.Field] {
    [
      Message.Field("demand", String(number)), Message.Field("origin", origin),
      Message.Field("relyingParty", relyingParty), Message.Field("challenge", Base64URL.text(of: challenge)),
      Message.Field("verification", verification.rawValue),
      Message.Field("algorithms", algorithms.map(String.init).joined(separator: " ")),
      Message.Field("allowed", Self.text(of: allowed)),
      Message.Field("conditional", isConditional ? "yes" : "no"),
    ]
  }

  /// What only an app has to be told, which gives it to the system itself.
  var ownFields: [Message.Field] {
    [Message.Field("handle", userHandle), Message.Field("excluded", Self.text(of: excluded))]
  }

  private static func text(of credentialIDs: [String]) -> String {
    credentialIDs.map { Base64URL.text(of: $0.opaqueBytes) }.joined(separator: " ")
  }

  private static func credentialIDs(_ text: String?) -> [String] {
    text?.split(separator: " ").compactMap { Base64URL.bytes(of: $0) }.map { String(opaque: $0) } ?? []
  }

  init?(_ message: Message) {
    guard let number = message["demand"].flatMap({ Int($0) }), let origin = message["origin"],
      let relyingParty = message["relyingParty"], let challenge = message.bytes("challenge"),
      let verification = message["verification"].flatMap(Verification.init)
    else { return nil }
    self.init(
      relyingParty: relyingParty, origin: origin, challenge: challenge, number: number,
      verification: verification)
    algorithms = message["algorithms"]?.split(separator: " ").compactMap { Int($0) } ?? []
    userHandle = message["handle"] ?? ""
    excluded = Self.credentialIDs(message["excluded"])
    allowed = Self.credentialIDs(message["allowed"])
    isConditional = message["conditional"] == "yes"
  }
}

extension RegistrationBytes {
  init?(_ message: Message) {
    guard let credentialID = message["credentialID"], let clientData = message.bytes("clientData"),
      let object = message.bytes("attestationObject")
    else { return nil }
    self.init(credentialID: credentialID.opaqueBytes, clientData: clientData, attestationObject: object)
  }
}

extension AssertionBytes {
  init?(_ message: Message) {
    guard let credentialID = message["credentialID"], let clientData = message.bytes("clientData"),
      let data = message.bytes("authenticatorData"), let signature = message.bytes("signature")
    else { return nil }
    self.init(
      credentialID: credentialID.opaqueBytes, clientData: clientData, authenticatorData: data,
      signature: signature, userHandle: message["userHandle"]?.opaqueBytes)
  }
}
