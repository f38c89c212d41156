import Gherkin
import Rehearsal

/// Sentences that were read before, because most stand in scenario after scenario and file after file.
///
/// A table of its own, because a wording brings the number it is found by, and every step of every file is looked up.
package struct KnownSentences {
  private var wordings: [Wording] = []
  /// What each of them means.
  private var meanings: [(kind: StepKind, sentence: Sentence)] = []
  /// Where the wording of a number stands, from 1; 0 for nowhere.
  private var places: [Int16] = []
  /// How many are kept: more than people write, and no burden where a program has written each another way.
  private static let most = 4096

  package init() {}

  subscript(wording: Wording) -> (kind: StepKind, sentence: Sentence)? {
    guard wording.isWhole, !places.isEmpty, case let place = places[slot(of: wording)], place > 0 else {
      return nil
    }
    return meanings[Int(place) - 1]
  }

  mutating func remember(_ line: Scenario.Line, for wording: Wording) {
    guard wording.isWhole else { return }
    if wordings.isEmpty || wordings.count == Self.most {
      wordings.removeAll(keepingCapacity: true)
      meanings.removeAll(keepingCapacity: true)
      places = [Int16](repeating: 0, count: 2 * Self.most)
    }
    let slot = slot(of: wording)
    wordings.append(wording)
    meanings.append((line.kind, line.sentence))
    places[slot] = Int16(wordings.count)
  }

  /// Where a wording is, or would be.
  private func slot(of wording: Wording) -> Int {
    // To look at a wording in a buffer does not copy it.
    wordings.withUnsafeBufferPointer { wordings in
      var slot = Int(truncatingIfNeeded: wording.digest) & (places.count - 1)
      while places[slot] > 0, wordings[Int(places[slot]) - 1] != wording {
        slot = (slot + 1) & (places.count - 1)
      }
      return slot
    }
  }
}

/// What a step says, with its table, wherever it stands.
///
/// A text that equals another only where every byte does: `é` can be written in two ways, which Swift takes for one text, and a
/// password must not.
struct Wording: Equatable {
  private let kind: PickleStep.Kind
  private let text: String
  private let table: [TableRow]
  /// A number that wordings of the same bytes share; kept, because a new sentence is looked up and then put.
  fileprivate let digest: UInt64
  /// Whether what it means depends on nothing else.
  fileprivate let isWhole: Bool

  fileprivate init(_ kind: PickleStep.Kind, _ text: String, _ table: [TableRow], isWhole: Bool) {
    self.kind = kind
    self.text = text
    self.table = table
    self.isWhole = isWhole
    guard isWhole else {
      digest = 0
      return
    }
    var mark = Fingerprint()
    mark.combine(text)
    for row in table { for cell in row.cells { mark.combine(cell.value) } }
    digest = mark.value
  }

  static func == (left: Wording, right: Wording) -> Bool {
    left.digest == right.digest && left.kind == right.kind && left.text.isSpelled(like: right.text)
      && (left.table.isEmpty && right.table.isEmpty || left.hasCells(of: right))
  }

  private func hasCells(of other: Wording) -> Bool {
    table.elementsEqual(other.table) { row, other in
      row.cells.elementsEqual(other.cells) { $0.value.isSpelled(like: $1.value) }
    }
  }
}

extension PickleStep {
  /// What it says.
  ///
  /// What it means depends on more where there is a text of several lines under it, or a placeholder that no row
  /// fills. What fills a page nobody writes twice, and no memory should hold.
  var wording: Wording {
    var rows: [TableRow] = []
    var isWhole = arguments.count < 2 && text.utf8.count <= 1000
    switch arguments.first {
    case nil: break
    case .dataTable(let table): rows = table.rows
    case .docString: isWhole = false
    }
    return Wording(
      kind, text, rows, isWhole: isWhole && rows.count <= 50 && !(rowID != nil && hasBracket))
  }

  private var hasBracket: Bool {
    text.utf8.contains(UInt8(ascii: "<"))
      || arguments.dataTable?.rows.contains { row in
        row.cells.contains { $0.value.utf8.contains(UInt8(ascii: "<")) }
      } == true
  }
}

// Eight bytes at a time, because every step of every file is looked up.
extension String {
  fileprivate func isSpelled(like other: String) -> Bool {
    let areSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { UnsafeRawBufferPointer(bytes).isSame(as: .init($0)) }
    }
    return (areSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension UnsafeRawBufferPointer {
  private func word(at position: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: position, as: UInt64.self)
  }

  fileprivate func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    let end = count & ~7
    for position in stride(from: 0, to: end, by: 8) where word(at: position) != other.word(at: position) {
      return false
    }
    for position in end..<count where self[position] != other[position] { return false }
    return true
  }
}
