import AuthenticationServices

/// The server, as the extension talks to it: JSON over HTTPS.
///
/// Put your own in its place.
struct AccountService: Sendable {
  var host = "newcomer.example"

  /// What the server says when it does not do what it is asked.
  struct Refusal: Error {
    let status: Int
    let body: [String: String]
    var error: String? { body["error"] }
    /// Whether the server wants a code besides, which it has sent to the user.
    var wantsCode: Bool { error == "code-required" }
  }

  /// A session in which the account can be changed, with the code where the server wants one.
  func authorize(_ owner: AccountOwner, code: String? = nil) async throws -> String {
    do {
      return try await ask("authorize", owner.proof)["session"] ?? ""
    } catch let refusal as Refusal where refusal.wantsCode {
      guard let code, let session = refusal.body["session"] else { throw refusal }
      try await ask("verify-code", ["session": session, "code": code])
      return session
    }
  }

  /// Asks for something and waits for the answer.
  @discardableResult
  func ask(_ path: String, _ values: [String: String]) async throws -> [String: String] {
    guard let url = URL(string: "https://\(host)/\(path)") else { throw URLError(.badURL) }
    // The system waits ten seconds for all of them together.
    var request = URLRequest(url: url, timeoutInterval: 3)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(values)
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    let body = data.isEmpty ? [:] : try JSONDecoder().decode([String: String].self, from: data)
    guard (200..<300).contains(response.statusCode) else {
      throw Refusal(status: response.statusCode, body: body)
    }
    return body
  }
}

/// Whose account it is, and what shows that they may change it.
struct AccountOwner: Sendable {
  let user: String
  let proof: [String: String]

  /// The password that the system passes along, or the token with which the app is signed in.
  init(_ credential: ASPasswordCredential, _ userInfo: [AnyHashable: Any]?) {
    user = credential.user
    if let token = userInfo?["token"] as? String {
      proof = ["user": user, "token": token]
    } else {
      proof = ["user": user, "password": credential.password]
    }
  }
}
