import ProcessIsolation
import RehearsalReports

/// Which scenarios are played, in which order; where each stands and not what it says.
struct Plan {
  /// One scenario of a selection.
  struct Item {
    /// Its number, from 1, before anything is split or put in another order.
    let number: Int
    /// The file it stands in.
    let file: Int
    /// Which of the selected scenarios of that file it is.
    let position: Int
  }

  private(set) var items: [Item] = []
  /// What tells the whole selection from others: the same for the same scenarios at the same places.
  let digest: String
  /// What tells the files that they stand in from others at the same places.
  let contents: String

  init(_ indexes: [FileIndex]) {
    var digest = PlanDigest()
    for (file, index) in indexes.enumerated() {
      for position in 0..<index.count {
        items.append(Item(number: items.count + 1, file: file, position: position))
      }
      if index.count > 0 { digest.add(index.digest) }
    }
    self.digest = String(digest.places, radix: 16)
    contents = String(digest.contents, radix: 16)
  }

  /// Keeps the part of the scenarios that one machine plays.
  mutating func keep(_ shard: RunHeader.Shard) {
    items.removeAll { !shard.plays(number: $0.number) }
  }

  /// Puts the files in another order and the scenarios of each, the same for the same seed.
  ///
  /// The scenarios of a file stay together, because no more than one file need be in memory then.
  mutating func shuffle(seed: UInt64) {
    var dice = Dice(seed: seed)
    var files = stretches(atMost: .max)
    dice.shuffle(&files)
    items = files.flatMap { file in
      var file = Array(file)
      dice.shuffle(&file)
      return file
    }
  }

  /// The items in pieces that are worth a process of their own: of one file each, and none too long.
  func stretches(atMost limit: Int) -> [ArraySlice<Item>] {
    var stretches: [ArraySlice<Item>] = []
    var start = 0
    for index in items.indices.dropFirst()
    where items[index].file != items[start].file || index - start == limit {
      stretches.append(items[start..<index])
      start = index
    }
    return items.isEmpty ? [] : stretches + [items[start...]]
  }
}

/// Chance that falls the same way for the same seed.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func shuffle<Element>(_ elements: inout [Element]) {
    for index in elements.indices.reversed().dropLast() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      elements.swapAt(index, Int(state >> 33) % (index + 1))
    }
  }
}

/// How an item travels from one process to another.
extension Packet {
  mutating func put(_ item: Plan.Item) {
    put(item.number)
    put(item.file)
    put(item.position)
  }

  mutating func item() throws(Torn) -> Plan.Item {
    Plan.Item(number: try number(), file: try number(), position: try number())
  }
}
