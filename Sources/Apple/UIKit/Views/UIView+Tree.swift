extension UIView {
  /// Says that it changes, and answers whether that is elsewhere than on the main thread; what is in no window nobody
  /// sees yet.
  @discardableResult
  func noteChange(_ call: StaticString) -> Bool {
    window != nil && noteCall(call)
  }

  /// Says that something is called which belongs to the main thread whether anybody sees it or not.
  func noteCall(_ call: StaticString) -> Bool {
    Backstage.context != nil && Backstage.noteChange(of: self, by: call)
  }
}

/// What holds what.
extension UIView {
  /// Puts a view in front of those it holds.
  public func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view among those it holds.
  public func insertSubview(_ view: UIView, at index: Int) {
    noteChange("addSubview(_:)")
    view.leave(for: self)
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.tell(ofWindow: isToldOfWindow ? window : nil)
    view.didMoveToSuperview()
    didAddSubview(view)
    guard let host else { return }
    for controller in view.controllers { host.takeAlong(controller) }
  }

  /// Puts a view in front of another.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  /// Puts a view behind another.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a view it holds in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Puts a view it holds behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Lets two of the views it holds change places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviews.swapAt(index1, index2) }

  /// Takes it from what holds it.
  public func removeFromSuperview() {
    leave(for: nil)
  }

  /// Leaves what holds it, for something else or for nothing.
  private func leave(for next: UIView?) {
    guard let superview, let index = superview.subviews.firstIndex(where: { $0 === self }) else { return }
    noteChange("removeFromSuperview()")
    if next == nil { willMove(toSuperview: nil) }
    let leaving = superview.host == nil ? [] : controllers
    for controller in leaving { controller.beginDisappearing() }
    superview.willRemoveSubview(self)
    superview.subviews.remove(at: index)
    self.superview = nil
    if next == nil {
      tell(ofWindow: nil)
      didMoveToSuperview()
    }
    for controller in leaving { controller.endDisappearing() }
  }

  /// Tells it, and all that it holds, that it has come into a window or out of one, where it was not told.
  func tell(ofWindow window: UIWindow?) {
    guard isToldOfWindow != (window != nil) else { return }
    willMove(toWindow: window)
    isToldOfWindow = window != nil
    didMoveToWindow()
    for view in held { view.tell(ofWindow: window) }
  }

  /// Stands in a list, which has what it shows apart from the views that were added to it.
  func stand(in list: UIView) {
    guard superview !== list else { return }
    willMove(toSuperview: list)
    superview = list
    tell(ofWindow: list.isToldOfWindow ? list.window : nil)
    didMoveToSuperview()
  }

  /// The view controller whose view it is, or is in.
  private var host: UIViewController? { controller ?? superview?.host }

  /// The view controllers whose views are in it, but for those in the views of others.
  var controllersInside: [UIViewController] { subviews.flatMap(\.controllers) }

  /// The view controller whose view it is, or those whose views are in it.
  private var controllers: [UIViewController] { controller.map { [$0] } ?? controllersInside }

  /// Whether it is a view or in it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// The first view with a tag, itself included.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Takes the keyboard from whatever in it has it.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let holder = firstResponder else { return false }
    return holder.resignFirstResponder() || force
  }

  var firstResponder: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.firstResponder { return found }
    }
    return nil
  }

  var root: UIView { superview?.root ?? self }

  /// Does at once what would have been animated, and says that it is done when that would have been.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animations()
    if let completion { afterwards(in: duration) { completion(true) } }
  }
}
