/// What comes of a registration: what the authenticator says, and what vouches for it.
package struct AttestationObject: Hashable, Sendable {
  package let format: String
  package let statement: CBOR
  /// What the authenticator says, as it is written.
  package let authenticatorData: [UInt8]

  /// What makes bytes none of it.
  package enum Flaw: Error, Hashable, Sendable {
    case unreadable(CBORFlaw)
    case memberMissing(String)
  }

  package init(format: String = "none", statement: CBOR = .map([]), authenticatorData: [UInt8]) {
    self.format = format
    self.statement = statement
    self.authenticatorData = authenticatorData
  }

  /// Reads it, to the last byte.
  package init(_ bytes: [UInt8]) throws(Flaw) {
    let value: CBOR
    do throws(CBORFlaw) { value = try CBORReader.value(of: bytes) } catch { throw .unreadable(error) }
    guard let format = value["fmt"]?.string else { throw .memberMissing("fmt") }
    guard let statement = value["attStmt"], statement.pairs != nil else { throw .memberMissing("attStmt") }
    guard let data = value["authData"]?.byteString else { throw .memberMissing("authData") }
    (self.format, self.statement, authenticatorData) = (format, statement, data)
  }

  /// As it is written.
  package var written: [UInt8] {
    CBOR.named([("fmt", .text(format)), ("attStmt", statement), ("authData", .bytes(authenticatorData))])
      .written
  }
}

extension AttestationObject.Flaw: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let flaw): "it cannot be read, \(flaw.problem.rawValue) at byte \(flaw.offset)"
    case .memberMissing(let name): "it has no \(name)"
    }
  }
}
