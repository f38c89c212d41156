import AuthenticationServices

/// Shiny's own server, as its app and its extension talk to it: JSON over HTTPS, either way of waiting.
struct ShinyService: Sendable {
  var host = "shiny.example"
  var session = URLSession.shared

  /// What the server says when it does not do what it is asked.
  struct Refusal: Error {
    let status: Int
    let body: [String: String]
    /// Whether the server wants the code it sent.
    var wantsCode: Bool { status == 403 && body["error"] == "code-required" }
  }

  /// Asks for something and waits for the answer.
  @discardableResult
  func ask(_ path: String, _ values: [String: String]) async throws -> [String: String] {
    let (data, response) = try await session.data(for: request(path, values))
    return try Self.read(data, response)
  }

  /// Asks for something; the answer comes back on the main queue.
  @discardableResult
  func ask(
    _ path: String, _ values: [String: String],
    then answer: @escaping @MainActor @Sendable (Result<[String: String], any Error>) -> Void
  ) -> URLSessionDataTask? {
    guard let request = try? request(path, values) else { return nil }
    let task = session.dataTask(with: request) { data, response, error in
      let result = Result<[String: String], any Error> {
        if let error { throw error }
        return try Self.read(data ?? Data(), response)
      }
      DispatchQueue.main.async { answer(result) }
    }
    task.resume()
    return task
  }

  private func request(_ path: String, _ values: [String: String]) throws -> URLRequest {
    guard let url = URL(string: "https://\(host)/\(path)") else { throw URLError(.badURL) }
    var request = URLRequest(url: url, timeoutInterval: 8)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(values)
    return request
  }

  private static func read(_ data: Data, _ response: URLResponse?) throws -> [String: String] {
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    let body = data.isEmpty ? [:] : try JSONDecoder().decode([String: String].self, from: data)
    guard (200..<300).contains(response.statusCode) else {
      throw Refusal(status: response.statusCode, body: body)
    }
    return body
  }
}
