import TestBench
import Testing

/// Folders of a target use each other in one direction only.
@Suite struct FolderArrowsTests {
  /// The pairs of folders that use each other, by target; a dot is the target's folder itself.
  ///
  /// Apple made views and view controllers so: what a view passes on goes to its view controller.
  static let stillInCircles: [String: Set<String>] = ["UIKit": ["Controllers <-> Views"]]

  @Test(arguments: Room.all.map(\.name))
  func `no two folders of a target use each other`(name: String) throws {
    let arrows = try #require(Room.all.first { $0.name == name }).folderArrows
    let known = Self.stillInCircles[name] ?? []
    var found: Set<String> = []
    for (one, other) in arrows.pairs {
      let pair = "\(one) <-> \(other)"
      found.insert(pair)
      if !known.contains(pair) { Issue.record("\(name), \(pair): \(arrows.told([one, other]))") }
    }
    for pair in known.subtracting(found).sorted() {
      Issue.record("\(name), \(pair) is no circle any more: take it off the list")
    }
    for circle in arrows.withoutPairs.circles { Issue.record("\(name): \(arrows.told(circle))") }
  }

  @Test func `every target of Swift is looked at, and only such stand on the list`() {
    #expect(
      Set(Room.names).subtracting(Room.all.map(\.name)) == [
        "CConfinement", "CCryptography", "CHashing", "CInterposition",
      ])
    #expect(Set(Self.stillInCircles.keys).isSubset(of: Room.all.map(\.name)))
  }

  @Test func `an arrow goes to the folder of the type that is meant`() {
    let room = Room(
      name: "Home", path: "Home",
      files: [
        SwiftFile(
          "Home/A/Outer.swift",
          "struct Outer { struct Part {} }\nprivate struct Plain {}\nlet plain: Plain"),
        SwiftFile("Home/A/Part.swift", "extension Outer { var part: Part { self.part as Outer.Part } }"),
        SwiftFile("Home/B/Part.swift", "struct Part {}\ntypealias Plain = Int\n// Outer, \"Outer\""),
        SwiftFile("Home/B/Deeper/Text.swift", "let text = \"Outer\"\nlet part: Part /* Outer */"),
        SwiftFile("Home/C/Use.swift", "let other: Other.Part"),
        SwiftFile("Home/Top.swift", "let part: Outer.Part\nlet own: Home.Part"),
      ])
    #expect(
      room.folderArrows.examples == [
        ".": ["A": "Outer, Home/Top.swift:1", "B": "Part, Home/Top.swift:2"]
      ])
    #expect(room.folderArrows.circles.isEmpty)
  }

  @Test func `folders that use each other are found, in what is put into a string and by extensions too`() {
    let room = Room(
      name: "Home", path: "Home",
      files: [
        SwiftFile("Home/A/One.swift", "struct One {}\nlet text = #\"\\(Two) \\#(Two.self)\"#"),
        SwiftFile("Home/B/Two.swift", "enum Two {}\n\nextension One {}"),
      ])
    let arrows = room.folderArrows
    #expect(
      arrows.pairs.map { arrows.told([$0, $1]) } == [
        "A uses B (Two, Home/A/One.swift:2), B uses A (One, Home/B/Two.swift:3)"
      ])
  }
}
