/// Messages and replies as HTTP carries them: `POST` to a path, with a JSON object either way.
extension Message {
  /// The message that a request means; `nil` when the body is not an object of strings.
  package init?(path: String, json: String) {
    guard case .object(let members)? = JSON(json) else { return nil }
    var body: [Field] = []
    for member in members {
      guard case .string(let value) = member.value else { return nil }
      body.append(Field(member.name, value))
    }
    self.init(Self.name(ofPath: path), body)
  }

  /// The path it goes to: `changePassword` to `/change-password`.
  package var path: String {
    name.reduce(into: "/") { path, letter in
      path += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }

  /// Its body as a JSON object.
  package var json: String { body.json }

  private static func name(ofPath path: String) -> String {
    let words = path.drop { $0 == "/" }.split(separator: "-", omittingEmptySubsequences: false)
    return words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}

extension Reply {
  /// Its body as a JSON object; empty where there is nothing to say.
  package var json: String { body.isEmpty ? "" : body.json }
}

extension [Message.Field] {
  fileprivate var json: String { JSON.object(map { JSON.Member($0.name, .string($0.value)) }).text }
}

extension Server {
  /// Answers a request as it comes over HTTP; a body that is not what is asked is 400.
  package mutating func answer(path: String, json: String) -> Reply {
    guard let message = Message(path: path, json: json) else { return .refusal(400, "malformed") }
    return answer(message)
  }
}
