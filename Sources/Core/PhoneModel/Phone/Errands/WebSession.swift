/// A sign-in on a website, in a browser of the system's over an app or over an extension's interface.
public struct WebSession: Hashable, Sendable {
  /// Where the browser begins.
  public let address: String
  /// What ends it; `nil` where only the user can, or who asked for it.
  public let callback: Callback?
  /// Whether the browser shares nothing with the user's own, so that nobody has to agree to that (AU-12).
  public let isEphemeral: Bool
  /// Whether somebody says over which window it goes (AU-10).
  public let hasWindow: Bool
  /// What is sent along, each as a name and a value.
  public let headers: [String]

  /// A session that begins at an address.
  public init(
    _ address: String, callback: Callback?, isEphemeral: Bool = false, hasWindow: Bool = true,
    headers: [String] = []
  ) {
    (self.address, self.callback, self.isEphemeral) = (address, callback, isEphemeral)
    (self.hasWindow, self.headers) = (hasWindow, headers)
  }

  /// What the browser comes to in the end.
  public enum Callback: Hashable, Sendable {
    /// Any address with a scheme of the app's own.
    case scheme(String)
    /// An address of a website's own, whose host is associated with the app.
    case https(host: String, path: String)
  }
}

/// Why a session ended without an address; the numbers are Apple's.
public enum WebSessionError: String, Hashable, Sendable, CaseIterable, Error {
  /// The user did not want to, or closed the browser.
  case canceledLogin
  /// Nobody said over which window it goes.
  case presentationContextNotProvided
  /// There is nothing over which it could go.
  case presentationContextInvalid

  /// Apple's number.
  public var code: Int {
    switch self {
    case .canceledLogin: 1
    case .presentationContextNotProvided: 2
    case .presentationContextInvalid: 3
    }
  }
}

extension WebSession.Callback {
  /// Whether an address is what the session waits for (AU-14).
  public func matches(_ address: String) -> Bool {
    let parts = WebAddress(address)
    switch self {
    case .scheme(let scheme): return parts.scheme == scheme.lowercased()
    case .https(let host, let path):
      return parts.scheme == "https" && parts.host == host.lowercased()
        && (parts.path.isEmpty ? "/" : parts.path) == (path.isEmpty ? "/" : path)
    }
  }
}

/// An address by its parts, as far as a session looks at them.
package struct WebAddress {
  let scheme: String
  package let host: String
  let path: String

  package init(_ address: String) {
    let colon = address.firstIndex(of: ":") ?? address.startIndex
    scheme = address[..<colon].lowercased()
    let rest = address[colon...].dropFirst().prefix { $0 != "?" && $0 != "#" }
    let authority = rest.hasPrefix("//") ? rest.dropFirst(2).prefix { $0 != "/" } : ""
    path = String(rest.dropFirst(rest.hasPrefix("//") ? 2 + authority.count : 0))
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    host = place.prefix { $0 != ":" }.lowercased()
  }

  /// Whether a browser can show what is there.
  package var isPage: Bool { scheme == "https" || scheme == "http" }
}
