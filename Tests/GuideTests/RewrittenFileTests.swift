#if os(Linux)
  import Foundation
  import GeneratedSwift
  import TestBench
  import Testing

  /// What Xcode's compiler takes is taken here as well, once it is rewritten; `.ci/rewriting` asks for a thousand files.
  @Suite struct RewrittenFileTests {
    @Test(.enabled(if: Toolchain.has("swiftc"), "skipped: no swiftc"))
    func `eighty generated files of a module compile`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let paths = try (0..<80 as Range<UInt64>).map { seed in
        let path = folder.appending(path: "\(seed).swift").path
        try RewritingTrial.wellTyped(seed).write(toFile: path, atomically: false, encoding: .utf8)
        return path
      }
      let said = try Toolchain.run(
        [
          "swiftc", "-typecheck", "-whole-module-optimization", "-swift-version", "6", "-module-name", "Mine",
          "-I", Toolchain.modules,
          "-Xcc",
          "-fmodule-map-file=\(Toolchain.modules)/../CInterposition.build/module.modulemap",
        ] + paths)
      #expect(said.code == 0, "\(said.output.prefix(2000))")
    }
  }
#endif
