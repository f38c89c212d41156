#if os(Linux)
  import Foundation
  import TestBench
  import Testing

  /// The guide as a site, and every declaration with a word about it.
  @Suite struct SiteTests {
    static let rooms = House.rooms.keys.sorted()
      .filter {
        ![
          "CConfinement", "CCryptography", "CHashing", "CInterposition", "RehearsePlugin",
          "RewriteObjectiveC",
          "rehearse",
          "_Testing_UIKit",
        ].contains($0)
      }

    @Test(.enabled(if: Toolchain.has("docc"), "skipped: this toolchain has no docc"))
    func `the site is built without a warning, and no link leads nowhere`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer {
        for ending in ["", ".symbols", ".cache"] {
          try? FileManager.default.removeItem(atPath: folder.path + ending)
        }
      }
      let script = House.root.appending(path: ".ci/guide").path
      let said = try Toolchain.run(["bash", script, folder.path, Toolchain.modules])
      #expect(said.code == 0, "\(said.output)")
      #expect(!said.output.contains("warning:"), "\(said.output)")
      for page in ["documentation/rehearsal/onetapinsettings", "tutorials/rehearsal/yourownhandler"] {
        let file = folder.appending(path: page).appending(path: "index.html")
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page)")
      }
    }

    @Test(
      .enabled(if: Toolchain.has("swift-symbolgraph-extract"), "skipped: no swift-symbolgraph-extract"),
      arguments: rooms)
    func `every public declaration of a room has a word about it`(room: String) throws {
      let silent = try Declaration.all(of: room).filter { !$0.isDocumented }
      #expect(silent.isEmpty, "undocumented:\n\(silent.map(\.description).joined(separator: "\n"))")
    }
  }

  /// Something that a module offers.
  private struct Declaration: CustomStringConvertible {
    let room: String
    let symbol: Graph.Symbol

    static func all(of room: String) throws -> [Declaration] {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let said = try Toolchain.run([
        "swift", "symbolgraph-extract", "-module-name", room, "-I", Toolchain.modules, "-Xcc",
        "-fmodule-map-file=\(Toolchain.modules)/../CInterposition.build/module.modulemap", "-target",
        Toolchain.triple, "-module-cache-path", "\(Toolchain.modules)/../guide.cache", "-output-dir",
        folder.path, "-skip-synthesized-members", "-skip-inherited-docs",
      ])
      #expect(said.code == 0, "\(said.output)")
      let graphs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      #expect(!graphs.isEmpty)
      return try graphs.flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
        .map { Declaration(room: room, symbol: $0) }
        .sorted { $0.description < $1.description }
    }

    /// What the compiler declares by itself has no place; and what Apple's cases mean is Apple's to say.
    var isDocumented: Bool {
      let isApples =
        House.rooms[room]?.hasPrefix("Sources/Apple/") == true && symbol.kind.identifier == "swift.enum.case"
      return symbol.docComment?.lines.isEmpty == false || symbol.location == nil || isApples
    }

    var description: String {
      let file = symbol.location.map { $0.uri.components(separatedBy: "/Sources/").last ?? $0.uri } ?? room
      return
        "\(file):\((symbol.location?.position.line ?? 0) + 1): \(symbol.pathComponents.joined(separator: "."))"
    }
  }

  /// A symbol graph, as far as it is read here.
  private struct Graph: Decodable {
    let symbols: [Symbol]

    struct Symbol: Decodable {
      let kind: Kind
      let pathComponents: [String]
      let docComment: Comment?
      let location: Location?
    }

    struct Kind: Decodable { let identifier: String }
    struct Comment: Decodable { let lines: [Line] }
    struct Line: Decodable { let text: String }
    struct Location: Decodable {
      let uri: String
      let position: Position
    }
    struct Position: Decodable { let line: Int }
  }
#endif
