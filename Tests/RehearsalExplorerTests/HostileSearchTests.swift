import Designs
import Rehearsal
import TestBench
import Testing
import ThreeWays

@testable import RehearsalExplorer

/// Numbers in a file to go on from that no search comes to: each is refused, and none brings the command down.
@Suite struct HostileSearchTests {
  private static var trusting: Explorer {
    var explorer = Explorer(Situation.usual(.strongPassword), handler: Program { Trusting() })
    explorer.deviations = .network
    explorer.limit = 20
    return explorer
  }

  /// What a file has behind its first line, number by number.
  private struct Numbers {
    /// How many places, origins and states there are; where the level begins and ends, how many paths it has, how many
    /// deviations they have, and whether it is cut off.
    var head: [UInt64] = [1, 1, 1, 0, 1, 4, 1, 0]
    /// Path, point and deviations of the one place.
    var place: [UInt64] = [0, 2, 4]
    /// The step from the place before, which is none, the option and the name of the one path.
    var origin: [UInt64] = [0, 0, 0]

    var bytes: [UInt8] {
      NumberWriter.bytes {
        for number in head + place { $0.append(number) }
        $0.append(word: 77)
        for number in origin { $0.append(number) }
      }
    }
  }

  private static let huge = [UInt64(Int.max), UInt64(Int.max) + 1, .max, 1 << 53, 1 << 32, 1 << 31]

  private func read(_ numbers: Numbers) -> Frontier? {
    var reader = NumberReader(numbers.bytes)
    let frontier = Frontier(&reader)
    return frontier.flatMap { reader.isAtEnd() ? $0 : nil }
  }

  @Test func `the numbers that the others are made from are those of a search`() throws {
    let frontier = try #require(read(Numbers()))
    #expect(frontier.countOfLevel == 4 && frontier.depth == 1 && frontier.visited.count == 1)
    #expect(frontier.path(3).path == Path(situation: 0, deviations: [.init(point: 2, option: 3)]))
  }

  @Test(arguments: 0..<8, huge)
  func `no count, no level and no depth is larger than what follows`(place: Int, number: UInt64) {
    var numbers = Numbers()
    numbers.head[place] = number
    guard place == 6, number <= Int.max, let frontier = read(numbers) else {
      return #expect(read(numbers) == nil)
    }
    // How deep a search is, its levels say.
    var search = Search(Self.trusting)
    search.run()
    #expect(frontier.depth == Int(number))
    #expect(Search(search.saved, numbers: numbers.bytes, of: Self.trusting) == nil)
  }

  @Test(arguments: 0..<3, huge)
  func `a place is of a path that there is, and has as many deviations as a point can have`(
    field: Int, number: UInt64
  ) {
    var numbers = Numbers()
    numbers.place[field] = number
    // The level may say the same.
    if field == 2 { numbers.head[5] = number }
    #expect(read(numbers) == nil)
  }

  @Test func `a level has no more paths than its places have deviations`() {
    for count in [3, 5, UInt64(Int32.max)] {
      var numbers = Numbers()
      numbers.head[5] = count
      #expect(read(numbers) == nil)
    }
    var numbers = Numbers()
    (numbers.place[2], numbers.head[5]) = (1 << 30, 1 << 30)
    #expect(read(numbers) == nil)
  }

  @Test func `a level ends among the places, and begins before its end`() {
    for (start, end) in [(1, 0), (0, 2), (2, 2), (5, 1)] as [(UInt64, UInt64)] {
      var numbers = Numbers()
      (numbers.head[3], numbers.head[4]) = (start, end)
      #expect(read(numbers) == nil)
    }
  }

  @Test func `a path deviates from one before it, and negative origins there are none`() {
    // One step leads from no place to the first one, which is of this very path; more lead beyond all.
    for step in [1, 2, UInt64(Int32.max), .max, .max - 1, .max - 5] as [UInt64] {
      var numbers = Numbers()
      numbers.origin[0] = step
      #expect(read(numbers) == nil)
    }
    for field in 1...2 {
      for number in Self.huge where field == 1 || number > UInt64(UInt32.max) {
        var numbers = Numbers()
        numbers.origin[field] = number
        #expect(read(numbers) == nil)
      }
    }
  }

  @Test func `a path begins in a situation that there is`() throws {
    for (situation, isPossible) in [(0, true), (2, true), (3, false), (5, false)] as [(UInt64, Bool)] {
      var numbers = Numbers()
      numbers.origin[1] = situation
      #expect(try #require(read(numbers)).isPossible(in: 3) == isPossible)
    }
  }

  @Test func `a state that was come to excused, and then with no excuse, is read as it was written`() throws {
    var frontier = Frontier(situations: 1)
    for state in [77 | PastEvents.excuse, 77, 5 | PastEvents.excuse] {
      let isNew = frontier.visit(state)
      #expect(isNew)
    }
    var reader = NumberReader(NumberWriter.bytes { frontier.write(to: &$0) })
    let read = try #require(Frontier(&reader))
    #expect(read.visited.count == 3)
    #expect([77, 77 | PastEvents.excuse, 5 | PastEvents.excuse].allSatisfy(read.visited.contains))
    #expect(!read.visited.contains(5))
  }

  @Test func `what the first line counts is no less than nothing and no more than can be`() throws {
    var search = Search(Self.trusting)
    search.run()
    let text = search.saved.text
    let numbers = search.numbers
    #expect(Search(try #require(JSON(text)), numbers: numbers, of: Self.trusting) != nil)
    let position = try #require(text.firstMatch(of: /"position":(\d+)/)?.output.0)
    let levels = try #require(text.firstMatch(of: /"levels":\[\[(\d+),/)?.output.0)
    let paths = try #require(text.firstMatch(of: /"paths":(\d+)/)?.output.0)
    let owed = try #require(text.firstMatch(of: /"owed":\[0,(\d+)/)?.output.0)
    for value in ["-1", "9223372036854775807", "-9223372036854775808"] {
      for (old, new) in [
        (position, "\"position\":\(value)"), (levels, "\"levels\":[[\(value),"),
        (paths, "\"paths\":\(value)"),
        (owed, "\"owed\":[0,\(value)"), (owed, "\"owed\":[\(value),1"),
        ("\"nondeterministic\":[]", "\"nondeterministic\":[[\(value)]]"),
        ("\"givenUp\":null", "\"givenUp\":[\(value)]"), ("\"endless\":0", "\"endless\":\(value)"),
        ("\"nondeterministic\":[]", "\"nondeterministic\":[[0,\(value),0]]"),
      ] {
        #expect(text.contains(old), "\(old)")
        let damaged = text.replacing(old, with: new)
        let json = JSON(damaged)
        #expect(json.flatMap { Search($0, numbers: numbers, of: Self.trusting) } == nil, "\(new)")
      }
    }
    for path in ["0,5,0,3,0", "0,5,0,5,0", "0,-1,0", "0,1,-1", "3,1,0"] {
      let damaged = text.replacing("\"nondeterministic\":[]", with: "\"nondeterministic\":[[\(path)]]")
      let json = try #require(JSON(damaged))
      #expect(Search(json, numbers: numbers, of: Self.trusting) == nil, "\(path)")
    }
  }
}
