import Rehearsal
import Testing
import UIKit

/// What views and controllers are told that override something.
@MainActor @Suite struct OverriddenViewTests {
  @Test func `a view is told before and after it comes to another and into a window`() {
    let controller = UIViewController()
    let (told, inside) = (ToldView(), ToldView())
    told.addSubview(inside)
    controller.view.addSubview(told)
    #expect(told.heard == ["will UIView", "did UIView"])
    controller.beginAppearing()
    #expect(
      told.heard.suffix(2) == ["window", "in window"] && inside.heard.suffix(2) == ["window", "in window"])
    controller.endAppearing()
    told.heard = []
    let other = UIView()
    controller.view.addSubview(other)
    other.addSubview(told)
    #expect(told.heard == ["will UIView", "did UIView"])
    told.removeFromSuperview()
    #expect(told.heard.suffix(4) == ["will nil", "no window", "out of window", "did nil"])
    #expect(inside.heard.suffix(2) == ["no window", "out of window"])
    controller.view.addSubview(told)
    told.heard = []
    controller.beginDisappearing()
    controller.endDisappearing()
    #expect(told.heard == ["no window", "out of window"])
  }

  @Test func `a view says what it is drawn by, and whether a gesture may begin`() {
    let controller = UIViewController()
    let view = GradientView()
    view.accessibilityLabel = "Open"
    var heard = 0
    let ear = Ear { heard += 1 }
    view.addGestureRecognizer(UITapGestureRecognizer(target: ear, action: Selector("hear", Ear.hear)))
    controller.view.addSubview(view)
    controller.take(.taps("Open"))
    #expect(view.layer is CAGradientLayer && heard == 0)
    view.lets = true
    controller.take(.taps("Open"))
    #expect(heard == 1)
  }

  @Test func `a table hears of scrolling in an override`() {
    let (table, collection) = (ScrolledTable(style: .plain), ScrolledCollection())
    table.tableView.contentOffset.y = 3
    collection.collectionView.contentOffset.y = 4
    #expect(table.heard == [3] && collection.heard == [4])
  }

  @Test func `who has a method of a menu is asked along the way`() {
    let (outer, inner) = (Ear {}, UIView())
    let hear = Selector("hear", Ear.hear)
    #expect(outer.canPerformAction(hear, withSender: nil) && !inner.canPerformAction(hear, withSender: nil))
    outer.addSubview(inner)
    #expect(inner.canPerformAction(hear, withSender: nil))
    #expect(inner.target(forAction: hear, withSender: nil) as? UIView === outer)
  }

  @Test func `a button is chosen by a tap, or says what was chosen of its menu`() {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Favorite", for: .normal)
    button.changesSelectionAsPrimaryAction = true
    controller.view.addSubview(button)
    controller.take(.taps("Favorite"))
    #expect(button.isSelected)
    controller.take(.taps("Favorite"))
    #expect(!button.isSelected)
    var chosen: [String] = []
    let sorts = ["Name", "Date"].map { name in UIAction(title: name) { chosen.append($0.title) } }
    button.menu = UIMenu(children: sorts)
    button.showsMenuAsPrimaryAction = true
    #expect(controller.interface.buttons == ["Name"])
    controller.take(.taps("Name"))
    controller.take(.taps("Date"))
    #expect(controller.interface.buttons == ["Date"] && chosen == ["Date"] && sorts[1].state == .on)
  }
}

private final class ToldView: UIView {
  var heard: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    heard.append(newSuperview == nil ? "will nil" : "will UIView")
  }
  override func didMoveToSuperview() { heard.append(superview == nil ? "did nil" : "did UIView") }
  override func willMove(toWindow newWindow: UIWindow?) {
    heard.append(newWindow == nil ? "no window" : "window")
  }
  override func didMoveToWindow() { heard.append(window == nil ? "out of window" : "in window") }
}

private final class GradientView: UIView {
  var lets = false
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { lets }
  override func accessibilityActivate() -> Bool { true }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
}

private final class Ear: UIView {
  private let heard: @MainActor () -> Void

  init(_ heard: @escaping @MainActor () -> Void) {
    self.heard = heard
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func hear() { heard() }
}

private final class ScrolledTable: UITableViewController {
  var heard: [CGFloat] = []

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    heard.append(scrollView.contentOffset.y)
  }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

private final class ScrolledCollection: UICollectionViewController {
  var heard: [CGFloat] = []

  convenience init() { self.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append(scrollView.contentOffset.y) }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}
