import Rehearsal
import Testing
import UIKit

/// What surrounds an interface: light and dark, the keyboard, pages, what is copied, and wishes about places.
@MainActor @Suite struct SurroundingsTests {
  @Test func `a change of style is told from the inside out, to whoever did not overrule it`() {
    let outer = Witness("outer")
    let inner = Witness("inner")
    let stubborn = Witness("stubborn")
    stubborn.overrideUserInterfaceStyle = .light
    for child in [inner, stubborn] {
      outer.addChild(child)
      outer.view.addSubview(child.view)
    }
    Witness.heard = []
    outer.overrideUserInterfaceStyle = .dark
    #expect(Witness.heard == ["inner was 1", "outer was 1"])
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.view.traitCollection.userInterfaceStyle == .dark)
    #expect(stubborn.view.traitCollection.userInterfaceStyle == .light)
    Witness.heard = []
    outer.overrideUserInterfaceStyle = .dark
    #expect(Witness.heard == [])
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(Witness.heard == ["inner was 2", "outer was 2"])
  }

  @Test func `who registers for a trait hears of that one, until it does no more`() {
    let view = UIView()
    var heard: [String] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      heard.append("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
    }
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in heard.append("size") }
    view.overrideUserInterfaceStyle = .dark
    #expect(heard == ["light to dark"])
    #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    #expect(heard.count == 1)
  }

  @Test func `who registers may call itself Self`() {
    let listener = Listener()
    listener.listen()
    listener.overrideUserInterfaceStyle = .dark
    #expect(listener.heard == ["light"])
  }

  @Test func `pages are turned by the buttons that stand for a finger, and their source is asked`() {
    let book = Book()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    pages.beginAppearing()
    pages.endAppearing()
    #expect(pages.interface.buttons == ["Next Page"])
    pages.take(.taps("Next Page"))
    #expect(pages.interface.elements.first == .label("page 1"))
    #expect(pages.interface.buttons == ["Previous Page", "Next Page"])
    pages.take(.taps("Next Page"))
    #expect(pages.interface.buttons == ["Previous Page"])
    #expect(book.heard == ["0 to 1", "1 to 2"])
    #expect(pages.children.count == 1 && pages.viewControllers?.first === book.pages[2])
  }

  @Test func `a page control is tapped by its pages, and what is pulled turns until it is told to rest`() {
    let controller = UIViewController()
    let points = UIPageControl()
    points.numberOfPages = 3
    let table = UITableView()
    let pulled = UIRefreshControl()
    table.refreshControl = pulled
    var heard: [String] = []
    points.addAction(UIAction { _ in heard.append("page \(points.currentPage)") }, for: .valueChanged)
    pulled.addAction(UIAction { _ in heard.append("pulled") }, for: .valueChanged)
    for view in [points, table] { controller.view.addSubview(view) }
    controller.beginAppearing()
    controller.endAppearing()
    #expect(
      controller.interface.buttons == ["page 1 of 3", "page 2 of 3", "page 3 of 3", "Pull to refresh"])
    controller.take(.taps("page 3 of 3"))
    controller.take(.taps("page 3 of 3"))
    controller.take(.taps("Pull to refresh"))
    #expect(heard == ["page 2", "pulled"])
    #expect(pulled.isRefreshing && controller.interface.isEnabled("Pull to refresh") == nil)
    pulled.endRefreshing()
    #expect(controller.interface.isEnabled("Pull to refresh") == true)
    points.numberOfPages = 1
    points.hidesForSinglePage = true
    #expect(points.currentPage == 0 && controller.interface.isEnabled("page 1 of 1") == nil)
  }

  @Test func `wishes about places are kept as they were made`() {
    let (view, other) = (UIView(), UIView())
    view.addSubview(other)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let first = other.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 8)
    #expect(first.firstItem === other && first.secondItem === guide)
    #expect(first.firstAttribute == .leading && first.secondAttribute == .trailing)
    let second = other.widthAnchor.constraint(lessThanOrEqualToConstant: 40)
    #expect(second.relation == .lessThanOrEqual && second.secondAttribute == .notAnAttribute)
    let third = NSLayoutConstraint(
      item: other, attribute: .height, relatedBy: .equal, toItem: view, attribute: .height, multiplier: 0.5,
      constant: 1)
    NSLayoutConstraint.activate([first, second, third])
    #expect(other.constraints.count == 3 && third.multiplier == 0.5)
    third.isActive = false
    #expect(other.constraints.count == 2)
    let fourth = other.topAnchor.constraint(equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 2)
    #expect(fourth.constant == 16 && fourth.firstAttribute == .top && fourth.secondAttribute == .bottom)
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.layoutGuides.map { $0 === guide } == [true] && guide.owningView === view)
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }
}

/// Says what was before.
private final class Witness: UIViewController {
  static var heard: [String] = []
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    Self.heard.append("\(name) was \(previousTraitCollection?.userInterfaceStyle.rawValue ?? -1)")
  }
}

/// Hears of its own style.
private class Listener: UIViewController {
  var heard: [String] = []

  func listen() {
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
      self.heard.append("\(previous.userInterfaceStyle)")
    }
  }
}

/// Three pages.
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages = (0..<3).map { number in
    let page = UIViewController()
    let label = UILabel()
    label.text = "page \(number)"
    page.view.addSubview(label)
    return page
  }
  var heard: [String] = []

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(beside: viewController, by: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(beside: viewController, by: 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let now = pageViewController.viewControllers?.first
    heard.append("\(number(of: previousViewControllers.first)) to \(number(of: now))")
  }

  private func number(of page: UIViewController?) -> Int { pages.firstIndex { $0 === page } ?? -1 }

  private func page(beside page: UIViewController, by step: Int) -> UIViewController? {
    let index = number(of: page) + step
    return pages.indices.contains(index) ? pages[index] : nil
  }
}
