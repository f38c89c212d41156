/// Identities in the order in which they were saved, found by what makes them the same and by their host.
///
/// Each stands in a place of its own and knows its neighbours, so that to add, change or remove one touches only
/// those, however many there are.
struct IdentityIndex: Sendable {
  private var entries: [Entry?] = []
  private var vacant: [Int] = []
  private var places: [CredentialIdentity.Sameness: Int] = [:]
  private var row = PlaceRow()
  private var links = PlaceLinks()
  private var hosts: [String: PlaceRow] = [:]
  private var endings = HostEndings()
  private var hostLinks = PlaceLinks()

  /// A number that stands for the identities and their order.
  ///
  /// It is the sum over all neighbours, each pair made one number: the pairs say what the order is, and a sum can
  /// lose one and gain another without anybody looking at the rest.
  private(set) var mark: UInt64 = 0

  private struct Entry: Sendable {
    var identity: CredentialIdentity
    let host: String
    var mark: UInt64
  }

  /// How many there are.
  var count: Int { places.count }

  /// All of them, in the order in which they were saved.
  var identities: [CredentialIdentity] { links.places(in: row).compactMap { entries[$0]?.identity } }

  /// Those of a host, in the order in which they were saved.
  func identities(atHost host: String) -> [CredentialIdentity] {
    guard let row = hosts[host] else { return [] }
    return hostLinks.places(in: row).compactMap { entries[$0]?.identity }
  }

  /// How many hosts they are for.
  var countOfHosts: Int { hosts.count }

  /// The hosts that are subdomains of a domain, in no order.
  func hosts(below domain: String) -> [String] { endings.below(domain) }

  func contains(_ identity: CredentialIdentity) -> Bool { places[identity.sameness] != nil }

  /// Adds an identity at the end, or puts it in the place of the one that is the same.
  mutating func put(_ identity: CredentialIdentity) {
    let host = identity.service.formHost
    if let place = places[identity.sameness], Ledger.holds("IS-8") {
      // Text that counts as equal can be written in two ways, one of which may be no host.
      if entries[place]?.host == host { return exchange(place, for: identity) }
      remove(identity)
    }
    let place = vacantPlace()
    entries[place] = Entry(identity: identity, host: host, mark: identity.fingerprint.value)
    places[identity.sameness] = place
    links.append(place, to: &row)
    mark &+= pairs(around: place)
    if hosts[host] == nil { endings.insert(host) }
    hostLinks.append(place, to: &hosts[host, default: PlaceRow()])
  }

  /// Takes out the identity that is the same, if there is one.
  mutating func remove(_ identity: CredentialIdentity) {
    guard let place = places.removeValue(forKey: identity.sameness), let entry = entries[place] else {
      return
    }
    mark &-= pairs(around: place)
    let (previous, next) = (links.place(before: place), links.place(after: place))
    links.remove(place, from: &row)
    if next != PlaceRow.nowhere { mark &+= pair(previous, next) }
    hostLinks.remove(place, from: &hosts[entry.host, default: PlaceRow()])
    if hosts[entry.host]?.isEmpty == true {
      hosts[entry.host] = nil
      endings.remove(entry.host)
    }
    entries[place] = nil
    vacant.append(place)
  }

  private mutating func exchange(_ place: Int, for identity: CredentialIdentity) {
    mark &-= pairs(around: place)
    entries[place]?.identity = identity
    entries[place]?.mark = identity.fingerprint.value
    mark &+= pairs(around: place)
  }

  private mutating func vacantPlace() -> Int {
    if let place = vacant.popLast() { return place }
    entries.append(nil)
    links.makePlace()
    hostLinks.makePlace()
    return entries.count - 1
  }

  func combine(into fingerprint: inout Fingerprint) {
    _ = Self.init(entries:vacant:places:row:links:hosts:endings:hostLinks:mark:)
    fingerprint.combine(mark)
    fingerprint.passOver((entries, row, links), because: "the number stands for them and their order")
    fingerprint.passOver(
      (vacant, places, hosts, endings, hostLinks), because: "by them the same entries are found")
  }

  /// The part of the mark that a place has a share in.
  private func pairs(around place: Int) -> UInt64 {
    let next = links.place(after: place)
    return pair(links.place(before: place), place) &+ (next == PlaceRow.nowhere ? 0 : pair(place, next))
  }

  private func pair(_ first: Int, _ second: Int) -> UInt64 {
    var mark = Fingerprint()
    for place in [first, second] { mark.combine(place == PlaceRow.nowhere ? 0 : entries[place]?.mark ?? 0) }
    return mark.value
  }
}
