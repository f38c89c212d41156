/// Whose accounts a host's are: those of the domain that somebody registered.
package struct Site: Hashable, Sendable {
  /// The host, in small letters.
  package let host: String

  package init(host: some StringProtocol) {
    var host = host.lowercased()
    while host.utf8.last == UInt8(ascii: ".") { host.removeLast() }
    self.host = host
  }

  package init(_ service: ServiceIdentifier) {
    self.init(host: service.host)
  }

  /// The host and every domain above it, the longest first.
  var domains: [Substring] {
    let bytes = host.utf8
    return [host[...]]
      + bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") }.map { host[bytes.index(after: $0)...] }
  }

  /// The domain that was registered: the last label below a public suffix, with that suffix.
  ///
  /// A host of one label, one of numbers, and what is no host at all, is its own domain.
  package var registrableDomain: String { registrableDomain(by: nil) }

  /// The domain that was registered, by a list of public suffixes; without one the usual kinds are known.
  package func registrableDomain(by suffixes: PublicSuffixes?) -> String {
    let domains = domains
    let isAddress = domains.last?.utf8.allSatisfy { (0x30...0x39).contains($0) } == true
    let isHost = !domains.contains { $0.isEmpty || $0.utf8.first == UInt8(ascii: ".") }
    guard domains.count > 2, isHost, !isAddress, !host.utf8.contains(UInt8(ascii: ":")) else { return host }
    let labels =
      suffixes?.labels(of: domains)
      ?? domains.dropLast().first { Self.isPublicSuffix($0) }?.split(separator: ".").count ?? 1
    return String(domains[max(0, domains.count - labels - 1)])
  }

  /// Whether anybody can register below it, so that nobody's accounts are its own.
  func isPublicSuffix(by suffixes: PublicSuffixes?) -> Bool {
    let domains = domains
    return (suffixes?.labels(of: domains)).map { $0 >= domains.count }
      ?? (domains.count == 1 || Self.isPublicSuffix(host[...]))
  }

  /// Whether anybody can register below a domain of several labels, where nobody gave a list of such domains.
  ///
  /// The full list has ten thousand entries; these are the kinds that saved passwords have.
  private static func isPublicSuffix(_ domain: Substring) -> Bool {
    // Below none but a country's domain of two letters is anything of the kind known.
    guard domain.utf8.dropLast(2).last == UInt8(ascii: ".") else { return false }
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count == 2, let country = labels.last, country.utf8.count == 2 else {
      return special.contains(String(domain))
    }
    return kinds.contains(String(labels[0])) || special.contains(String(domain))
      || country == "us" && labels[0].utf8.count == 2
  }

  /// What most countries call the kinds of domains below their own.
  private static let kinds: Set = [
    "ac", "co", "com", "edu", "go", "gob", "gouv", "gov", "govt", "mil", "ne", "net", "nhs", "nom", "or",
    "org",
    "police", "sch",
  ]

  private static let special: Set = [
    "asn.au", "asso.fr", "gc.ca", "gr.jp", "id.au", "ltd.uk", "me.uk", "plc.uk", "re.kr", "service.gov.uk",
    "web.za",
  ]
}
