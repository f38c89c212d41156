/// Where a view controller's view is on its way, and whether its overrides call `super`.
struct Appearance {
  /// A call whose override must call `super`.
  enum Call: String {
    case viewDidLoad = "viewDidLoad()"
    case viewWillAppear = "viewWillAppear(_:)"
    case viewDidAppear = "viewDidAppear(_:)"
    case viewWillDisappear = "viewWillDisappear(_:)"
    case viewDidDisappear = "viewDidDisappear(_:)"
  }

  /// Whether the view is on screen, or coming to it.
  var isOnScreen = false
  /// The calls whose overrides did not call `super`, in order.
  private(set) var forgotten: [Call] = []
  private var expected: Call?

  mutating func expect(_ call: Call) {
    expected = call
  }

  mutating func heard(_ call: Call) {
    if expected == call { expected = nil }
  }

  mutating func check(_ call: Call) {
    if expected == call { forgotten.append(call) }
    expected = nil
  }
}

extension UIViewController {
  /// The calls whose overrides did not call `super`, here and in everything it holds.
  package var forgottenSupers: [String] {
    appearance.forgotten.map { "\(type(of: self)).\($0.rawValue)" }
      + children.flatMap(\.forgottenSupers) + (presentedViewController?.forgottenSupers ?? [])
  }

  /// Tells it, and what it holds, that its view comes to the screen.
  package func beginAppearing() {
    guard !appearance.isOnScreen else { return }
    loadViewIfNeeded()
    appearance.isOnScreen = true
    tell(.viewWillAppear) { viewWillAppear(false) }
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    for child in children where child.isViewLoaded { child.beginAppearing() }
  }

  /// Tells it, and what it holds, that its view is on screen.
  package func endAppearing() {
    tell(.viewDidAppear) { viewDidAppear(false) }
    for child in children where child.appearance.isOnScreen { child.endAppearing() }
  }

  /// Tells it, and what it holds, that its view goes from the screen.
  package func beginDisappearing() {
    guard appearance.isOnScreen else { return }
    presentedViewController?.beginDisappearing()
    tell(.viewWillDisappear) { viewWillDisappear(false) }
    for child in children { child.beginDisappearing() }
  }

  /// Tells it, and what it holds, that its view is off the screen.
  package func endDisappearing() {
    guard appearance.isOnScreen else { return }
    presentedViewController?.endDisappearing()
    appearance.isOnScreen = false
    tell(.viewDidDisappear) { viewDidDisappear(false) }
    for child in children { child.endDisappearing() }
  }

  private func tell(_ call: Appearance.Call, _ work: () -> Void) {
    appearance.expect(call)
    work()
    appearance.check(call)
  }
}
