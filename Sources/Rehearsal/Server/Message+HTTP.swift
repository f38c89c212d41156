/// Messages and replies as HTTP carries them: `POST` to a path, with a JSON object either way.
extension Message {
  /// The message that a request means; `nil` when the body is not an object of strings.
  package init?(path: String, json: String) {
    guard let body = Self.body(ofJSON: json) else { return nil }
    self.init(Self.name(ofPath: path), body)
  }

  /// The fields of a JSON object; `nil` when it is not one of strings.
  package static func body(ofJSON json: String) -> [Field]? {
    guard case .object(let members)? = JSON(json) else { return nil }
    var body: [Field] = []
    for member in members {
      guard case .string(let value) = member.value else { return nil }
      body.append(Field(member.name, value))
    }
    return body
  }

  /// The path it goes to: `changePassword` to `/change-password`.
  package var path: String {
    name.reduce(into: "/") { path, letter in
      path += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }

  /// Its body as a JSON object.
  package var json: String { body.json }

  /// The name of what goes to a path: `/change-password` to `changePassword`.
  package static func name(ofPath path: String) -> String {
    var name = ""
    var isCapital = false
    for letter in path.unicodeScalars.drop(while: { $0 == "/" }) {
      if letter == "-" {
        isCapital = true
      } else if isCapital {
        name += letter.properties.uppercaseMapping
        isCapital = false
      } else {
        name.unicodeScalars.append(letter)
      }
    }
    return name
  }
}

extension Reply {
  /// Its body as a JSON object; empty where there is nothing to say.
  package var json: String { body.isEmpty ? "" : body.json }

  /// The same in UTF-8.
  package var jsonBytes: [UInt8] { body.isEmpty ? [] : body.jsonObject.bytes }
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
