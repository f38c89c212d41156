import Foundation

/// How long tests go on with what they make up: a fifth of it each time, and all of it where `REHEARSAL_WHOLE` is set, as
/// it is in `.ci/run`.
package enum Endurance {
  package static let isWhole = ProcessInfo.processInfo.environment["REHEARSAL_WHOLE"] != nil

  package static func rounds(_ whole: Int) -> Int { isWhole ? whole : whole / 5 }
}
