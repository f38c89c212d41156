import Rehearsal
import RehearsalExplorer

/// Advice of the documents that breaks no rule, held up as a property of one's own.
extension Property {
  static func heeding(_ advice: Violation) -> Property {
    .path("no handler \(advice.rawValue)") { !$0.violations.contains(advice) }
  }
}
