import Foundation
import TestBench
import Testing

/// The manifests that people are told to write.
@Suite(.enabled(if: Toolchain.has("swift"), "skipped: no swift on the path")) struct ManifestTests {
  @Test func `that of the tutorial is understood, and asks for products that there are`() throws {
    try check(Guide.text(ofResource: "Package.swift"))
  }

  @Test func `so is one of somebody's own, with the lines of the README`() throws {
    let blocks = GuidePage(name: "README.md", text: try House.text(of: "README.md")).blocks("")
    let dependencies = try #require(blocks.first { $0.hasPrefix("dependencies:") })
    let target = try #require(blocks.first { $0.hasPrefix(".testTarget(") })
    try check(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Shiny",
        \(dependencies)
        targets: [
          .target(name: "Shiny"),
          \(target)
        ])
      """)
  }

  private func check(_ manifest: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try manifest.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    let said = try Toolchain.run(["swift", "package", "--package-path", folder.path, "dump-package"])
    #expect(said.code == 0, "\(said.output)")

    let products = Set(manifest.matches(of: /\.product\(name: "([^"]+)"/).map { String($0.output.1) })
    #expect(products.isSuperset(of: ["Rehearsal", "RehearsalTesting"]))
    let ours = try House.text(of: "Package.swift")
    for product in products {
      let declaration = try Regex(#"\.library\(\s*name: "\#(product)""#)
      #expect(ours.contains(declaration), "there is no product \(product)")
    }
  }
}
