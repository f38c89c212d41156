/// What forms were given, every part of it.
extension Provided {
  func combine(into mark: inout Fingerprint) {
    switch self {
    case .password(let credential):
      mark.combine(1)
      credential.combine(into: &mark)
    case .passkey(let credentialID, let userHandle, let relyingParty, let proof):
      mark.combine(2)
      mark.combine(credentialID)
      mark.combine(userHandle)
      mark.combine(relyingParty)
      mark.combine(proof) { $0.combine(into: &$1) }
    case .newPasskey(let credentialID, let relyingParty, let proof):
      mark.combine(3)
      mark.combine(credentialID)
      mark.combine(relyingParty)
      mark.combine(proof) { $0.combine(into: &$1) }
    case .code(let code):
      mark.combine(4)
      mark.combine(code)
    case .text(let text):
      mark.combine(5)
      mark.combine(text)
    case .savedPassword: mark.combine(6)
    case .generatedPasswords(let passwords):
      mark.combine(7)
      mark.combine(each: passwords) { $1.combine($0) }
    case .configuration: mark.combine(8)
    }
  }
}

extension AssertionProof {
  fileprivate func combine(into mark: inout Fingerprint) {
    mark.combine(bytes: clientDataHash)
    mark.combine(bytes: authenticatorData)
    mark.combine(bytes: signature)
    mark.combine(outputs) { $0.combine(into: &$1) }
  }
}

extension AttestationProof {
  fileprivate func combine(into mark: inout Fingerprint) {
    mark.combine(bytes: clientDataHash)
    mark.combine(bytes: attestationObject)
    mark.combine(outputs) { $0.combine(into: &$1) }
  }
}

extension PasskeyOutputs {
  fileprivate func combine(into mark: inout Fingerprint) {
    mark.combine(secrets) { answer, mark in
      mark.combine(answer.isSupported)
      mark.combine(answer.first) { $1.combine(bytes: $0) }
      mark.combine(answer.second) { $1.combine(bytes: $0) }
    }
    mark.combine(blob) { $0.combine(into: &$1) }
  }
}

extension PasskeyOutputs.Blob {
  fileprivate func combine(into mark: inout Fingerprint) {
    switch self {
    case .support(let isSupported):
      mark.combine(1)
      mark.combine(isSupported)
    case .read(let bytes):
      mark.combine(2)
      mark.combine(bytes) { $1.combine(bytes: $0) }
    case .wrote(let isWritten):
      mark.combine(3)
      mark.combine(isWritten)
    }
  }
}

extension Fingerprint {
  fileprivate mutating func combine(bytes: [UInt8]) { bytes.withUnsafeBytes { combine($0) } }

  /// Takes in a value, or that there is none.
  fileprivate mutating func combine<Value>(_ value: Value?, _ take: (Value, inout Fingerprint) -> Void) {
    combine(value != nil)
    if let value { take(value, &self) }
  }
}
