import Rehearsal

/// Keeps a note of whatever it gives, in a log of its process for which there is room eight times.
///
/// The sound one lets go of the oldest.
final class FillingUp: Drawer {
  /// What the handlers of one process share.
  final class Log {
    private var lines: [String] = []

    /// Writes down who was given something, where there is room; answers whether there was.
    func write(_ user: String, replacingOldest: Bool) -> Bool {
      if lines.count == 8, replacingOldest { lines.removeFirst() }
      guard lines.count < 8 else { return false }
      lines.append(user)
      return true
    }
  }

  private let log: Log
  private let replacesOldest: Bool

  init(_ log: Log, replacesOldest: Bool = false) {
    self.log = log
    self.replacesOldest = replacesOldest
  }

  override func give(_ note: PasswordCredential, in context: ProviderContext) {
    guard log.write(note.user, replacingOldest: replacesOldest) else {
      return context.cancelRequest(with: .failed)
    }
    super.give(note, in: context)
  }
}
