/// Hosts by their last two labels, so that those below a domain are found without a look at all there are.
struct HostEndings: Hashable, Sendable {
  private var hosts: [String: Set<String>] = [:]

  mutating func insert(_ host: String) { hosts[host.ending, default: []].insert(host) }

  mutating func remove(_ host: String) {
    let ending = host.ending
    hosts[ending]?.remove(host)
    if hosts[ending]?.isEmpty == true { hosts[ending] = nil }
  }

  /// The hosts that are subdomains of a domain, in no order.
  func below(_ domain: String) -> [String] {
    let ending = domain.ending
    // A domain of one label has those of many endings below it.
    let candidates = ending.utf8.contains(UInt8(ascii: ".")) ? [hosts[ending] ?? []] : Array(hosts.values)
    return candidates.flatMap { $0.filter { $0.isHost(below: domain) } }
  }
}

extension String {
  /// Its last two labels; all of it where it has no more.
  fileprivate var ending: String {
    let dot = UInt8(ascii: ".")
    guard let last = utf8.lastIndex(of: dot), let first = utf8[..<last].lastIndex(of: dot) else {
      return self
    }
    return String(self[utf8.index(after: first)...])
  }
}
