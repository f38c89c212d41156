import TestBench
import Testing

/// A type has one idea, and extensions in many files are no way around that.
@Suite struct TypeSizeTests {
  /// The types that are too much today, and how much they may be until they are not, by target and name.
  static let stillTooMuch: [String: TypeSize] = [
    // What the device asks its user for is to become a value of its own, with how often they were missed.
    "Rehearsal.AutoFill": TypeSize(lines: 188, storedProperties: 16)
  ]

  /// The functions that copy field by field today, and how many fields they may, by target and name.
  static let stillCopying: [String: Int] = [:]

  /// Apple's types are as large as Apple made them.
  static let apple: Set = ["AuthenticationServices", "Combine", "UIKit"]

  @Test func `no type has more lines or stored properties than one idea needs`() {
    let others = TypeSize.all(in: Room.all).filter { size in
      !Self.apple.contains { size.key.hasPrefix("\($0).") }
    }
    for complaint in Self.complaints(about: others, known: Self.stillTooMuch) { Issue.record("\(complaint)") }
  }

  /// What is too much and not known to be, or more than is known; and what is known and not too much any more.
  private static func complaints(about sizes: [String: TypeSize], known: [String: TypeSize]) -> [String] {
    let grown = sizes.filter { name, size in
      size.isTooMuch && !(known[name].map { size.fits(in: $0) } ?? false)
    }
    let cured = known.keys.filter { sizes[$0]?.isTooMuch != true }
    return (grown.map { "\($0.key) has \($0.value)" } + cured.map { "\($0) is to be taken off the list" })
      .sorted()
  }

  @Test func `no function copies a type field by field`() {
    var copying: [String: Int] = [:]
    for room in Room.all {
      for file in room.files {
        for function in file.declarations where function.kind == .function {
          let (name, count) = ("\(room.name).\(function.name)", file.fieldsCopied(in: function))
          copying[name] = max(count, copying[name] ?? 0)
          guard count > 6, count > Self.stillCopying[name] ?? 0 else { continue }
          Issue.record("\(name) copies \(count) fields at \(file.path):\(function.firstLine)")
        }
      }
    }
    for name in Self.stillCopying.keys.sorted() where copying[name] ?? 0 <= 6 {
      Issue.record("\(name) is to be taken off the list")
    }
  }

  @Test func `a type is as large as its declaration and all its extensions, wherever they stand`() {
    let one = SwiftFile(
      "One.swift",
      """
      @MainActor public struct Large: Sized {
        @Kept(by: "var a") private(set) var (first): Int = 1 { didSet { let local = 1 } }
        let second, third: [String: Set<Int>]
        var computed: Int { let local = 1; return local }
        static let shared = 1
        var sum:
          Int {
          1
        }
        lazy var closure: (Int, Int) -> Int = { let local = $0; return local + $1 }
        final class Inner { weak var inner: Inner?; class var none: Int { 0 } }
        func use(_ default: () -> Void = { let local = 1 }) { var local = 2 }
      }
      """)
    let two = SwiftFile("Two.swift", "extension Large {\n}\nextension Large.Inner {\n}\nextension Int {\n}")
    let rooms = [Room(name: "A", path: "A", files: [one]), Room(name: "B", path: "B", files: [two])]
    #expect(
      TypeSize.all(in: rooms) == [
        "A.Large": TypeSize(lines: 15, storedProperties: 4),
        "A.Large.Inner": TypeSize(lines: 3, storedProperties: 1),
      ])
  }

  @Test func `a type may not grow while it is on the list, and leaves it when it fits`() {
    let sizes = [
      "Long": TypeSize(lines: 601, storedProperties: 0), "Wide": TypeSize(lines: 9, storedProperties: 16),
      "Grown": TypeSize(lines: 701, storedProperties: 1), "Fair": TypeSize(lines: 600, storedProperties: 15),
      "Shrunk": TypeSize(lines: 650, storedProperties: 0),
    ]
    let known = [
      "Grown": TypeSize(lines: 700, storedProperties: 1), "Fair": TypeSize(lines: 700, storedProperties: 15),
      "Shrunk": TypeSize(lines: 700, storedProperties: 0), "Gone": TypeSize(lines: 700, storedProperties: 0),
    ]
    #expect(
      Self.complaints(about: sizes, known: known) == [
        "Fair is to be taken off the list", "Gone is to be taken off the list",
        "Grown has 701 lines and 1 stored properties", "Long has 601 lines and 0 stored properties",
        "Wide has 9 lines and 16 stored properties",
      ])
  }

  @Test func `fields that are copied are told from those that are set`() {
    let file = SwiftFile(
      "Copy.swift",
      """
      init(copying other: Twin) {
        name = other.name
        self.age = other.age
        size = other.size + 1
        shape = other.shape.next
      }
      func twin() {
        twin.name = name; twin.age = age
        twin.size = other.size
        twin.colour = shade
      }
      init(name: String, age: Int) {
        self.name = name
        self.age = age
        let size = other.size
      }
      func made() { Twin(name: one.other.name, age: one.other.age, size: two.size, at: one.other.at + 1) }
      """)
    let counts = file.declarations.map { file.fieldsCopied(in: $0) }
    #expect(counts == [2, 2, 0, 2])
  }
}
