import Rehearsal

/// Requests as the scripted server understands them: a name from the path, values from a JSON object or a query.
extension Message {
  init?(_ request: URLRequest) {
    guard let url = request.url, ["https", "http"].contains(url.scheme?.lowercased()) else { return nil }
    let body = request.httpBody.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let values: [Field]
    if body.isEmpty {
      let query = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
      values = query.map { Field($0.name, $0.value ?? "") }
    } else {
      // Because what is no object of texts still travels, and the server is to say what it thinks of it.
      values = Message(path: url.path, json: body)?.body ?? [Field("body", body)]
    }
    guard let named = Message(path: url.path, json: "{}") else { return nil }
    // Because an object of JSON has no order, and that of a dictionary differs from run to run.
    self.init(named.name, values.sorted { $0.name < $1.name } + Self.header(of: request))
  }

  /// The fields that say something to a service; the others say only what every request does.
  private static func header(of request: URLRequest) -> [Field] {
    let usual: Set = [
      "accept", "accept-encoding", "accept-language", "cache-control", "content-length", "content-type",
      "user-agent",
    ]
    return (request.allHTTPHeaderFields ?? [:]).map { Field("header." + $0.key.lowercased(), $0.value) }
      .filter { !usual.contains(String($0.name.dropFirst("header.".count))) }
      .sorted { $0.name < $1.name }
  }
}
