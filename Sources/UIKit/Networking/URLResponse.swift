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
  private let fields: [String: String]

  /// A response with a status and a header.
  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    fields = headerFields ?? [:]
    let length = fields["Content-Length"].flatMap { Int($0) } ?? -1
    super.init(
      url: url, mimeType: fields["Content-Type"], expectedContentLength: length, textEncodingName: "utf-8")
  }

  /// The header, by name.
  open var allHeaderFields: [AnyHashable: Any] { fields }

  /// One field of the header; its name is the same in any case.
  open func value(forHTTPHeaderField field: String) -> String? {
    fields.first { $0.key.lowercased() == field.lowercased() }?.value
  }
}
