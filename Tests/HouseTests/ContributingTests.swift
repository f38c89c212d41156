import Foundation
import TestBench
import Testing

/// What the page for contributors names is there.
@Suite struct ContributingTests {
  private static let contributing = ".github/CONTRIBUTING.md"
  private static let pages = [contributing, "Sources/Core/Rehearsal/Rehearsal.docc/Architecture.md"]
  private static let files =
    (try? ["Sources", "Tests", "Examples"].flatMap { try House.swiftFiles(under: $0) }) ?? []

  private static var foldersOfTests: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: House.root.appending(path: "Tests").path)
    }
  }

  @Test func `every filter of tests is a folder of tests, or a suite`() throws {
    let text = try House.text(of: Self.contributing)
    let filters = text.matches(of: /--filter (?:'([^']+)'|(\w+))/).flatMap {
      ($0.output.1 ?? $0.output.2 ?? "").split(separator: "|")
    }
    #expect(filters.count > 4)
    let folders = try Self.foldersOfTests
    for filter in Set(filters.map(String.init)) {
      let isSuite = Self.files.contains { file in file.code.contains { $0.contains("struct \(filter) {") } }
      #expect(folders.contains(filter) || isSuite, "there are no tests called \(filter)")
    }
  }

  @Test func `every room whose tests are built alone has tests`() throws {
    let rooms = try House.text(of: Self.contributing).matches(of: /REHEARSAL_ROOM=(\w+)/).map {
      "\($0.output.1)Tests"
    }
    #expect(rooms.count > 1)
    #expect(try Set(rooms).isSubset(of: Self.foldersOfTests))
    let filters = try House.text(of: Self.contributing).matches(
      of: /REHEARSAL_ROOM=(\w+) swift test --filter (\w+)/)
    #expect(!filters.isEmpty)
    for filter in filters {
      let (room, suite) = (filter.output.1, filter.output.2)
      let isThere = Self.files.contains { file in
        file.path.contains("Tests/\(room)Tests/") && file.code.contains { $0.contains("struct \(suite) {") }
      }
      #expect(isThere, "\(suite) is not among the tests of \(room)")
    }
  }

  @Test(arguments: pages)
  func `every file that is named without its folder is there, once`(page: String) throws {
    let named = try House.text(of: page).matches(of: /`([\w+]+\.swift)`/).map { String($0.output.1) }
    #expect(!named.isEmpty)
    for name in Set(named) where name != "Package.swift" {
      let found = Self.files.map(\.path).filter { $0.hasSuffix("/\(name)") }
      #expect(found.count == 1, "\(name) is \(found)")
    }
  }

  @Test func `every script that is to be run can be run`() throws {
    let text = try House.text(of: Self.contributing)
    let scripts = Set(text.matches(of: /\.ci\/\w+/).map { String($0.output) })
    #expect(!scripts.isEmpty)
    for script in scripts {
      let path = House.root.appending(path: script).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
    }
  }

  @Test func `what lands a change is what is run on the server`() throws {
    let workflow = try House.text(of: ".github/workflows/linux.yml")
    #expect(workflow.contains("run: .ci/run\n"))
  }
}
