import Foundation

extension Trial {
  /// The seeds that `REHEARSAL_SEEDS=first...last` asks for, or the few that every run takes.
  package static func seeds(few: [UInt64]) -> [UInt64] {
    guard let text = ProcessInfo.processInfo.environment["REHEARSAL_SEEDS"] else { return few }
    return seeds(in: text).map(Array.init) ?? []
  }

  /// The seeds of a range as it is written, such as `1...400`.
  package static func seeds(in text: String) -> ClosedRange<UInt64>? {
    let bounds = text.split(separator: ".").compactMap { UInt64($0) }
    guard let first = bounds.first, let last = bounds.last, first <= last else { return nil }
    return first...last
  }
}
