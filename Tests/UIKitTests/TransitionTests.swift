import Testing
import UIKit

/// What view controllers learn of the moment in which one comes in the place of another.
@MainActor @Suite struct TransitionTests {
  @Test func `whoever hears of a push knows who goes and who comes, until it is over`() {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    let ear = Ear()
    stack.delegate = ear
    stack.loadViewIfNeeded()
    stack.pushViewController(second, animated: true)
    #expect(ear.from === first && ear.to === second)
    #expect(stack.transitionCoordinator == nil && second.transitionCoordinator == nil)
    stack.popViewController(animated: true)
    #expect(ear.from === second && ear.to === first)
    stack.pushViewController(second, animated: false)
    #expect(ear.from == nil)
  }

  @Test func `a view controller that comes does things along with it`() {
    let along = Along()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.beginAppearing()
    stack.endAppearing()
    stack.pushViewController(along, animated: true)
    #expect(along.heard == ["0.35 false"])
  }

  @Test func `a sheet has a height of its own`() {
    let detent = UISheetPresentationController.Detent.custom(identifier: .init("low")) { context in
      context.maximumDetentValue / 4
    }
    #expect(detent.identifier == .init(rawValue: "low"))
    #expect(detent.resolvedValue(in: Room()) == 200)
    #expect(UISheetPresentationController.Detent.medium().resolvedValue(in: Room()) == nil)
  }

  @Test func `keys of a keyboard are kept`() throws {
    let controller = UIViewController()
    let key = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: .command, action: Selector("close"))
    controller.addKeyCommand(key)
    #expect(controller.keyCommands?.map(\.input) == [UIKeyCommand.inputEscape])
    controller.removeKeyCommand(key)
    #expect(controller.keyCommands == [])
  }
}

/// Who hears of a push.
private final class Ear: NSObject, UINavigationControllerDelegate {
  var from: UIViewController?
  var to: UIViewController?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    from = navigationController.transitionCoordinator?.viewController(forKey: .from)
    to = navigationController.transitionCoordinator?.viewController(forKey: .to)
  }
}

/// A view controller that changes something while it comes.
private final class Along: UIViewController {
  var heard: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate(alongsideTransition: { [weak self] context in
      self?.heard.append("\(context.transitionDuration) \(context.isCancelled)")
    })
  }
}

/// Where a sheet finds its height.
private final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection = UITraitCollection()
  let maximumDetentValue: CGFloat = 800
}
