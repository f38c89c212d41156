import Foundation
import TestBench
import Testing

/// The page of the rooms is true to them, and the rooms to their order.
@Suite struct ArchitectureTests {
  private static let page = "Sources/Core/Rehearsal/Rehearsal.docc/Architecture.md"

  /// What each group may use of the others.
  static let below: [String: Set<String>] = [
    "Languages": [],
    "Core": ["Languages"],
    "Tools": ["Core", "Languages"],
    "Fronts": ["Core", "Languages", "Tools"],
    "Runtime": ["Core"],
    "Apple": ["Core", "Languages", "Runtime"],
  ]

  private static func group(of room: String) -> String? {
    House.rooms[room]?.split(separator: "/").dropFirst().first.map(String.init)
  }

  @Test(arguments: HouseTests.allowed.keys.sorted())
  func `a room uses only groups below its own`(room: String) throws {
    let group = try #require(Self.group(of: room))
    let below = try #require(Self.below[group], "there is no group \(group)")
    for other in HouseTests.allowed[room] ?? [] {
      guard let its = Self.group(of: other), its != group else { continue }
      #expect(below.contains(its), "\(room), of \(group), uses \(other), of \(its)")
    }
  }

  @Test func `every room stands in the table, with its group`() throws {
    let rows = try House.text(of: Self.page).matches(of: /\n\| (\w+) \| `(\w+)` \| [^|\n]+ \|/).filter {
      Self.below[String($0.output.1)] != nil
    }
    let told = Dictionary(rows.map { (String($0.output.2), String($0.output.1)) }, uniquingKeysWith: { $1 })
    #expect(told == House.rooms.keys.reduce(into: [:]) { $0[$1] = Self.group(of: $1) })
  }

  @Test func `every phase stands in the table, with its file`() throws {
    let rows = try House.text(of: Self.page).matches(of: /\n\| (\w+) \| `(\w+\.swift)` \|/)
    let folder = "Sources/Core/ExtensionLifecycle/Phases"
    let files = try House.swiftFiles(under: folder).map { $0.path.dropFirst(folder.count + 1) }
    let phases = files.filter { $0 != "Phase.swift" && !$0.hasPrefix("Terms") }
    #expect(Set(rows.map(\.output.2)) == Set(phases))
  }
}
