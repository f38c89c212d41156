/// Changes of layers that belong together; they happen at once, and nothing moves.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// What is to be done when those are over that are being made.
  private final class Open {
    var completions: [@MainActor () -> Void] = []
  }

  private static var under: Open { Backstage.belonging { Open() } }

  /// Begins changes.
  open class func begin() { under.completions.append {} }

  /// Ends them.
  open class func commit() {
    guard let completion = under.completions.popLast() else { return }
    afterwards(completion)
  }

  /// Does something when they are over.
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    guard !under.completions.isEmpty else { return }
    under.completions[under.completions.count - 1] = block ?? {}
  }

  /// How long they take; nothing moves.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}

  /// Whether nothing of them is seen to move.
  open class func setDisableActions(_ flag: Bool) {}
}
