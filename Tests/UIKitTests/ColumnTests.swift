import Rehearsal
import Testing
import UIKit

/// View controllers that a phone has no room for beside one another, and a picker with nothing to pick.
@MainActor @Suite struct ColumnTests {
  private let first = Named("First")
  private let second = Named("Second")

  @Test func `the second goes on top of a stack, and whoever is asked can leave it out`() {
    let split = UISplitViewController()
    split.viewControllers = [UINavigationController(rootViewController: first), second]
    #expect(seen(split) == ["Back", "Second"])
    #expect(split.viewControllers.count == 1 && second.splitViewController === split)
    let ear = Ear()
    ear.leavesOut = true
    let other = UISplitViewController()
    other.delegate = ear
    other.viewControllers = [UINavigationController(rootViewController: first), second]
    #expect(seen(other) == ["First"])
    first.showDetailViewController(second, sender: nil)
    #expect(seen(other) == ["Back", "Second"])
  }

  @Test func `columns are one above the other up to the one that is proposed, or another`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(first, for: .primary)
    split.setViewController(UINavigationController(rootViewController: second), for: .secondary)
    let ear = Ear()
    ear.top = .primary
    split.delegate = ear
    #expect(seen(split) == ["First"])
    split.show(.secondary)
    #expect(seen(split) == ["Back", "Second"])
    let compact = Named("Narrow")
    split.setViewController(compact, for: .compact)
    #expect(seen(split) == ["Narrow"])
  }

  @Test func `a detail without columns is put in front of everything`() {
    _ = seen(first)
    first.showDetailViewController(second, sender: nil)
    #expect(first.presentedViewController === second)
  }

  @Test func `a picker of pictures has none, and whoever hears of it takes it away`() {
    _ = seen(first)
    let ear = Ear()
    let picker = UIImagePickerController()
    picker.delegate = ear
    first.present(picker, animated: true)
    #expect(first.interface.buttons == ["Cancel"])
    first.take(.taps("Cancel"))
    #expect(ear.gaveUp && first.presentedViewController === picker)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary)?.first == "public.image")
  }

  @Test func `an extension that takes the camera is ended`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIImagePickerController().sourceType = .camera }
    }
  }

  /// What a person reads.
  private func seen(_ controller: UIViewController) -> [String] {
    if !controller.isViewLoaded {
      controller.beginAppearing()
      controller.endAppearing()
    }
    return controller.interface.elements.map { element in
      switch element {
      case .label(let text), .button(let text, _), .field(let text, _): text
      }
    }
  }
}

/// A view controller that says its name.
private final class Named: UIViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = name
    view.addSubview(label)
  }
}

/// Who is asked what is on top.
private final class Ear: NSObject, UISplitViewControllerDelegate, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  var leavesOut = false
  var top = UISplitViewController.Column.secondary
  var gaveUp = false

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { leavesOut }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { gaveUp = true }
}
