/// Places in a row: where it begins and ends; who stands beside whom is in ``PlaceLinks``.
struct PlaceRow: Sendable {
  var first = nowhere
  var last = nowhere

  var isEmpty: Bool { first == Self.nowhere }

  /// What stands before the first place and after the last.
  static let nowhere = -1
}

/// Who stands beside whom in rows that share no place.
struct PlaceLinks: Sendable {
  private var before: [Int] = []
  private var after: [Int] = []

  func place(before place: Int) -> Int { before[place] }
  func place(after place: Int) -> Int { after[place] }

  /// Makes one more place, in no row.
  mutating func makePlace() {
    before.append(PlaceRow.nowhere)
    after.append(PlaceRow.nowhere)
  }

  mutating func append(_ place: Int, to row: inout PlaceRow) {
    before[place] = row.last
    after[place] = PlaceRow.nowhere
    if row.isEmpty { row.first = place } else { after[row.last] = place }
    row.last = place
  }

  mutating func remove(_ place: Int, from row: inout PlaceRow) {
    let (previous, next) = (before[place], after[place])
    if previous == PlaceRow.nowhere { row.first = next } else { after[previous] = next }
    if next == PlaceRow.nowhere { row.last = previous } else { before[next] = previous }
  }

  /// The places of a row, from its beginning.
  func places(in row: PlaceRow) -> some Sequence<Int> {
    sequence(state: row.first) { place in
      guard place != PlaceRow.nowhere else { return nil as Int? }
      defer { place = after[place] }
      return place
    }
  }
}
