/// Where the user is about to sign in or up: a form in an app or on a website.
public struct Form: Hashable, Sendable {
  /// What AutoFill calls the place, most specific first: an app's associated domains, or the page's URL (CP-4).
  public let services: [ServiceIdentifier]

  /// A form in an app that is associated with domains; the one with the most labels counts as the most specific.
  public init(inAppOf domains: String...) {
    self.init(inAppOf: domains)
  }

  /// A form in an app that is associated with domains.
  public init(inAppOf domains: [String]) {
    let ordered = domains.enumerated().sorted { one, other in
      (other.element.labelCount, one.offset) < (one.element.labelCount, other.offset)
    }
    services = ordered.map { ServiceIdentifier($0.element) }
  }

  /// A form on a page in Safari.
  public init(at url: String) {
    services = [ServiceIdentifier(url)]
  }

  init(services: [ServiceIdentifier]) {
    self.services = services
  }

  /// The services whose identities fit here: the hosts themselves, and the domains they are parts of (AS-28).
  public var matches: [ServiceIdentifier] {
    var matches: [ServiceIdentifier] = []
    for service in services {
      var host = service.host
      while host.contains(".") {
        let match = ServiceIdentifier(String(host))
        if !matches.contains(match) { matches.append(match) }
        guard let dot = host.firstIndex(of: ".") else { break }
        host = host[host.index(after: dot)...]
      }
    }
    return matches
  }
}

extension Form: CustomStringConvertible {
  /// The form by its place, after “the form”.
  public var description: String {
    guard let service = services.first else { return "of an app without domains" }
    return service.type == .url ? "at \(service.identifier)" : "of the app of \(service.identifier)"
  }
}

extension String {
  fileprivate var labelCount: Int { utf8.count { $0 == UInt8(ascii: ".") } + 1 }
}
