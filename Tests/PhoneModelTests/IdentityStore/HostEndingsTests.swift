import TestBench
import Testing

@testable import PhoneModel

/// Which hosts lie below a domain, held against a look at all of them.
@Suite struct HostEndingsTests {
  private static let labels = ["a", "b", "co", "uk", "example", "www", ""]

  @Test(arguments: 1...UInt64(Endurance.rounds(50)))
  func `the hosts below a domain are those that a look at all of them finds`(seed: UInt64) {
    var chance = SplitMix(seed: seed)
    func host() -> String {
      (0..<Int.random(in: 1...4, using: &chance)).map { _ in chance.pick(Self.labels) }.joined(separator: ".")
    }
    var all: Set<String> = []
    var endings = HostEndings()
    for _ in 1...200 {
      let host = host()
      if all.remove(host) != nil {
        endings.remove(host)
      } else {
        all.insert(host)
        endings.insert(host)
      }
      for domain in [self.domain(of: host), "uk", "co.uk", "a.co.uk", "", "."] {
        let found = endings.below(domain)
        #expect(Set(found) == all.filter { $0.isHost(below: domain) }, "\(domain)")
        #expect(Set(found).count == found.count)
      }
    }
    for host in all { endings.remove(host) }
    #expect(endings == HostEndings())
  }

  private func domain(of host: String) -> String {
    host.firstIndex(of: ".").map { String(host[host.index(after: $0)...]) } ?? host
  }
}
