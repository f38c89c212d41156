import Rehearsal
import Testing
import UIKit

/// View controllers on their way to the screen and off it.
@MainActor @Suite struct ControllerTests {
  @Test func `a view is made when somebody asks for it, and once`() {
    let controller = Diary()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    _ = controller.view
    _ = controller.view
    #expect(controller.entries == ["loadView", "viewDidLoad"])
  }

  @Test func `it hears of its way to the screen and off it, in order`() {
    let controller = Diary()
    for moment in Appearance.allCases { controller.pass(moment) }
    #expect(
      controller.entries == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      ])
  }

  @Test func `a view that is appearing stands in its window already`() {
    let controller = Arriving()
    controller.pass(.willAppear)
    #expect(controller.entries == ["will false", "is true"])
    controller.pass(.didAppear)
    #expect(controller.entries == ["will false", "is true", "did true"])
    #expect(controller.forgottenSupers == [])
  }

  @Test func `what stands in place of content is read and tapped like everything else`() {
    let (controller, table) = (Empty(), UITableViewController(style: .plain))
    controller.pass(.willAppear)
    controller.pass(.didAppear)
    #expect(
      controller.interface.elements == [.label("No logins"), .label("Add one first."), .button("Add")])
    controller.take(.taps("Add"))
    #expect(controller.isAdded && controller.interface.elements == [.label("Loading…")])
    controller.contentUnavailableConfiguration = nil
    #expect(controller.interface.elements == [])
    table.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(table.interface.elements.first == .label("No Results"))
    var state = table.contentUnavailableConfigurationState
    state.searchText = "kim"
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “kim”")
  }

  @Test func `what it holds goes the same way`() {
    let (parent, child) = (Diary(), Diary())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.pass(.willAppear)
    parent.pass(.didAppear)
    #expect(child.entries.suffix(2) == ["viewWillAppear", "viewDidAppear"])
    #expect(child.parent === parent)
    child.removeFromParent()
    #expect(parent.children.isEmpty)
  }

  @Test func `what comes to be held by something on screen appears, and disappears when it is taken out`() {
    let (parent, child) = (Diary(), Diary())
    parent.pass(.willAppear)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.entries.suffix(1) == ["viewWillAppear"] && child.view.window == nil)
    parent.pass(.didAppear)
    #expect(child.entries.suffix(2) == ["viewWillAppear", "viewDidAppear"])
    #expect(child.view.window != nil && child.view.window === parent.view.window)
    child.view.removeFromSuperview()
    #expect(child.entries.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    parent.view.addSubview(UIStackView(arrangedSubviews: [child.view]))
    #expect(child.entries.suffix(2) == ["viewWillAppear", "viewDidAppear"])
    parent.pass(.willDisappear)
    parent.pass(.didDisappear)
    #expect(child.entries.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(parent.view.window == nil)
  }

  @Test func `what is held and not put in place does not appear`() {
    let (parent, child) = (Diary(), Diary())
    parent.addChild(child)
    _ = child.view
    parent.pass(.willAppear)
    parent.pass(.didAppear)
    #expect(child.entries == ["loadView", "viewDidLoad"])
  }

  @Test func `completions come when whoever presents, dismisses and animates has returned`() async {
    let (below, above) = (Diary(), Diary())
    var entries: [String] = []
    await withCheckedContinuation { continuation in
      below.present(above, animated: true) { entries.append("presented") }
      above.dismiss(animated: true) { entries.append("dismissed") }
      UIView.animate(withDuration: 0.01, animations: { entries.append("moves") }) { _ in
        entries.append("moved")
        continuation.resume()
      }
      entries.append("returned")
    }
    #expect(entries == ["moves", "returned", "presented", "dismissed", "moved"])
  }

  @Test func `an override that forgets super is found out`() {
    let controller = Forgetful()
    for moment in Appearance.allCases { controller.pass(moment) }
    #expect(controller.forgottenSupers == ["Forgetful.viewDidLoad()", "Forgetful.viewWillAppear(_:)"])
  }

  @Test func `what is presented is what the user sees, until it is dismissed`() {
    let (below, above) = (Diary(saying: "below"), Diary(saying: "above"))
    below.pass(.willAppear)
    below.pass(.didAppear)
    below.present(above, animated: true)
    #expect(below.interface.elements == [.label("above")])
    #expect(above.presentingViewController === below)
    above.dismiss(animated: true)
    #expect(below.interface.elements == [.label("below")])
    #expect(above.entries.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test func `an alert is its texts, its fields and its answers`() {
    let controller = Diary(saying: "below")
    var answer = ""
    let alert = UIAlertController(title: "Code", message: "Enter it.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "six digits" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in answer = alert.textFields?.first?.text ?? "" })
    controller.present(alert, animated: true)
    #expect(
      controller.interface.elements == [
        .label("Code"), .label("Enter it."), .field("six digits"), .button("Cancel"), .button("OK"),
      ])
    controller.take(.types("424242", into: "six digits"))
    controller.take(.taps("OK"))
    #expect(answer == "424242")
    #expect(controller.presentedViewController == nil)
  }
}

private final class Diary: UIViewController {
  var entries: [String] = []
  private let text: String

  init(saying text: String = "") {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    entries.append("loadView")
    view = UIView(holding: [UILabel(saying: text)])
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    entries.append("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    entries.append("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    entries.append("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    entries.append("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    entries.append("viewDidDisappear")
  }
}

/// Whether its view is in a window on its way.
private final class Arriving: UIViewController {
  var entries: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    entries.append("will \(view.window != nil)")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    entries.append("is \(view.window != nil)")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    entries.append("did \(view.window != nil)")
  }
}

/// Has nothing to show, and a way to change that.
private final class Empty: UIViewController {
  var isAdded = false

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No logins"
    configuration.secondaryText = "Add one first."
    configuration.button = .borderless()
    configuration.button.title = "Add"
    configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.add() }
    contentUnavailableConfiguration = configuration
  }

  private func add() {
    isAdded = true
    contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
  }
}

private final class Forgetful: UIViewController {
  override func viewDidLoad() {}
  override func viewWillAppear(_ animated: Bool) {}
}
