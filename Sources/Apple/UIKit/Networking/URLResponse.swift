/// What came back, before its content.
open class URLResponse: NSObject, @unchecked Sendable {
  /// From where.
  public let url: URL?
  /// What kind of content it is.
  public let mimeType: String?
  /// How long the content is, or -1 where nobody knows.
  public let expectedContentLength: Int64
  /// In which encoding, where it is text.
  public let textEncodingName: String?

  /// A response from a place.
  public init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
    self.url = url
    self.mimeType = mimeType
    self.expectedContentLength = Int64(expectedContentLength)
    self.textEncodingName = textEncodingName
    super.init()
  }
}

/// What came back over HTTP, before its content.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The status, 200 to 299 for success.
  public let statusCode: Int
  /// What it was given; `nil` where it is that of every answer, which is only made for who asks.
  private let given: Header?

  /// A response with a status and a header.
  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    let header = Header(headerFields ?? [:])
    given = header
    super.init(
      url: url, mimeType: header["Content-Type"], expectedContentLength: header.contentLength ?? -1,
      textEncodingName: "utf-8")
  }

  /// A response with an object of JSON.
  init(url: URL, statusCode: Int, contentLength: Int) {
    self.statusCode = statusCode
    given = nil
    super.init(
      url: url, mimeType: Header.contentType, expectedContentLength: contentLength, textEncodingName: "utf-8")
  }

  private var header: Header { given ?? Header(contentLength: Int(expectedContentLength)) }

  /// The header, by name.
  open var allHeaderFields: [AnyHashable: Any] { header.dictionary }

  /// One field of the header; its name is the same in any case.
  open func value(forHTTPHeaderField field: String) -> String? {
    header[field]
  }

  /// What a status means, in a few words.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    if let words = words[statusCode] { return words }
    return switch statusCode {
    case 100..<200: "informational"
    case 200..<300: "success"
    case 300..<400: "redirected"
    case 400..<500: "client error"
    default: "server error"
    }
  }

  private static let words = [
    200: "no error", 201: "created", 202: "accepted", 204: "no content", 301: "moved permanently",
    302: "found", 304: "not modified", 400: "bad request", 401: "unauthorized", 403: "forbidden",
    404: "not found", 405: "method not allowed", 408: "request timed out", 409: "conflict",
    429: "too many requests", 500: "internal server error", 501: "unimplemented", 502: "bad gateway",
    503: "service unavailable", 504: "gateway timed out",
  ]
}
