import Rehearsal

/// What serves requests of one extension point, in Apple's names.
@MainActor protocol Servant: UIViewController {
  /// How it answers.
  associatedtype Context: HandlerContext
  /// Turns to a request.
  func serve(_ context: Context)
}

/// A view controller written for iOS, hosted as the system would host it; what it is called for is up to its
/// extension point.
final class HostedExtension<Controller: Servant> {
  private let make: @MainActor () -> Controller
  /// Made when it is first called, because what it starts then is to be the rehearsal's.
  private var controller: Controller {
    if let made { return made }
    let made = onMainActor(make) { $0() }
    self.made = made
    container = onMainActor(made) { $0.heldBySystem() }
    context?.introduce("\(type(of: made))")
    context?.keepPlace(of: made)
    return made
  }
  private var made: Controller?
  /// What holds it.
  private var container: UIViewController?
  @exclusivity(unchecked) private var context: HandlerContext?
  @exclusivity(unchecked) private var known = 0
  /// What was ticked or chosen when the user tapped on something of which nothing has come so far.
  @exclusivity(unchecked) private var marks: [Int]?

  init(_ make: @escaping @MainActor () -> Controller) {
    self.make = make
  }

  deinit {
    // What it does as it goes is done by the extension.
    let former = Backstage.exchange(context)
    (made, container) = (nil, nil)
    _ = Backstage.exchange(former)
  }

  /// Calls the controller; where it will be presented, its view is there before the call (AS-2).
  func serve<Given>(
    _ context: Controller.Context, _ given: Given, onScreen: Bool = false,
    _ call: @MainActor (Controller, Given) -> Void
  ) {
    self.context = context
    if onScreen { context.show(self) }
    enter((context, given)) { controller, given in
      controller.serve(given.0)
      if onScreen { Front.put(controller) }
      if onScreen, Ledger.holds("AS-2") { controller.loadViewIfNeeded() }
      call(controller, given.1)
    }
  }

  /// Tells the extension of something that every process is told of, by what is posted and called for it.
  func receive(_ notice: SystemNotice, _ context: Controller.Context) {
    self.context = context
    enter(notice) {
      // Whoever has looked at something else may well be asked again.
      Front.current?.justHeard = nil
      $0.receive($1)
    }
  }

  /// Runs code of the extension, and notes what it forgot.
  private func enter<Given>(_ given: Given, _ work: @MainActor (Controller, Given) -> Void) {
    Backstage.enter(context)
    let forgotten = onMainActor((controller, given)) { controller, given in
      work(controller, given)
      return controller.forgottenSupers
    }
    for call in forgotten.dropFirst(known) { context?.note(.forgotSuper, call) }
    known = max(known, forgotten.count)
  }
}

extension HostedExtension: LivingInterface {
  var interface: Interface {
    // To read a table is to have its rows made, which is code of the extension.
    Backstage.enter(context)
    guard let context else { return onMainActor(controller) { $0.interface } }
    let read = context.reading { onMainActor(controller) { $0.interface } }
    if let marks, context.isTapSilent, onMainActor(controller, { $0.marks }) != marks { context.noteDeed() }
    return read
  }

  func take(_ touch: Touch) {
    marks = nil
    if case .taps(let button) = touch, context?.isTapSilent == true {
      Backstage.enter(context)
      marks = onMainActor(controller) { $0.promises(button) ? $0.marks : nil }
      // Nobody expects anything of what else can be tapped.
      if marks == nil { context?.noteDeed() }
    }
    enter(touch) {
      Front.current?.justHeard = nil
      $0.take($1)
    }
  }

  func pass(_ moment: Appearance) {
    enter(moment) { $0.pass($1) }
  }
}
