import Foundation
import TestBench
import Testing

/// The package that the tutorial has people make.
@Suite struct ManifestTests {
  @Test(.enabled(if: Toolchain.has("swift"), "skipped: no swift on the path"))
  func `its manifest is understood, and asks for products that there are`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let manifest = try Guide.text(ofResource: "Package.swift")
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
