/// How a session behaves, as far as a rehearsal can tell.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// How long an answer may take, in seconds, where a request says nothing shorter.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// How long a task may take altogether, in seconds; a week where nothing else is said.
  open var timeoutIntervalForResource: TimeInterval = 7 * 24 * 60 * 60
  /// What is added to the header of every request.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// Whether a cache may answer; there is none.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// What keeps answers; it is not asked.
  open var urlCache: URLCache?
  /// What keeps cookies; none comes and none is sent.
  open var httpCookieStorage: HTTPCookieStorage?
  /// Which cookies are taken; none comes.
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  /// Whether cookies are sent; there are none.
  open var httpShouldSetCookies = true
  /// What keeps who signs in where; it is not asked.
  open var urlCredentialStorage: URLCredentialStorage?
  /// Whether a task waits for a network; a message that is lost on the way fails its task all the same.
  @available(iOS 11.0, *) open var waitsForConnectivity = false
  /// Whether tasks may go over a mobile network; which one there is makes no difference here.
  open var allowsCellularAccess = true
  /// Whether tasks may go over a network that costs; which one there is makes no difference here.
  @available(iOS 13.0, *) open var allowsExpensiveNetworkAccess = true
  /// Whether tasks may go over a network that is to be spared; which one there is makes no difference here.
  @available(iOS 13.0, *) open var allowsConstrainedNetworkAccess = true
  /// What kind of traffic it is; nothing goes faster by it.
  open var networkServiceType = URLRequest.NetworkServiceType.default
  /// How many connections there may be to one host; every message has one of its own.
  open var httpMaximumConnectionsPerHost = 6
  /// Whether a request may go before the answer to another has come, as all do here.
  open var httpShouldUsePipelining = false
  /// Whether the system chooses the time; it chooses at once.
  open var isDiscretionary = false
  /// The group in whose folder a transfer goes on without its process; none does.
  open var sharedContainerIdentifier: String?
  /// The oldest version of TLS that will do; nothing is encrypted in a rehearsal.
  @available(iOS 13.0, *) open var tlsMinimumSupportedProtocolVersion = tls_protocol_version_t.TLSv12
  /// The newest version of TLS that will do; nothing is encrypted in a rehearsal.
  @available(iOS 13.0, *) open var tlsMaximumSupportedProtocolVersion = tls_protocol_version_t.TLSv13

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
    // An answer comes all at once, so that whichever time is shorter ends its task.
    request.timeoutInterval = min(
      request.timeoutInterval, timeoutIntervalForRequest, timeoutIntervalForResource)
    return request
  }
}
