internal import Cryptography
internal import Documents

/// What a browser or system says of a ceremony: its kind, the challenge of the server, and who asked.
package struct ClientData: Hashable, Sendable {
  package var type: String
  /// The challenge, as it stands there: in base64url.
  package var challenge: String
  package var origin: String
  package var crossOrigin: Bool?
  package var topOrigin: String?

  /// The type of a registration.
  package static let create = "webauthn.create"
  /// The type of an assertion.
  package static let get = "webauthn.get"

  package init(
    type: String, challenge: [UInt8], origin: String, crossOrigin: Bool? = false, topOrigin: String? = nil
  ) {
    self.type = type
    self.challenge = Base64URL.text(of: challenge)
    self.origin = origin
    self.crossOrigin = crossOrigin
    self.topOrigin = topOrigin
  }

  /// Reads it; `nil` for what is no JSON, or lacks one of the three that are always there.
  package init?(_ json: [UInt8]) {
    // A mark before the text is passed over, as decoding UTF-8 has it.
    let start = json.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var reader = JSONReader(bytes: json, from: start)
    guard let root = try? reader.readDocument(), let type = root["type"]?.string,
      let challenge = root["challenge"]?.string, let origin = root["origin"]?.string
    else { return nil }
    (self.type, self.challenge, self.origin) = (type, challenge, origin)
    crossOrigin = root["crossOrigin"]?.bool
    topOrigin = root["topOrigin"]?.string
  }

  /// As it is written, by WebAuthn 5.8.1.1: the same bytes every time, so that it can be compared without reading.
  package var written: [UInt8] {
    var text = "{\"type\":\(Self.quoted(type)),\"challenge\":\(Self.quoted(challenge))"
    text += ",\"origin\":\(Self.quoted(origin)),\"crossOrigin\":\(crossOrigin == true)"
    if let topOrigin { text += ",\"topOrigin\":\(Self.quoted(topOrigin))" }
    return Array((text + "}").utf8)
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
