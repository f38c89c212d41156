/// What is asked of a server: where, how and with what.
///
/// It stands here because on Apple's platforms Foundation has it, which UIKit hands on; Linux keeps it in a module
/// of its own, whose sessions would open real connections.
public struct URLRequest: Hashable, Sendable {
  /// Where.
  public var url: URL?
  /// How; GET where nothing else is said.
  public var httpMethod: String? = "GET"
  /// With what.
  public var httpBody: Data?
  /// How long an answer may take, in seconds.
  public var timeoutInterval: TimeInterval
  /// Whether a cache may answer; there is none.
  public var cachePolicy: CachePolicy
  /// What kind of traffic it is; nothing goes faster by it.
  public var networkServiceType = NetworkServiceType.default
  /// Whether it may go over a mobile network; which one there is makes no difference here.
  public var allowsCellularAccess = true
  /// Whether it may go over a network that costs; which one there is makes no difference here.
  @available(iOS 13.0, *) public var allowsExpensiveNetworkAccess = true
  /// Whether it may go over a network that is to be spared; which one there is makes no difference here.
  @available(iOS 13.0, *) public var allowsConstrainedNetworkAccess = true
  /// Whether cookies are sent with it and taken from its answer; there are none.
  public var httpShouldHandleCookies = true
  /// Whether it may go before the answer to another has come, as all do here.
  public var httpShouldUsePipelining = false
  var header = Header()

  /// Whether a cache may answer.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy
    case reloadIgnoringLocalCacheData
    case returnCacheDataElseLoad
    case returnCacheDataDontLoad
    case reloadIgnoringLocalAndRemoteCacheData
    case reloadRevalidatingCacheData
  }

  /// What kind of traffic a request is.
  public enum NetworkServiceType: UInt, Sendable {
    case `default` = 0
    case video = 2
    case background = 3
    case voice = 4
    case responsiveData = 6
    case avStreaming = 8
    case responsiveAV = 9
    case callSignaling = 11
  }

  /// A request to a place.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// The header, by name.
  public var allHTTPHeaderFields: [String: String]? {
    get { header.dictionary }
    set { header = Header(newValue ?? [:]) }
  }

  /// One field of the header; its name is the same in any case.
  public func value(forHTTPHeaderField field: String) -> String? {
    header[field]
  }

  /// Puts a field into the header, or takes it out.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    header[field] = value
  }

  /// Adds a value to a field of the header.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    header[field] = header[field].map { $0 + "," + value } ?? value
  }
}
