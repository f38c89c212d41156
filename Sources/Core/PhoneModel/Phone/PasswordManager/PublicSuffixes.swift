/// The domains below which anybody can register one, as the public list of them says; none comes with the package.
public struct PublicSuffixes: Hashable, Sendable {
  private var list: List

  /// Out of the way, because phones are copied by the million.
  private final class List: Hashable, Sendable {
    let rules: Set<String>
    let isWhole: Bool

    init(rules: Set<String>, isWhole: Bool) {
      self.rules = rules
      self.isWhole = isWhole
    }

    static func == (one: List, other: List) -> Bool {
      one === other || one.isWhole == other.isWhole && one.rules == other.rules
    }

    func hash(into hasher: inout Hasher) { hasher.combine(rules.count) }
  }

  /// The rules of a text in the list's own format: one a line, up to the first white space; lines that begin with two
  /// slashes are remarks.
  public init(_ text: some StringProtocol) { self.init(text, isWhole: true) }

  /// These beside the usual kinds, where a few are enough.
  public init(beside names: [String]) { self.init(names.joined(separator: "\n"), isWhole: false) }

  /// These and more of them.
  public func adding(_ names: [String]) -> PublicSuffixes {
    var all = self
    all.list = List(
      rules: list.rules.union(PublicSuffixes(beside: names).list.rules), isWhole: list.isWhole)
    return all
  }

  private init(_ text: some StringProtocol, isWhole: Bool) {
    var rules: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let rule = line.split(whereSeparator: \.isWhitespace).first, !rule.hasPrefix("//") else {
        continue
      }
      let (mark, name) = rule.hasPrefix("!") ? ("!", rule.dropFirst()) : ("", rule)
      // What the domain name system has is compared, and a wildcard is no name there.
      let ascii =
        name.hasPrefix("*.") ? String(name.dropFirst(2)).asciiHost.map { "*." + $0 } : String(name).asciiHost
      rules.insert(mark + (ascii ?? name.lowercased()))
    }
    list = List(rules: rules, isWhole: isWhole)
  }

  /// How many rules there are.
  public var count: Int { list.rules.count }

  /// How many labels the public suffix of a host has, of which these are the host and all domains above it, the longest
  /// first; one where no rule of a whole list says otherwise, and `nil` where a few names say nothing.
  func labels(of domains: [Substring]) -> Int? {
    let names = domains.map { String($0).asciiHost ?? String($0) }
    for (place, name) in names.enumerated() {
      let labels = names.count - place
      if list.rules.contains("!" + name) { return labels - 1 }
      if list.rules.contains(name) { return labels }
      if place + 1 < names.count, list.rules.contains("*." + names[place + 1]) { return labels }
    }
    return list.isWhole ? 1 : nil
  }

  /// The domain that somebody registered of a host; `nil` for a public suffix and for what is no host.
  package func registrableDomain(of host: String) -> String? {
    let site = Site(host: host)
    let domains = site.domains
    guard !domains.contains(where: { $0.isEmpty || $0.utf8.first == UInt8(ascii: ".") }) else { return nil }
    let labels = labels(of: domains) ?? 1
    return labels < domains.count ? String(domains[domains.count - labels - 1]) : nil
  }
}
