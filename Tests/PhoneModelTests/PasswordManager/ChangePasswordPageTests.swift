import Foundation
import TestBench
import Testing

@testable import PhoneModel

/// Where Change Password on Website leads.
@Suite struct ChangePasswordPageTests {
  private static let wellKnown = "/.well-known/change-password"
  private static let impossible =
    "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200"

  @Test(arguments: [
    (Website.Answer(302, target: "/settings"), "https://shiny.example/settings"),
    (.init(303, target: "https://id.shiny.example/pw"), "https://id.shiny.example/pw"),
    (.init(307, target: "//id.shiny.example/pw"), "https://id.shiny.example/pw"),
    (.init(308, target: "/settings"), "https://shiny.example/settings"),
    (.init(200), "https://shiny.example/.well-known/change-password"),
    (.init(204), "https://shiny.example/.well-known/change-password"),
    (.init(200, target: "/settings"), "https://shiny.example/settings"),
  ])
  func `a site that knows the way is believed`(answer: Website.Answer, address: String) {
    let page = page(Website([Self.wellKnown: answer]))
    #expect(page == ChangePasswordPage.found(address, .wellKnown))
  }

  @Test(arguments: [
    Website(), Website([wellKnown: .init(404)]), Website([wellKnown: .init(500, target: "/settings")]),
    Website([wellKnown: .init(302)]),
    Website([wellKnown: .init(302, target: "http://shiny.example/settings")]),
    Website([wellKnown: .init(302, target: "javascript:alert(1)")]),
    Website([wellKnown: .init(200), impossible: .init(200)]),
    Website([wellKnown: .init(200), impossible: .init(302, target: "/home"), "/home": .init(200)]),
  ])
  func `where it does not, the list is asked, and then the front page`(website: Website) {
    #expect(page(website) == ChangePasswordPage.found("https://shiny.example/", .siteRoot))
    let listed = page(website, listed: "https://shiny.example/account")
    #expect(listed == ChangePasswordPage.found("https://shiny.example/account", .listed))
    #expect(page(website, listed: "http://shiny.example/account").way == .siteRoot)
  }

  @Test func `a path that cannot exist may lead away or in circles without harm`() {
    for target in ["/a", "https://other.example/", "/.well-known/change-password"] {
      let website = Website([
        Self.wellKnown: .init(302, target: "/pw"), Self.impossible: .init(302, target: target),
        "/a": .init(302, target: "/a"),
      ])
      #expect(page(website).address == "https://shiny.example/pw")
    }
  }

  @Test func `a list for a domain is one for what stands below it, but not above`() {
    var manager = PasswordManager()
    manager.changePasswordPages = [
      "id.shiny.example": "https://a.example/", "glossy.example": "https://b.example/",
    ]
    #expect(manager.changePasswordPage(of: "x.id.shiny.example").address == "https://a.example/")
    #expect(manager.changePasswordPage(of: "shiny.example").address == "https://shiny.example/")
    #expect(
      manager.changePasswordPage(of: "https://www.glossy.example/login").address == "https://b.example/")
  }

  @Test(
    .enabled(if: Corpora.file("change-password-URLs.json") != nil, "REHEARSAL_CORPORA names no such list"))
  func `every address of the public list is found`() throws {
    let text = String(decoding: try Corpora.data("change-password-URLs.json"), as: UTF8.self)
    var manager = PasswordManager()
    manager.changePasswordPages = try #require(PasswordManager.changePasswordPages(in: text))
    #expect(manager.changePasswordPages.count == 651)
    for (domain, address) in manager.changePasswordPages {
      #expect(manager.changePasswordPage(of: ServiceIdentifier(domain)).address == address)
    }
  }

  @Test(arguments: ["", "[]", #"{"a.example": 1}"#, "{"])
  func `text that is no list is none`(text: String) {
    #expect(PasswordManager.changePasswordPages(in: text) == nil)
  }

  private func page(_ website: Website, listed: String? = nil) -> ChangePasswordPage {
    var manager = PasswordManager()
    manager.websites["shiny.example"] = website
    if let listed { manager.changePasswordPages["shiny.example"] = listed }
    return manager.changePasswordPage(of: "shiny.example")
  }
}

extension ChangePasswordPage {
  fileprivate static func found(_ address: String, _ way: Way) -> ChangePasswordPage {
    ChangePasswordPage(address: address, way: way)
  }
}
