/// What a server would leave with a phone; the one of a rehearsal leaves nothing.
public final class HTTPCookie: NSObject, Sendable {
  /// Which cookies are taken.
  public enum AcceptPolicy: UInt, Sendable {
    case always
    case never
    case onlyFromMainDocumentDomain
  }

  private override init() {
    super.init()
  }
}

/// What keeps cookies, and is always empty.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  /// Which cookies are taken; none comes.
  open var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  /// What it keeps.
  open var cookies: [HTTPCookie]? { [] }

  /// The one that everybody shares.
  public static let shared = HTTPCookieStorage()

  /// What it keeps for a place.
  open func cookies(for url: URL) -> [HTTPCookie]? { [] }

  /// Forgets one.
  open func deleteCookie(_ cookie: HTTPCookie) {}

  /// Forgets all since a time.
  open func removeCookies(since date: Date) {}
}

/// What would keep who signs in where; no server of a rehearsal asks for it.
open class URLCredentialStorage: NSObject, @unchecked Sendable {
  /// The one that everybody shares.
  public static let shared = URLCredentialStorage()
}
