import Foundation

/// How long tests go on with what they make up: a fifth of it each time, and all of it where `REHEARSAL_WHOLE` is set, as
/// it is in `.ci/run`.
package enum Endurance {
  package static let isWhole = ProcessInfo.processInfo.environment["REHEARSAL_WHOLE"] != nil

  package static func rounds(_ whole: Int) -> Int { isWhole ? whole : whole / 5 }

  /// Every fifth of what `.ci/gallery` searches to the last in a build for speed, where it takes a minute.
  package static func some<Element>(_ whole: [Element]) -> [Element] {
    stride(from: 0, to: whole.count, by: 5).map { whole[$0] }
  }
}
