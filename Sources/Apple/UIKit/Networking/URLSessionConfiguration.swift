/// How a session behaves, as far as a rehearsal can tell.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// How long an answer may take, in seconds, where a request says nothing shorter.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// What is added to the header of every request.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// Whether a cache may answer; there is none.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy

  /// The usual behavior, to be changed before a session is made of it.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// A configuration that keeps nothing; nothing is kept in a rehearsal anyway.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  func apply(to request: URLRequest) -> URLRequest {
    var request = request
    if let httpAdditionalHeaders {
      for (name, value) in httpAdditionalHeaders {
        guard let name = name.base as? String, let value = value as? String else { continue }
        if request.header[name] == nil { request.header[name] = value }
      }
    }
    request.timeoutInterval = min(request.timeoutInterval, timeoutIntervalForRequest)
    return request
  }
}
