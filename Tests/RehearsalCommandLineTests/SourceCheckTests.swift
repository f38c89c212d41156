import Foundation
import Testing

@testable import RehearsalCommandLine

/// What `rehearse new --from` says of files before anything is built.
@Suite struct SourceCheckTests {
  let folder = Folder()
  let tool = CommandLineTool()

  private static let handler = """
    import AuthenticationServices

    final class Ours: ASAccountAuthenticationModificationViewController {
      override func convertAccountToSignInWithAppleWithoutUserInteraction() {}
    }

    """

  @Test func `everything that does not build here is told at once, with its place and what to do`() {
    folder.write(
      "Ours.swift", Self.handler + "import SwiftUI\n@preconcurrency import class CoreData.NSManagedObject\n")
    folder.write(
      "Screen.swift",
      """
      import UIKit
      // import SwiftUI
      #if canImport(os)
        import os
      #else
        let log = "@objc #selector(tapped)"
      #endif
      class Screen: UIViewController {
        @IBOutlet var field: UITextField!
        func load() { button.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
        @objc func tapped() {}
      }
      """)
    let answer = tool.run([
      "new", "\(folder.path)/Mine", "--from", "\(folder.path)/Ours.swift", "--from",
      "\(folder.path)/Screen.swift",
    ])
    let lines = answer.complaint.split(separator: "\n")
    #expect(lines.first == "rehearse: 5 things keep these files from being built here:")
    #expect(
      lines.filter { !$0.hasPrefix("  ") }.dropFirst() == [
        "Ours.swift:6:8: there is no module “SwiftUI” here",
        "Ours.swift:7:30: there is no module “CoreData” here",
        "Screen.swift:9:3: @IBOutlet needs Objective-C, which is not here",
        "Screen.swift:10:48: #selector needs Objective-C, which is not here",
        "Screen.swift:11:3: @objc needs Objective-C, which is not here",
      ])
    #expect(lines.count == 11 && answer.complaint.contains("  → take it away; where a button needs it"))
    #expect(answer.code == .badInput)
    #expect(folder.read("Mine/Package.swift") == nil)
  }

  @Test(arguments: [
    ("static let shared = Safe()", true), ("static var count = 0", true), ("static var last: Int?", true),
    ("static var name: String { \"x\" }", false), ("static let names = [\"a\"]", false),
    ("@MainActor static let shared = Safe()", false), ("nonisolated(unsafe) static var count = 0", false),
    ("// static var count = 0", false), ("let shared = Safe.shared", false),
  ])
  func `ways of Swift 5 to share are known`(line: String, isOne: Bool) {
    let check = SourceCheck(of: [("Safe.swift", "class Safe {\n  \(line)\n}\n")])
    #expect(check.sharing.map(\.line) == (isOne ? [2] : []))
    #expect(check.obstacles.isEmpty)
  }

  @Test(arguments: [
    ("override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {", 3),
    ("public override init(reuseIdentifier: String?) {", 10), ("override init(frame: CGRect) {", nil),
    ("required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {", nil),
    ("super.init(style: style, reuseIdentifier: reuseIdentifier)", nil),
  ])
  func `a cell's own initializer has to be required where it is not rewritten`(line: String, column: Int?) {
    let files = [("Cell.swift", "class Cell: UITableViewCell {\n  \(line)\n}\n")]
    let check = SourceCheck(of: files)
    #expect(check.obstacles.map(\.column) == (column.map { [$0] } ?? []))
    #expect(check.obstacles.allSatisfy { $0.line == 2 && $0.advice.contains("required override init") })
    #expect(SourceCheck(of: files, isRewritten: true).obstacles.isEmpty)
  }

  @Test(arguments: [
    "final class Safe: @unchecked Sendable {", "class Safe: Base, Sendable {", "actor Safe {",
    "@MainActor final class Safe {",
  ])
  func `who says that it may be shared is taken at its word`(declaration: String) {
    let text = "\(declaration)\n  static let shared = Safe()\n}\n"
    #expect(SourceCheck(of: [("Safe.swift", text)]).sharing == [])
    let apart = [
      ("One.swift", "\(declaration)\n}\n"), ("Two.swift", "enum All { static let main: Safe = make() }\n"),
    ]
    #expect(SourceCheck(of: apart).sharing == [])
  }

  @Test(arguments: [
    (nil, "", 6), (nil, "  static let shared = Ours()\n", 5), ("// swift-tools-version: 5.9\n", "", 5),
    ("// swift-tools-version:6.0\n", "  static let shared = Ours()\n", 6),
    ("// swift-tools-version: 6.2\nx(.swiftLanguageMode(.v5))\n", "", 5),
    ("// swift-tools-version: 6.2\nx(.swiftLanguageMode(.v5), .swiftLanguageMode(.v6))\n", "", 6),
    ("// swift-tools-version: 5.10\nswiftLanguageVersions: [.v6]\n", "", 6),
  ])
  func `a package is in the language mode of its sources`(manifest: String?, line: String, mode: Int) throws {
    folder.write("Package.swift", manifest ?? "")
    folder.write("Ours.swift", Self.handler.replacing("Controller {\n", with: "Controller {\n\(line)"))
    let answer = tool.run(["new", "\(folder.path)/Mine", "--from", "\(folder.path)/Ours.swift"])
    #expect(answer.code == .fine, "\(answer)")
    let written = try #require(folder.read("Mine/Package.swift"))
    #expect(
      written.contains("dependencies: system, swiftSettings: [.swiftLanguageMode(.v5)]),") == (mode == 5))
    #expect(written.contains("dependencies: system),") == (mode == 6))
    #expect(answer.output.contains("in the language mode of Swift 5") == (mode == 5))
    #expect(answer.output.contains("Ours.swift:4:3: what is shared") == (mode == 5 && !line.isEmpty))
  }

  @Test(arguments: [
    ("One/Ours.swift", 5), ("Elsewhere/Two/Ours.swift", 6), ("Sources/Three/Ours.swift", 5),
    ("Sources/Four/Ours.swift", 6), ("Sources/One/Ours.swift", 6),
  ])
  func `where targets differ, the mode is that of the file's own target`(file: String, mode: Int) throws {
    // Letters of more than one byte come before the place of the file.
    let package = "Schlüsselbünde"
    folder.write(
      "\(package)/Package.swift",
      """
      // swift-tools-version: 6.2
      let package = Package(name: "Several", targets: [
        .target(name: "One", path: "One", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
          name: "Two", dependencies: [.target(name: "Three")], path: "./Elsewhere/Two/",
          swiftSettings: [ /* .swiftLanguageMode(.v5) */ .swiftLanguageMode(.v6)]),
        .testTarget(name: "Three", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "Four"),
      ])
      """)
    folder.write("\(package)/\(file)", Self.handler)
    let answer = tool.run(["new", "\(folder.path)/Mine", "--from", "\(folder.path)/\(package)/\(file)"])
    #expect(answer.code == .fine, "\(answer)")
    #expect(answer.output.contains("in the language mode of Swift 5") == (mode == 5))
  }

  @Test func `the mode of a project is that of most of its configurations`() {
    #expect(LanguageMode(ofProject: "SWIFT_VERSION = 5.0;\nSWIFT_VERSION = 6.0;\n") == .five)
    #expect(LanguageMode(ofProject: "SWIFT_VERSION = 6.0;\n") == .six)
    #expect(LanguageMode(ofProject: "") == nil)
  }
}
