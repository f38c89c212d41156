import Rehearsal

/// Requests as the scripted server understands them: a name from the path, values from a JSON object or a query.
extension Message {
  init?(_ request: URLRequest) {
    guard let url = request.url, let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http"
    else { return nil }
    let values: [Field]
    if let body = request.httpBody, !body.isEmpty {
      let text = String(decoding: body, as: UTF8.self)
      // Because what is no object of texts still travels, and the server is to say what it thinks of it.
      values = Self.body(ofJSON: text) ?? [Field("body", text)]
    } else {
      let query = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
      values = query.map { Field($0.name, $0.value ?? "") }
    }
    // Because an object of JSON has no order, and that of a dictionary differs from run to run.
    self.init(
      Self.name(ofPath: url.path), values.sorted { $0.name < $1.name } + Self.header(of: request))
  }

  /// The fields that say something to a service; the others say only what every request does.
  private static func header(of request: URLRequest) -> [Field] {
    guard let fields = request.allHTTPHeaderFields else { return [] }
    var header: [Field] = []
    for (field, value) in fields {
      let name = field.lowercased()
      if !usual.contains(name) { header.append(Field("header." + name, value)) }
    }
    return header.sorted { $0.name < $1.name }
  }

  private static let usual: Set = [
    "accept", "accept-encoding", "accept-language", "cache-control", "content-length", "content-type",
    "user-agent",
  ]
}
