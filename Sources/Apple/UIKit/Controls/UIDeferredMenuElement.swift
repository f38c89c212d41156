/// Stands in a menu for what is only known once the menu is opened.
///
/// What is provided at once can be chosen. What comes later is there the next time that the menu is opened, and is not
/// added to one that stands open.
@available(iOS 14.0, *)
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: Provider
  private let isCached: Bool
  private var elements: [UIMenuElement]?
  private var isAsked = false

  /// What provides what it stands for.
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  /// Asks the first time that it is to be seen, and keeps what it hears.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  /// One that asks each time that it is to be seen.
  @available(iOS 15.0, *)
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "", image: nil)
  }

  /// What it stands for, as far as that is known.
  func provided() -> [UIMenuElement] {
    guard !isAsked || !isCached else { return elements ?? [] }
    isAsked = true
    provider { elements in onMainActor(self) { $0.elements = elements } }
    return elements ?? []
  }
}
