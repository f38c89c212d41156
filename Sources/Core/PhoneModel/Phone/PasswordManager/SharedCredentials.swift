/// Domains whose accounts are the same, so that one password for all of them is not used twice.
///
/// The public files of Apple's password manager resources say which:
///
/// ```swift
/// phone.passwordManager.sharedCredentials = try SharedCredentials(shared, historical)
/// ```
public struct SharedCredentials: Hashable, Sendable {
  private var groups: [String: Int] = [:]
  private var count = 0

  /// No domains.
  public init() {}

  /// The domains of files: each a list of objects with `shared`, or with `from` and `to`.
  public init(_ files: String...) throws(Malformed) {
    for file in files {
      guard let entries = JSON(file)?.array else {
        throw Malformed(entry: nil, problem: "it is not a list in JSON")
      }
      for (index, entry) in entries.enumerated() {
        let lists = ["shared", "from", "to"].compactMap { entry[$0] }
        let domains = lists.flatMap { $0.array ?? [] }.compactMap(\.string)
        guard !domains.isEmpty, lists.allSatisfy({ $0.array?.allSatisfy { $0.string != nil } == true }) else {
          throw Malformed(
            entry: index + 1, problem: "it has neither shared nor from and to, with domains in them")
        }
        share(domains)
      }
    }
  }

  /// Text that says nothing of shared credentials.
  public struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which entry is wrong, from 1; `nil` for the whole text.
    public let entry: Int?
    /// What is wrong with it.
    public let problem: String

    /// The entry and what is wrong with it.
    public var description: String { (entry.map { "entry \($0): " } ?? "") + problem }
  }

  /// Makes the accounts of domains the same, and of all domains that share with one of them already.
  public mutating func share(_ domains: [String]) {
    let domains = domains.map { Site(host: $0).host }
    count += 1
    let joined = Set(domains.compactMap { groups[$0] })
    for (domain, group) in groups where joined.contains(group) { groups[domain] = count }
    for domain in domains { groups[domain] = count }
  }

  /// Whether the accounts of two hosts are the same.
  package func areSame(_ one: Site, _ other: Site) -> Bool { key(of: one) == key(of: other) }

  /// What stands for a host's accounts: the group of the longest domain that is in one, or else what was
  /// registered.
  func key(of site: Site, by suffixes: PublicSuffixes? = nil) -> AccountKey {
    let registered = site.registrableDomain(by: suffixes)
    guard !groups.isEmpty else { return .domain(registered) }
    for domain in site.domains {
      if let group = groups[String(domain)] { return .group(group) }
      if domain == registered { break }
    }
    return .domain(registered)
  }

  /// What stands for the accounts of a host.
  enum AccountKey: Hashable {
    case group(Int)
    case domain(String)
  }
}
