import Rehearsal

/// What a long touch on something offers.
@available(iOS 13.0, *) @preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// What it is known by.
  public let identifier: any NSCopying
  private let provider: UIContextMenuActionProvider?

  /// A menu, and something that would be seen above it, which nobody asks for.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString()
    provider = actionProvider
    super.init()
  }

  /// What can be chosen, without what is out of sight.
  var actions: [UIAction] { provider?([])?.actions ?? [] }
}

/// What makes something that is seen above a menu.
@available(iOS 13.0, *) public typealias UIContextMenuContentPreviewProvider =
  @MainActor () -> UIResponder?
/// What makes a menu, around what the system suggests.
@available(iOS 13.0, *) public typealias UIContextMenuActionProvider =
  @MainActor ([UIMenuElement]) -> UIMenu?

/// Something that a view lets happen to it.
@available(iOS 11.0, *) @preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// It comes to a view, or goes.
  func willMove(to view: UIView?)
  /// It has come to a view, or gone.
  func didMove(to view: UIView?)
}

/// Long touches on a view, with what they offer.
///
/// A script taps what is offered by its title and the first thing that the view says, as in
/// `the user taps "Copy kim"`.
@available(iOS 13.0, *) @preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who knows what is offered.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  public private(set) weak var view: UIView?

  /// Long touches whose offers somebody knows.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// It comes to a view, or goes.
  open func willMove(to view: UIView?) {}
  /// It has come to a view, or gone.
  open func didMove(to view: UIView?) { self.view = view }

  var actions: [UIAction] {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)?.actions ?? []
  }
}

/// Who knows what a long touch offers.
@available(iOS 13.0, *) @preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// What it offers; nothing where it is `nil`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

@available(iOS 11.0, *) extension UIView {
  /// What it lets happen to it.
  public var interactions: [any UIInteraction] {
    get { looks.last() ?? [] }
    set { looks.keep(newValue) }
  }

  /// Lets something happen to it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Lets it happen no more.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// What long touches on it offer.
  var longTouches: [UIAction] {
    interactions.compactMap { $0 as? UIContextMenuInteraction }.flatMap(\.actions)
  }
}

extension UIAction {
  /// It as a person finds it, by its title and what it is done with.
  func touchable(with name: String, on view: UIView) -> Touchable {
    let isEnabled = !attributes.contains(.disabled) && view.isTouchable
    return Touchable(.button("\(title) \(name)", isEnabled: isEnabled), view) { [self] in perform(from: view)
    }
  }
}
