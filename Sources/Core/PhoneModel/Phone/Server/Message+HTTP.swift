/// Messages and replies as HTTP carries them: `POST` to a path, with a JSON object either way.
extension Message {
  /// The message that a request means; `nil` when the body is not an object of strings.
  package init?(path: String, json: String) {
    guard let body = Self.body(ofJSON: Array(json.utf8)) else { return nil }
    self.init(Self.name(ofPath: path), body)
  }

  /// The fields of a JSON object; `nil` when it is not one of strings.
  package static func body(ofJSON json: [UInt8]) -> [Field]? {
    JSON.strings(of: json)?.map { Field($0.name, $0.value) }
  }

  /// The path it goes to: `changePassword` to `/change-password`.
  package var path: String {
    name.reduce(into: "/") { path, letter in
      path += letter.isASCII && letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }

  /// The message as it goes to a host of somebody else.
  package func toOthers(at host: String) -> Message { Message(name, body + [Field(Self.hostField, host)]) }

  /// Whether it goes to a host of somebody else, which is said last.
  package var isForOthers: Bool { body.last?.name == Self.hostField }

  private static let hostField = "http.host"

  /// Its body as a JSON object.
  package var json: String { body.json }

  /// The name of what goes to a path: `/change-password` to `changePassword`; only plain letters have a case here.
  package static func name(ofPath path: String) -> String {
    var name: [UInt8] = []
    name.reserveCapacity(path.utf8.count)
    var isCapital = false
    for byte in path.utf8.drop(while: { $0 == UInt8(ascii: "/") }) {
      if byte == UInt8(ascii: "-") {
        isCapital = true
        continue
      }
      let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      name.append(isCapital && isSmall ? byte - 32 : byte)
      isCapital = false
    }
    return String(decoding: name, as: UTF8.self)
  }
}

extension Reply {
  /// Its body as JSON; empty where there is nothing to say.
  package var json: String { content ?? (body.isEmpty ? "" : body.json) }

  /// The body in JSON, in UTF-8.
  package var jsonBytes: [UInt8] {
    if let content { return Array(content.utf8) }
    return body.isEmpty ? [] : body.jsonObject.bytes
  }

  /// The JSON of a reply that is more than named texts.
  package var content: String? {
    body.count == 1 && body[0].name == Self.contentField ? body[0].value : nil
  }

  /// What stands for the JSON of a reply, where its values have names.
  package static let contentField = "http.body"
}

extension [Message.Field] {
  fileprivate var jsonObject: JSON { .object(map { JSON.Member($0.name, .string($0.value)) }) }
  fileprivate var json: String { jsonObject.text }
}

extension Server {
  /// Answers a request as it comes over HTTP; a body that is not what is asked is 400.
  package mutating func answer(path: String, json: String) -> Reply {
    guard let message = Message(path: path, json: json) else { return .refusal(400, "malformed") }
    return answer(message)
  }
}
