import Rehearsal
import RehearsalExplorer

/// The servers over which mistakes are on show.
enum Servers {
  /// What was valid stays valid until the new way in has been used.
  case graceful
  /// What was valid is refused at once.
  case strict
  case keeping
  case toggling

  func situations(_ kind: Upgrade) -> [Situation] {
    var situations = Situation.usual(kind, changesTakeEffect: self == .strict ? .atOnce : .gracefully)
    for index in situations.indices {
      guard let server = situations[index].server as? AccountServer else { continue }
      switch self {
      case .graceful, .strict: break
      case .keeping: situations[index].server = KeepingServer(server)
      case .toggling: situations[index].server = TogglingServer(server)
      }
    }
    return situations
  }
}
