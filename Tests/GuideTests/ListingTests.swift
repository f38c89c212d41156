import Foundation
import TestBench
import Testing

/// What the guide shows is what is compiled.
@Suite struct ListingTests {
  private static let compiled: [SourceFile] =
    (try? ["Tests/GuideTests/Listings", "Examples"].flatMap { try House.swiftFiles(under: $0) }) ?? []

  private func isCompiled(_ listing: Listing) -> Bool { Self.compiled.contains(where: listing.stands) }

  @Test(arguments: try Guide.pages().map(\.name))
  func `every listing of a page stands in code that is compiled`(name: String) throws {
    let page = try #require(try Guide.pages().first { $0.name == name })
    for (number, block) in page.blocks("swift").enumerated() {
      let listing = Listing(block, place: "\(name), listing \(number + 1)")
      #expect(isCompiled(listing), "\(listing.place) is compiled nowhere:\n\(block)")
    }
  }

  // A manifest is for the package manager, which is asked further down.
  @Test(arguments: try Guide.resources(".swift").filter { $0 != "Package.swift" })
  func `and so does every file that a tutorial shows`(name: String) throws {
    let listing = Listing(try Guide.text(ofResource: name), place: name)
    #expect(isCompiled(listing), "\(name) is compiled nowhere")
  }

  @Test(
    arguments: try House.swiftFiles(under: "Sources").filter {
      $0.lines.contains { $0.hasSuffix("/// ```swift") }
    })
  func `and every listing of a documentation comment`(file: SourceFile) {
    for listing in file.documentedListings {
      #expect(isCompiled(listing), "\(listing.place) is compiled nowhere")
    }
  }

  @Test func `a listing that is compiled nowhere is noticed`() throws {
    let listing = Listing("let phone = Phone(app: \"Shiny\")\n", place: "here")
    #expect(!isCompiled(listing))
    let known = Listing("import Rehearsal\n\npublic init() {}\n", place: "here")
    #expect(isCompiled(known))
  }

  @Test func `every file of code is shown by a tutorial, and every one shown is there`() throws {
    let shown = Set(try Guide.pages().flatMap(\.codeFiles))
    let code = [".swift", ".feature", ".sh", ".txt"]
    #expect(shown == Set(try code.flatMap { try Guide.resources($0) }))
  }
}
