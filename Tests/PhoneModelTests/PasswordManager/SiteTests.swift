import Foundation
import TestBench
import Testing

@testable import PhoneModel

/// Which hosts have the same accounts.
@Suite struct SiteTests {
  @Test(arguments: [
    ("shiny.example", "shiny.example"), ("login.shiny.example", "shiny.example"),
    ("a.b.shop.co.uk", "shop.co.uk"),
    ("co.uk", "co.uk"), ("uk", "uk"), ("Shiny.Example.", "shiny.example"), ("a.gov.uk", "a.gov.uk"),
    ("www.account.publishing.service.gov.uk", "publishing.service.gov.uk"), ("x.k12.nj.us", "k12.nj.us"),
    ("127.0.0.1", "127.0.0.1"), ("", ""), ("..", ""), ("a..b", "a..b"), ("impôts.gouv.fr", "impôts.gouv.fr"),
    ("de.com", "de.com"), ("www.de.com", "de.com"), ("localhost", "localhost"),
  ])
  func `a site is what somebody registered`(host: String, domain: String) {
    #expect(Site(host: host).registrableDomain == domain)
  }

  @Test func `domains that share credentials are one site, whatever stands below them`() throws {
    let shared = try SharedCredentials(
      #"[{"shared": ["shiny.example", "glossy.example"]}, {"from": ["dull.example"], "to": ["glossy.example"]}]"#,
      #"[{"shared": ["one.library.example", "city.example"], "fromDomainsAreObsoleted": true}]"#)
    func areSame(_ one: String, _ other: String) -> Bool {
      shared.areSame(Site(host: one), Site(host: other))
    }
    #expect(areSame("login.shiny.example", "dull.example"))
    #expect(areSame("shiny.example", "www.shiny.example"))
    #expect(areSame("one.library.example", "www.city.example"))
    #expect(!areSame("two.library.example", "city.example"))
    #expect(!areSame("library.example", "one.library.example"))
    #expect(!areSame("shiny.example", "unknown.example"))
    #expect(areSame("a.unknown.example", "b.unknown.example"))
  }

  @Test(arguments: [
    ("", "it is not a list in JSON"), ("{}", "it is not a list in JSON"),
    (#"[{"shared": ["a.example"]}, {"sharde": ["b.example"]}]"#, "entry 2: it has neither"),
    (#"[{"shared": "a.example"}]"#, "entry 1: it has neither"),
    (#"[{"from": ["a"], "to": [1]}]"#, "entry 1: it has"),
    (#"[7]"#, "entry 1: it has neither"),
  ])
  func `text that says nothing of the kind is turned down`(text: String, problem: String) throws {
    let error = try #require(throws: SharedCredentials.Malformed.self) { try SharedCredentials(text) }
    #expect("\(error)".hasPrefix(problem))
  }
}

/// Sites and groups as recorded.
@Suite(
  .enabled(
    if: Corpora.file("reuse-equivalence-groups.json") != nil, "REHEARSAL_CORPORA names no folder with domains"
  ))
struct RecordedSiteTests {
  @Test func `what was registered is what the recorded list of suffixes says`() throws {
    let recorded = try JSONDecoder().decode(Domains.self, from: Corpora.data("registrable-domains.json")).rows
    #expect(recorded.count == 1574)
    let wrong = recorded.filter { Site(host: $0.key).registrableDomain != $0.value }
    #expect(wrong.count <= 5, "\(wrong)")
  }

  @Test func `every pair of domains is the same site exactly where it is recorded`() throws {
    let texts = try ["shared-credentials.json", "shared-credentials-historical.json"].map {
      String(decoding: try Corpora.data($0), as: UTF8.self)
    }
    let shared = try SharedCredentials(texts[0], texts[1])
    let groups = try JSONDecoder().decode(
      [[String]].self, from: Corpora.data("reuse-equivalence-groups.json"))
    let domains = groups.enumerated().flatMap { group, domains in
      domains.map { (group: group, key: shared.key(of: Site(host: $0))) }
    }
    var pairs = 0
    var wrong = 0
    for (index, one) in domains.enumerated() {
      for other in domains[(index + 1)...] {
        pairs += 1
        if (one.key == other.key) != (one.group == other.group) { wrong += 1 }
      }
    }
    #expect(pairs == 273_430)
    #expect(wrong == 0)
  }

  private struct Domains: Decodable {
    let rows: [String: String]
  }
}
