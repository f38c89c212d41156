import Rehearsal
import RehearsalExplorer

/// Advice of the documents that breaks no rule, held up as a property of one's own.
extension Property {
  static func heeding(_ advice: Violation) -> Property {
    Property("no handler \(advice.rawValue)", of: .path) { !$0.violations.contains(advice) }
  }
}
