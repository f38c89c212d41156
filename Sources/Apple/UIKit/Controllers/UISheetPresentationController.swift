/// How a sheet stands in front of what presents it; kept as it is said.
@available(iOS 15.0, *) @preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// How high it may be.
  open var detents: [Detent] = [.large()]
  /// How high it is.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Up to which height what is behind it can be seen.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether there is something to take it by.
  open var prefersGrabberVisible = false
  /// Whether it becomes higher before what is in it is scrolled.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it stands at the edge where there is little room from top to bottom.
  open var prefersEdgeAttachedInCompactHeight = false
  /// How round its corners are.
  open var preferredCornerRadius: CGFloat?

  /// Does something at once that would have been seen to move.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// How high a sheet may be.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// By what it is known.
    @available(iOS 16.0, *) public var identifier: Identifier { name }
    private let name: Identifier

    private let resolver: (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    private init(
      _ name: Identifier,
      _ resolver: (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      (self.name, self.resolver) = (name, resolver)
      super.init()
    }

    /// Half as high as the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// As high as the screen.
    public static func large() -> Detent { Detent(.large) }

    /// As high as somebody says when it is laid out; nothing is, and nobody is asked but by `resolvedValue(in:)`.
    @available(iOS 16.0, *)
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("com.apple.UIKit.custom"), resolver)
    }
    /// How high that is in some surroundings; `nil` where it is not somebody's own height.
    @available(iOS 16.0, *)
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver?(context) }

    /// By what a height is known.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      /// Its text.
      public let rawValue: String

      /// An identifier by its text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// An identifier by its text.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Half as high as the screen.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// As high as the screen.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }
  }
}

/// In what surroundings a sheet finds its height.
@available(iOS 16.0, *) @preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// What they are like.
  var containerTraitCollection: UITraitCollection { get }
  /// How high it can be at most.
  var maximumDetentValue: CGFloat { get }
}

extension UIViewController {
  /// How it stands as a sheet; `nil` where it is presented otherwise.
  @available(iOS 15.0, *) public var sheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    if let sheet = presentationController as? UISheetPresentationController { return sheet }
    let sheet = UISheetPresentationController(of: self)
    sheet.delegate = presentationController?.delegate
    presentationController = sheet
    return sheet
  }
}
