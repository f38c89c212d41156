import AuthenticationServices
import Rehearsal
import RehearsalReports
import TestBench
import Testing

/// A server of a team's own, which answers a `URLSession` with whatever JSON it likes.
@Suite struct OwnServerTests {
  private static let json = #"""
    {"revision": 7.50, "next": null,
      "items": [{"id": 1, "tags": ["a", "ä"], "password": "correct horse"}, [true, {"token": "t-1"}]]}
    """#

  @Test func `a GET reaches it with path, query and header, and what it says is read byte for byte`() throws {
    let (trace, heard) = try play("https://shiny.example/v1/safe-items?since=3&user=kim")
    #expect(heard == "200 application/json \(Self.json)")
    let sent = trace.entries.lazy.compactMap { entry -> Message? in
      if case .handler(.sent(let message)) = entry.event { message } else { nil }
    }
    let fields = [("since", "3"), ("user", "kim"), ("header.x-client", "1"), ("http.method", "GET")]
    #expect(sent.first == Message("v1/safeItems", fields.map { Message.Field($0.0, $0.1) }))
    #expect(try NDJSON.trace(from: NDJSON.text(of: trace)) == trace)
    let story = "\(Story(of: trace))"
    #expect(story.contains(#"200 {"revision": 7.50, "next": null, "items…"#), "\(story)")
  }

  @Test func `the secrets in it are hidden as others are`() throws {
    let (trace, _) = try play("https://shiny.example/v1/items")
    let redacted = Secrets(of: trace).redact(NDJSON.text(of: trace))
    #expect(!redacted.contains("correct horse") && !redacted.contains("t-1"))
    #expect(redacted.contains("revision"))
  }

  @Test func `a reply is told from another, and its texts are found by name`() {
    let reply = Reply(401, json: #"{"error": "gone", "code": 3}"#)
    #expect(reply["error"] == "gone" && reply["code"] == nil && reply["http.body"] != nil)
    #expect(reply != .refusal(401, "gone") && reply != Reply(401, json: "{}"))
    #expect(Reply(200, json: "")["error"] == nil && Reply(200, json: "[")["error"] == nil)
  }

  private func play(_ place: String) throws -> (Trace, String) {
    var request = URLRequest(url: try #require(URL(string: place)))
    request.setValue("1", forHTTPHeaderField: "X-Client")
    let ear = Ear()
    let trace = Stage { $0.server = SafeServer(json: Self.json) }.play(
      .strongPassword, .settle, program: Program { [request] in Reading(request, ear) })
    return (trace, ear.heard)
  }
}

/// A server that answers everything with the same.
private struct SafeServer: Server {
  let json: String
  let accounts = [Account("jappleseed", password: "kitten1")]

  mutating func answer(_ message: Message) -> Reply { Reply(200, json: json) }
  func accepts(_ credential: SignIn) -> Bool { true }
}

/// Writes down what was heard; the rehearsal's one thread does.
private final class Ear: @unchecked Sendable {
  var heard = ""
}

/// Asks once, and gives up.
private final class Reading: ASAccountAuthenticationModificationViewController {
  private let request: URLRequest
  private let ear: Ear

  init(_ request: URLRequest, _ ear: Ear) {
    (self.request, self.ear) = (request, ear)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    Task {
      let (data, response) = try await URLSession.shared.data(for: request)
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      ear.heard = "\(status) \(response.mimeType ?? "-") \(String(decoding: data, as: UTF8.self))"
      extensionContext.cancelRequest(withError: ASExtensionError(.failed))
    }
  }
}
