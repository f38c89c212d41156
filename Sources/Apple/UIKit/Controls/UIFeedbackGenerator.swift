/// What a hand feels; nobody's does here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Something that can be felt.
  public override init() {
    super.init()
  }

  /// Says that something is about to be felt.
  open func prepare() {}
}

/// How something ended, felt.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  /// Lets it be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) { Backstage.noteDeed() }
}

/// A knock, felt.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it is.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  /// A knock of some kind.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Lets it be felt.
  open func impactOccurred() { Backstage.noteDeed() }
}

/// A choice, felt.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets it be felt.
  open func selectionChanged() { Backstage.noteDeed() }
}
