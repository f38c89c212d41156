import Rehearsal

/// The bar above a view controller.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// What it has shown on the way to what it shows.
  open var items: [UINavigationItem]?
  /// Whether titles may be large.
  open var prefersLargeTitles = false
  /// Whether what is below it shines through.
  open var isTranslucent = true
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// How its title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The line below it.
  open var shadowImage: UIImage?
  /// How it looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How it looks where it is low.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks above content that begins below it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether it is light or dark.
  open var barStyle = UIBarStyle.default
  /// The picture of the way back.
  open var backIndicatorImage: UIImage?
  /// The shape of that picture.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Goes back, where something can.
  final var back: (@MainActor () -> Void)?

  /// A bar in a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A bar from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What it shows.
  open var topItem: UINavigationItem? { items?.last }
  /// What it showed before.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Shows more.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Shows what it showed before.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// Shows other things.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// A picture behind it; nothing is drawn.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  override var promise: Promise { .something }

  package override var parts: [Touchable]? {
    guard let item = topItem else { return [] }
    let left = item.leftBarButtonItems ?? []
    let first = left.flatMap { $0.touchables(in: self) }
    let title: [Touchable]
    if let view = item.titleView {
      title = view.touchables
    } else {
      title = [item.prompt, item.title].compactMap { $0 }.filter { !$0.isEmpty }
        .map { Touchable(.label($0), self) }
    }
    let hidesBack = item.hidesBackButton || !left.isEmpty && !item.leftItemsSupplementBackButton
    let last = (item.rightBarButtonItems ?? []).reversed().flatMap { $0.touchables(in: self) }
    return (hidesBack ? [] : wayBack) + first + title + last + (item.search?.bar.touchables ?? [])
  }

  private var wayBack: [Touchable] {
    guard let back, let item = backItem else { return [] }
    let name = item.backBarButtonItem?.name ?? item.backButtonTitle ?? item.title ?? "Back"
    return [Touchable(.button(name, isEnabled: isTouchable), self) { back() }]
  }
}
