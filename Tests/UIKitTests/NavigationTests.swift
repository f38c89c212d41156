import Rehearsal
import Testing
import UIKit

/// Bars, and what goes up and down below them.
@MainActor @Suite struct NavigationTests {
  @Test func `what is pushed comes up, and the bar leads back`() {
    let (list, page) = (Page("Logins"), Page("About"))
    let navigation = shown(list)
    navigation.pushViewController(page, animated: true)
    #expect(navigation.interface.elements == [.button("Logins"), .label("About"), .label("About it")])
    #expect(list.heard == ["will", "did", "will go", "gone"])
    #expect(page.heard == ["will", "did"])
    #expect(page.navigationController === navigation && page.parent === navigation)
    navigation.take(.taps("Logins"))
    #expect(navigation.viewControllers == [list])
    #expect(page.heard.suffix(2) == ["will go", "gone"] && page.parent == nil)
    #expect(list.heard.suffix(2) == ["will", "did"])
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func `buttons of a bar are tapped by their names`() {
    let list = Page("Logins")
    let navigation = shown(list)
    let cancel = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: list, action: Selector("bare", Page.bare))
    let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in list.heard.append("added") })
    add.isEnabled = false
    list.navigationItem.leftBarButtonItem = cancel
    list.navigationItem.rightBarButtonItems = [add, UIBarButtonItem.flexibleSpace()]
    #expect(
      navigation.interface.elements == [
        .button("Cancel"), .label("Logins"), .button("Add", isEnabled: false), .label("Logins it"),
      ])
    navigation.take(.taps("Cancel"))
    #expect(list.heard.last == "bare")
    add.isEnabled = true
    navigation.take(.taps("Add"))
    #expect(list.heard.last == "added")
    navigation.isNavigationBarHidden = true
    #expect(navigation.interface.elements == [.label("Logins it")])
  }

  @Test func `a bar at the bottom has the buttons of what is on top`() {
    let list = Page("Logins")
    let navigation = shown(list)
    list.toolbarItems = [
      UIBarButtonItem(title: "Sort", style: .plain, target: list, action: Selector("bare", Page.bare))
    ]
    #expect(navigation.interface.buttons.isEmpty)
    navigation.setToolbarHidden(false, animated: false)
    navigation.take(.taps("Sort"))
    #expect(list.heard.last == "bare")
  }

  @Test func `a menu of a bar's button stands in front until something in it is chosen`() {
    let list = Page("Logins")
    let navigation = shown(list)
    let menu = UIMenu(
      title: "Sort", children: [UIAction(title: "By name") { _ in list.heard.append("sorted") }])
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: menu)
    navigation.take(.taps("Sort"))
    #expect(navigation.interface.elements == [.label("Sort"), .button("By name"), .button("Dismiss menu")])
    navigation.take(.taps("By name"))
    #expect(list.heard.last == "sorted" && navigation.presentedViewController == nil)
  }

  @Test func `a search below the title is told of every letter, and of the end`() {
    let list = Page("Logins")
    let navigation = shown(list)
    let search = UISearchController()
    search.searchResultsUpdater = list
    search.searchBar.placeholder = "Search logins"
    list.navigationItem.searchController = search
    navigation.take(.types("ki", into: "Search logins"))
    #expect(list.heard.suffix(2) == ["looks for k", "looks for ki"] && search.isActive)
    navigation.take(.taps("Cancel"))
    #expect(list.heard.last == "looks for " && !search.isActive)
  }

  @Test func `tabs are tapped by their names`() {
    let (one, two) = (Page("Logins"), Page("Codes"))
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    tabs.pass(.willAppear)
    tabs.pass(.didAppear)
    tabs.take(.taps("Codes"))
    #expect(tabs.interface.elements == [.label("Codes it"), .button("Logins"), .button("Codes")])
    #expect(one.heard.last == "gone" && two.heard.last == "did")
  }

  private func shown(_ root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.pass(.willAppear)
    navigation.pass(.didAppear)
    return navigation
  }
}

private final class Page: UIViewController, UISearchResultsUpdating {
  var heard: [String] = []

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  func bare() { heard.append("bare") }
  func updateSearchResults(for searchController: UISearchController) {
    heard.append("looks for \(searchController.searchBar.text ?? "")")
  }

  override func loadView() {
    let label = UILabel()
    label.text = "\(title ?? "") it"
    view = UIView()
    view.addSubview(label)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heard.append("will")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    heard.append("did")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    heard.append("will go")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    heard.append("gone")
  }
}
