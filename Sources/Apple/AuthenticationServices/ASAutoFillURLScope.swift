/// Where a password is filled in: as much of an address as AutoFill looks at.
@available(iOS 26.2, *)
public struct ASAutoFillURLScope: Hashable, Codable, Sendable {
  /// How it is reached.
  public var scheme: Scheme
  /// The host.
  public var host: String
  /// The port, where it is not the usual one.
  public var port: Int?
  /// The path; empty for all of them.
  public var path: String

  /// How a scope is reached.
  public enum Scheme: String, Hashable, Codable, Sendable {
    case http
    case https
  }

  /// A scope by its parts.
  public init(scheme: Scheme = .https, host: String, port: Int? = nil, path: String = "") {
    (self.scheme, self.host, self.port, self.path) = (scheme, host, port, path)
  }

  /// The scope of an address; `nil` where it has no host, or is of another scheme.
  public init?(url: URL) {
    guard let scheme = url.scheme.flatMap({ Scheme(rawValue: $0.lowercased()) }), let host = url.host,
      !host.isEmpty
    else { return nil }
    self.init(scheme: scheme, host: host, port: url.port, path: url.path)
  }

  /// The address; `nil` where the parts make none.
  public var url: URL? {
    var components = URLComponents()
    (components.scheme, components.host, components.port) = (scheme.rawValue, host, port)
    components.path = path
    return components.url
  }
}
