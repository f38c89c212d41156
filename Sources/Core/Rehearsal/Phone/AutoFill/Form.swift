/// Where the user is about to sign in or up: a form in an app or on a website.
public struct Form: Hashable, Sendable {
  /// What AutoFill calls the place, most specific first: an app's associated domains, or the page's URL (CP-4).
  public let services: [ServiceIdentifier]

  /// The services whose identities fit here: the hosts themselves, and the domains they are parts of, up to the one
  /// that somebody registered (AS-28).
  public var matches: [ServiceIdentifier] {
    var matches: [ServiceIdentifier] = []
    for service in services {
      for match in service.withParents where !matches.contains(match) { matches.append(match) }
    }
    return matches
  }

  /// Whether an identity fits already because it is for the very same host (AS-25).
  func isItsOwn(_ service: ServiceIdentifier) -> Bool {
    services.contains { $0.formHost == service.formHost }
  }

  /// Whether an identity of a service comes up here.
  func fits(_ service: ServiceIdentifier) -> Bool {
    matches.contains { $0.formHost == service.formHost }
  }
}

extension Form {
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
}

extension ServiceIdentifier {
  /// Its host, and the domains that the host is a part of; an address is a part of none.
  fileprivate var withParents: [ServiceIdentifier] {
    let host = host
    // What names no host is found only as it is written.
    if host.isEmpty { return [self] }
    let site = Site(host: host)
    let registered = site.registrableDomain.utf8.count
    return site.domains.prefix { $0.utf8.count >= registered }.map { ServiceIdentifier(String($0)) }
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
