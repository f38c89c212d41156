/// Where a view controller's view is on its way, and whether its overrides call `super`.
struct Appearance {
  /// A call whose override must call `super`.
  enum Call: String {
    case viewDidLoad = "viewDidLoad()"
    case viewWillAppear = "viewWillAppear(_:)"
    case viewIsAppearing = "viewIsAppearing(_:)"
    case viewDidAppear = "viewDidAppear(_:)"
    case viewWillDisappear = "viewWillDisappear(_:)"
    case viewDidDisappear = "viewDidDisappear(_:)"
  }

  /// Where the view is.
  enum Stage {
    case off
    case coming
    case on
    case going
  }

  /// Where the view is on its way to the screen and off it.
  var stage = Stage.off
  /// Whether the view stands in its place while it is told that it comes, and so does all that it holds.
  var isArriving = false
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
      + children.flatMap(\.forgottenSupers) + (presented?.forgottenSupers ?? [])
  }

  /// Tells it, and what its view holds, that the view comes to the screen.
  package func beginAppearing() {
    guard appearance.stage == .off else { return }
    loadViewIfNeeded()
    appearance.stage = .coming
    tell(.viewWillAppear) { viewWillAppear(false) }
    appearance.isArriving = true
    view.tell(ofWindow: view.window)
    tell(.viewIsAppearing) { viewIsAppearing(false) }
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    for controller in view.controllersInside { controller.beginAppearing() }
    appearance.isArriving = false
  }

  /// Tells it, and what its view holds, that the view is on screen.
  package func endAppearing() {
    guard appearance.stage == .coming else { return }
    appearance.stage = .on
    tell(.viewDidAppear) { viewDidAppear(false) }
    for controller in view.controllersInside { controller.endAppearing() }
  }

  /// Tells it, and what its view holds, that the view goes from the screen.
  package func beginDisappearing() {
    guard appearance.stage == .on || appearance.stage == .coming else { return }
    appearance.stage = .going
    presented?.beginDisappearing()
    tell(.viewWillDisappear) { viewWillDisappear(false) }
    for controller in view.controllersInside { controller.beginDisappearing() }
  }

  /// Tells it, and what its view holds, that the view is off the screen.
  package func endDisappearing() {
    guard appearance.stage == .going else { return }
    presented?.endDisappearing()
    appearance.stage = .off
    if view.window == nil { view.tell(ofWindow: nil) }
    tell(.viewDidDisappear) { viewDidDisappear(false) }
    for controller in view.controllersInside { controller.endDisappearing() }
  }

  /// Lets another, whose view has come into its own, go as far on the way to the screen as it is itself.
  func takeAlong(_ newcomer: UIViewController) {
    guard appearance.stage == .coming || appearance.stage == .on else { return }
    newcomer.beginAppearing()
    if appearance.stage == .on { newcomer.endAppearing() }
  }

  private func tell(_ call: Appearance.Call, _ work: () -> Void) {
    appearance.expect(call)
    work()
    appearance.check(call)
  }
}
