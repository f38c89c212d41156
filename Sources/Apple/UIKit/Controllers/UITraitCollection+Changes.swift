/// Something of the surroundings that can change.
@available(iOS 17.0, *) public protocol UITraitDefinition {}

/// Something of the surroundings that can change.
@available(iOS 17.0, *) public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
@available(iOS 17.0, *) public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// How much room there is from left to right.
@available(iOS 17.0, *) public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// How much room there is from top to bottom.
@available(iOS 17.0, *) public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// Whether somebody films the screen.
@available(iOS 17.0, *) public enum UITraitSceneCaptureState: UITraitDefinition {}
/// How large text is wanted.
@available(iOS 17.0, *) public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// Somebody who hears of changes.
@available(iOS 17.0, *) public protocol UITraitChangeRegistration: AnyObject {}

/// Whom a change of the surroundings is told, and what it has to be of.
@MainActor final class TraitObserver {
  let hearsOfStyle: Bool
  let tell: (UITraitCollection) -> Void

  init(hearsOfStyle: Bool, _ tell: @escaping (UITraitCollection) -> Void) {
    (self.hearsOfStyle, self.tell) = (hearsOfStyle, tell)
  }
}

@available(iOS 17.0, *) extension TraitObserver: UITraitChangeRegistration {}

/// Can be asked to tell of changes of the surroundings.
@available(iOS 17.0, *) @preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

@available(iOS 17.0, *) extension UIView: UITraitChangeObservable {}
@available(iOS 17.0, *) extension UIViewController: UITraitChangeObservable {}

@available(iOS 17.0, *) extension UITraitChangeObservable {
  /// Whom a change of the surroundings is told, with what they were.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Has a closure called after any of some surroundings has changed; it may call itself by a type of its own, such as
  /// `Self`.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    observe(traits) { (environment: Self, previous: UITraitCollection) in
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
  }

  /// Has a closure called after any of some surroundings has changed, with what they were.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    observe(traits, handler)
  }

  private func observe(
    _ traits: [UITrait], _ handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(hearsOfStyle: traits.contains { $0 == UITraitUserInterfaceStyle.self }) {
      [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? UIView)?.traitObservers.append(observer)
    (self as? UIViewController)?.traitObservers.append(observer)
    return observer
  }

  /// Has a method called after any of some surroundings has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return observe(traits) { [weak target] environment, _ in
      if let target { action.perform(on: target, from: environment) }
    }
  }

  /// Has a method of its own called after any of some surroundings has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
  {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Has nothing called any more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? UIView)?.traitObservers.removeAll { $0 === registration }
    (self as? UIViewController)?.traitObservers.removeAll { $0 === registration }
  }
}

/// Only an extension's own wish changes them: a phone in a rehearsal is in somebody's hand, by day.
extension UIViewController {
  /// The surroundings it is in.
  public var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: style) }

  fileprivate var style: UIUserInterfaceStyle {
    overrideUserInterfaceStyle == .unspecified ? parent?.style ?? .light : overrideUserInterfaceStyle
  }

  func tellOfStyle(instead former: UIUserInterfaceStyle) {
    let before = former == .unspecified ? parent?.style ?? .light : former
    if before != style { tellOfChange(from: UITraitCollection(userInterfaceStyle: before)) }
  }

  fileprivate func tellOfChange(from previous: UITraitCollection) {
    for child in children where child.overrideUserInterfaceStyle == .unspecified {
      child.tellOfChange(from: previous)
    }
    if isViewLoaded, view.overrideUserInterfaceStyle == .unspecified { view.tellOfChange(from: previous) }
    traitCollectionDidChange(previous)
    for observer in traitObservers where observer.hearsOfStyle { observer.tell(previous) }
  }
}

extension UIView {
  /// The surroundings it is in.
  public var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: style) }

  private var style: UIUserInterfaceStyle {
    overrideUserInterfaceStyle == .unspecified ? inherited : overrideUserInterfaceStyle
  }

  private var inherited: UIUserInterfaceStyle { controller?.style ?? superview?.style ?? .light }

  func tellOfStyle(instead former: UIUserInterfaceStyle) {
    let before = former == .unspecified ? inherited : former
    if before != style { tellOfChange(from: UITraitCollection(userInterfaceStyle: before)) }
  }

  fileprivate func tellOfChange(from previous: UITraitCollection) {
    for view in subviews where view.overrideUserInterfaceStyle == .unspecified && view.controller == nil {
      view.tellOfChange(from: previous)
    }
    traitCollectionDidChange(previous)
    for observer in traitObservers where observer.hearsOfStyle { observer.tell(previous) }
  }
}
