/// Where the user is about to sign in or up: a form in an app or on a website.
public struct Form: Hashable, Sendable {
  /// What AutoFill calls the place, most specific first: an app's associated domains, or the page's URL (CP-4).
  public let services: [ServiceIdentifier]
  /// Whether it is in an app on a television, and filled in from the phone (CP-37).
  public let isOnTelevision: Bool

  /// The services whose identities come first here: the hosts themselves, and the domains they are parts of, up to the
  /// one that somebody registered (AS-28).
  public var matches: [ServiceIdentifier] { matches(by: nil) }

  func matches(by suffixes: PublicSuffixes?) -> [ServiceIdentifier] {
    var matches: [ServiceIdentifier] = []
    for service in services {
      for match in service.withParents(by: suffixes) where !matches.contains(match) { matches.append(match) }
    }
    return matches
  }

  /// The domains that somebody registered, below which every host fits.
  func registeredDomains(by suffixes: PublicSuffixes?) -> [String] {
    services.map { Site(host: $0.formHost) }.filter { !$0.host.isEmpty && !$0.isPublicSuffix(by: suffixes) }
      .map { $0.registrableDomain(by: suffixes) }
  }

  /// Whether an identity fits already because it is for the very same host (AS-25).
  package func isItsOwn(_ service: ServiceIdentifier) -> Bool {
    services.contains { $0.formHost == service.formHost }
  }

  /// Whether an identity of a service comes up here, as far as anybody knows.
  package func fits(_ service: ServiceIdentifier) -> Bool { fits(service, by: nil, takesSiblings: true) }

  /// Whether what is saved for a service comes up here, by a list of public suffixes.
  func fits(_ service: ServiceIdentifier, by suffixes: PublicSuffixes?, takesSiblings: Bool) -> Bool {
    matches(by: suffixes).contains { $0.formHost == service.formHost }
      || takesSiblings && registeredDomains(by: suffixes).contains { service.formHost.isHost(below: $0) }
  }
}

extension Form {
  /// A form in an app that is associated with domains; the one with the most labels counts as the most specific.
  public init(inAppOf domains: String...) {
    self.init(inAppOf: domains)
  }

  /// A form in an app that is associated with domains, on the phone or on a television.
  public init(inAppOf domains: [String], onTelevision isOnTelevision: Bool = false) {
    let ordered = domains.enumerated().sorted { one, other in
      (other.element.labelCount, one.offset) < (one.element.labelCount, other.offset)
    }
    let sorted = ordered.map { ServiceIdentifier($0.element) }
    services = Ledger.holds("CP-2") ? sorted : sorted.reversed()
    self.isOnTelevision = isOnTelevision
  }

  /// A form at services, most specific first.
  package init(at services: [ServiceIdentifier], onTelevision isOnTelevision: Bool = false) {
    self.init(services: services, isOnTelevision: isOnTelevision)
  }

  /// A form on a page in Safari.
  public init(at url: String) {
    let service = ServiceIdentifier(url)
    services = [Ledger.holds("CP-4") ? service : ServiceIdentifier(String(service.host))]
    isOnTelevision = false
  }
}

extension ServiceIdentifier {
  /// Its host, and the domains that the host is a part of; an address is a part of none.
  fileprivate func withParents(by suffixes: PublicSuffixes?) -> [ServiceIdentifier] {
    let host = host
    // What names no host is found only as it is written.
    if host.isEmpty { return [self] }
    let site = Site(host: host)
    let registered = site.registrableDomain(by: suffixes).utf8.count
    return site.domains.prefix { $0.utf8.count >= registered }.map { ServiceIdentifier(String($0)) }
  }
}

extension Form: CustomStringConvertible {
  /// The form by its place, after “the form”.
  public var description: String {
    let place = isOnTelevision ? " on a television" : ""
    guard let service = services.first else { return "of an app without domains\(place)" }
    return service.type == .url ? "at \(service.identifier)" : "of the app of \(service.identifier)\(place)"
  }
}

extension String {
  /// Whether it is a subdomain of a domain.
  func isHost(below domain: String) -> Bool {
    utf8.count > domain.utf8.count + 1 && utf8.suffix(domain.utf8.count).elementsEqual(domain.utf8)
      && utf8.dropLast(domain.utf8.count).last == UInt8(ascii: ".")
  }

  fileprivate var labelCount: Int { utf8.count { $0 == UInt8(ascii: ".") } + 1 }
}
