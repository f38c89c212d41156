/// One message of a handler to its server: a name and what goes with it.
public struct Message: Hashable, Sendable {
  /// The name used in scripts and traces, such as `changePassword`.
  public let name: String
  /// What the message carries, in the order in which it is written.
  public let body: [Field]

  /// One named value.
  public struct Field: Hashable, Sendable {
    /// The value's name.
    public let name: String
    /// The value.
    public let value: String
  }

  /// A value of the body.
  public subscript(name: String) -> String? { body.value(of: name) }
}

extension Message {
  /// A message by its name.
  public init(_ name: String, _ body: [Field] = []) {
    self.name = name
    self.body = body
  }
}

extension Message.Field {
  /// A named value.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// What a server says to a message: a status as in HTTP, and what goes with it.
public struct Reply: Hashable, Sendable {
  /// The status, 200 to 299 for success.
  public let status: Int
  /// What the reply carries.
  public let body: [Message.Field]

  /// A refusal, with its reason under `error`.
  public static func refusal(_ status: Int, _ error: String) -> Reply {
    Reply(status, [Message.Field("error", error)])
  }

  /// A value of the body, which of JSON is a text of the outermost object.
  public subscript(name: String) -> String? {
    body.value(of: name) ?? content.flatMap { JSON($0)?[name]?.string }
  }
}

extension Reply {
  /// A reply with a status.
  public init(_ status: Int, _ body: [Message.Field] = []) {
    self.status = status
    self.body = body
  }

  /// A reply with whatever JSON there is, such as numbers, lists and objects in objects.
  ///
  /// A `URLSession` gets it byte for byte. In a trace it is a field by the name of `http.body`.
  public init(_ status: Int, json: String) {
    self.init(status, [Message.Field(Self.contentField, json)])
  }
}

/// What reaches a handler after it sent a message.
public enum ServerAnswer: Hashable, Sendable {
  /// The server's own words, a refusal among them.
  case reply(Reply)
  /// The message or its reply was lost; nobody can tell which.
  case networkError

  /// Whether the server did what was asked.
  public var isSuccess: Bool {
    if case .reply(let reply) = self { (200..<300).contains(reply.status) } else { false }
  }

  /// A value of a successful reply; `nil` after a refusal or a network error.
  public subscript(name: String) -> String? {
    if case .reply(let reply) = self, isSuccess { reply[name] } else { nil }
  }

  /// The reply, where one arrived.
  public var reply: Reply? {
    if case .reply(let reply) = self { reply } else { nil }
  }
}

extension [Message.Field] {
  fileprivate func value(of name: String) -> String? { first { $0.name == name }?.value }
}
