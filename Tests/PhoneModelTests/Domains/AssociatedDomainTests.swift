import PhoneModel
import Testing

/// Entries of the associated domains.
@Suite struct AssociatedDomainTests {
  @Test(arguments: [
    ("webcredentials:shiny.example", "shiny.example", true),
    ("webcredentials:shiny.example", "www.shiny.example", false),
    ("webcredentials:SHINY.example", "shiny.Example", true),
    ("webcredentials:shiny.example.", "shiny.example", true),
    ("webcredentials:*.shiny.example", "shiny.example", false),
    ("webcredentials:*.shiny.example", "www.shiny.example", true),
    ("webcredentials:*.shiny.example", "a.b.shiny.example", true),
    ("webcredentials:*.shiny.example", "notshiny.example", false),
    ("webcredentials:shiny.example:8443", "shiny.example:8443", true),
    ("webcredentials:shiny.example:8443", "shiny.example", false),
    ("webcredentials:shiny.example", "shiny.example:8443", false),
    ("webcredentials:straße.example", "xn--strae-oqa.example", true),
    ("webcredentials:日本語.example", "xn--wgv71a119e.example", true),
    ("webcredentials:shiny.example", "shiny.example/", false),
  ])
  func `an entry covers a host or does not`(text: String, host: String, isCovered: Bool) throws {
    #expect(try AssociatedDomain(text).covers(host) == isCovered)
  }

  @Test(arguments: AssociatedDomain.Mode.allCases)
  func `a mode counts only on devices that are set up for it`(mode: AssociatedDomain.Mode) throws {
    let entry = try AssociatedDomain("webcredentials:shiny.example?mode=\(mode.rawValue)")
    #expect(!entry.covers("shiny.example"))
    #expect(entry.covers("shiny.example", on: .init(isForDevelopment: true)) == (mode != .managed))
    #expect(entry.covers("shiny.example", on: .init(isManaged: true)) == (mode != .developer))
  }

  @Test(
    arguments: [
      ("shiny.example", .noService), ("", .noService), ("webcredentials:", .noDomain),
      ("WebCredentials:shiny.example", .unknownService("WebCredentials", meant: "webcredentials")),
      ("webcredentials: shiny.example", .space), ("webcredentials:https://shiny.example", .scheme("https")),
      ("webcredentials:shiny.example/", .trailingSlash), ("webcredentials:shiny.example/a", .path("/a")),
      ("webcredentials:shiny.example?x=1", .query("x=1")),
      ("webcredentials:shiny.example?mode=x", .unknownMode("x")),
      ("webcredentials:shiny.example:", .notAPort("")),
      ("webcredentials:shiny.example:70000", .notAPort("70000")),
      ("webcredentials:*shiny.example", .misplacedWildcard("*shiny.example")),
      ("webcredentials:www.*.example", .misplacedWildcard("www.*.example")),
      ("webcredentials:*.example", .wildcardOfEverything("*.example")),
      ("webcredentials:shiny..example", .notADomain("shiny..example")),
      ("webcredentials:-a.example", .notADomain("-a.example")),
      ("webcredentials:192.0.2.1", .notADomain("192.0.2.1")),
      ("webcredentials:a!b.example", .notADomain("a!b.example")),
    ] as [(String, AssociatedDomain.Fault)])
  func `what is no entry is refused, and told why`(text: String, fault: AssociatedDomain.Fault) {
    #expect(throws: fault) { try AssociatedDomain(text) }
    #expect(!fault.description.isEmpty && !fault.advice.isEmpty)
  }

  @Test(arguments: ["webcredentials:*.shiny.example:8443?mode=developer+managed", "appclips:shiny.example"])
  func `an entry is written as it is read`(text: String) throws {
    #expect(try AssociatedDomain(text).description == text)
  }

  @Test(arguments: [
    ("www.shiny.example", true), ("https://a.b.SHINY.example/login", true), ("shiny.example", false),
  ])
  func `a phone offers upgrades at the domains an entry covers`(service: String, isOffered: Bool) {
    let entry = Keychain.Entry("jappleseed", "kitten1", at: ServiceIdentifier(service))
    let phone = Phone(app: InstalledApp("Shiny", domains: ["*.shiny.example"]), keychain: Keychain([entry]))
    let offer = phone.offer(.strongPassword, to: "jappleseed", from: .settings)
    #expect((offer == .made(entry)) == isOffered)
  }

  @Test func `a domain may be long, and no longer than a domain is`() {
    let label = String(repeating: "a", count: 63)
    #expect((try? AssociatedDomain("webcredentials:\(label).example")) != nil)
    #expect((try? AssociatedDomain("webcredentials:a\(label).example")) == nil)
    #expect(
      (try? AssociatedDomain("webcredentials:\(String(repeating: "ü", count: 100_000)).example")) == nil)
  }
}
