import Rehearsal

/// Requests as the scripted server understands them: a name from the path, values from a JSON object or a query.
extension Message {
  init(_ request: URLRequest, to address: WebAddress) {
    var values: [Field]
    if let body = request.httpBody, !body.isEmpty {
      // What is no object of texts still travels, and the server is to say what it thinks of it.
      let bytes = body.withUnsafeBytes { Array($0) }
      let body = Self.body(ofJSON: bytes) ?? [Field("body", String(decoding: bytes, as: UTF8.self))]
      values = body + address.query.filter { asked in !body.contains { $0.name == asked.name } }
    } else {
      values = address.query
    }
    // An object of JSON has no order, and that of a dictionary differs from run to run.
    values.sort { $0.name < $1.name }
    for field in request.header.fields where !field.isUsual {
      values.append(Field("header." + field.key, field.value))
    }
    // The scripted server answers POST alone, and a service that is asked otherwise must be seen.
    let method = request.httpMethod ?? "GET"
    if method != "POST" { values.append(Field("http.method", method)) }
    self.init(Self.name(ofPath: address.path), values)
  }
}

extension Header.Field {
  /// Whether it says only what every request does, and nothing to a service.
  fileprivate var isUsual: Bool {
    switch key {
    case "accept", "accept-encoding", "accept-language", "cache-control", "content-length", "content-type",
      "user-agent":
      true
    default: false
    }
  }
}
