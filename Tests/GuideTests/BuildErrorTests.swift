#if os(Linux)
  import Foundation
  import TestBench
  import Testing

  /// The page by error text: each message is what the compiler says of the file under it.
  @Suite struct BuildErrorTests {
    private static let page = "Articles/WhenTheBuildFails.md"

    /// The messages of the page, each with its file.
    private static let entries: [(message: String, file: String)] =
      ((try? Guide.pages().first { $0.name == page }?.text) ?? "").split(separator: "\n## ").dropFirst(2).map
    {
      let parts = $0.components(separatedBy: "\n```\n")
      return (String($0.prefix { $0 != "\n" }), parts.count > 1 ? parts[1] + "\n" : "")
    }

    @Test(
      .enabled(if: Toolchain.has("swiftc"), "skipped: no swiftc"), arguments: entries.map(\.message))
    func `a message of the page is the compiler's first word about the file under it`(message: String) throws
    {
      let file = try #require(Self.entries.first { $0.message == message }?.file)
      let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
      try file.write(to: place, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: place) }
      let said = try Toolchain.run([
        "swiftc", "-typecheck", "-swift-version", "6", "-I", Toolchain.modules, "-Xcc",
        "-fmodule-map-file=\(Toolchain.modules)/../CInterposition.build/module.modulemap", place.path,
      ])
      let first = said.output.components(separatedBy: ": error: ").dropFirst().first?.prefix { $0 != "\n" }
      #expect(first?.trimmingCharacters(in: .whitespaces) == message, "\(said.output)")
    }

    @Test func `the page has what is asked most`() {
      #expect(Self.entries.count >= 10)
      #expect(Self.entries.allSatisfy { !$0.file.isEmpty })
    }
  }
#endif
