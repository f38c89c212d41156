import Rehearsal
import Testing
import UIKit

/// Rows of a collection that is laid out as a table, with what is around them.
@MainActor @Suite struct ListCellTests {
  private let source = Rows()

  private func list(
    in layout: UICollectionViewLayout,
    fill: @escaping @MainActor (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  ) -> (UICollectionView, UIViewController) {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    source.fill = fill
    collection.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(collection)
    return (collection, controller)
  }

  private func layout(
    _ change: @escaping @MainActor (inout UICollectionLayoutListConfiguration) -> Void
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      change(&configuration)
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }

  @Test func `a section that is laid out as a table offers what a swipe over its rows uncovers`() {
    var heard: [String] = []
    let (_, controller) = list(
      in: layout { configuration in
        configuration.headerTopPadding = 4
        configuration.trailingSwipeActionsConfigurationProvider = { path in
          let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            heard.append("deletes \(path.item)")
            done(true)
          }
          return path.item == 0 ? nil : UISwipeActionsConfiguration(actions: [delete])
        }
        configuration.itemSeparatorHandler = { path, separators in
          heard.append("separates \(path.item)")
          var own = separators
          own.bottomSeparatorVisibility = .hidden
          return own
        }
      })
    #expect(controller.interface.buttons == ["ann", "kim", "Delete kim"])
    controller.take(.taps("Delete kim"))
    #expect(heard == ["separates 0", "separates 1", "deletes 1"])
  }

  @Test func `a section is asked for when it is seen, and again after its items were asked for anew`() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      #expect(environment.container.effectiveContentSize.width == 393)
      return .list(
        using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
    }
    let (collection, controller) = list(in: layout)
    #expect(asked == [])
    _ = (controller.interface, controller.interface)
    #expect(asked == [0])
    collection.reloadData()
    _ = controller.interface
    #expect(asked == [0, 0])
  }

  @Test func `what is at the ends of a row is read and touched`() {
    var heard: [String] = []
    let own = UIButton(type: .system, primaryAction: UIAction(title: "Copy") { _ in heard.append("copies") })
    let (collection, controller) = list(in: layout { _ in }) { cell, path in
      cell.accessories = [
        .label(text: "3"), .disclosureIndicator(), .delete { heard.append("deletes \(path.item)") },
        .reorder(), .detail { heard.append("tells") },
      ]
      if path.item == 1 {
        cell.accessories = [
          .customView(configuration: .init(customView: own, placement: .trailing(displayed: .always)))
        ]
      }
    }
    #expect(
      controller.interface.elements == [
        .button("ann"), .label("3"), .button("More Info"), .button("kim"), .button("Copy"),
      ])
    controller.take(.taps("More Info"))
    controller.take(.taps("Copy"))
    collection.isEditing = true
    controller.take(.taps("Delete ann"))
    #expect(heard == ["tells", "copies", "deletes 0"])
  }

  @Test func `a cell is brought up to date before it is seen, and when its state is another`() {
    let (collection, controller) = list(in: layout { _ in }) { cell, path in
      cell.configurationUpdateHandler = { cell, state in
        (cell as? Row)?.heard.append("handler \(state.isSelected)")
      }
    }
    _ = controller.interface
    let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? Row
    #expect(cell?.heard == ["update false editing false", "handler false"])
    collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    collection.isEditing = true
    #expect(cell?.heard.count == 2)
    _ = (controller.interface, controller.interface)
    #expect(cell?.heard.suffix(2) == ["update true editing true", "handler true"] && cell?.heard.count == 4)
    cell?.setNeedsUpdateConfiguration()
    _ = controller.interface
    #expect(cell?.heard.count == 6 && cell?.configurationState.isSelected == true)
  }

  @Test func `what a cell shows follows its state, in the view that is there`() {
    let (collection, controller) = list(in: layout { _ in }) { cell, _ in
      cell.contentConfiguration = Shade()
    }
    #expect(controller.interface.elements == [.button("dark"), .button("dark")])
    let path = IndexPath(item: 1, section: 0)
    let before = collection.cellForItem(at: path)?.contentView.subviews.first
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(controller.interface.elements == [.button("dark"), .button("light")])
    #expect(collection.cellForItem(at: path)?.contentView.subviews.first === before)
  }

  @Test func `a row comes into the window with its list, and goes with it`() {
    let (collection, controller) = list(in: layout { _ in })
    _ = controller.interface
    let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? Row
    #expect(cell?.superview === collection && cell?.isInWindow == false)
    controller.beginAppearing()
    controller.endAppearing()
    #expect(cell?.isInWindow == true)
    collection.removeFromSuperview()
    #expect(cell?.isInWindow == false)
  }

  @Test func `a state carries what code says of it`() {
    let key = UIConfigurationStateCustomKey("is locked")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state[key] = true
    var other = state
    #expect(other == state && other[key] as? Bool == true && !state.isDisabled && !state.isPinned)
    other[key] = nil
    #expect(other != state)
  }
}

/// A row that tells when it is brought up to date.
private final class Row: UICollectionViewListCell {
  var heard: [String] = []
  private(set) var isInWindow = false

  override func didMoveToWindow() { isInWindow = window != nil }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    heard.append("update \(state.isSelected) editing \(state.isEditing)")
  }
}

private final class Rows: NSObject, UICollectionViewDataSource {
  var fill: (@MainActor (UICollectionViewListCell, IndexPath) -> Void)?
  private let registration = UICollectionView.CellRegistration<Row, String> { cell, _, name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = ["ann", "kim"][indexPath.item]
    let cell = collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    fill?(cell, indexPath)
    return cell
  }
}

/// A content that says in which state it is.
private struct Shade: UIContentConfiguration {
  var isLight = false

  func makeContentView() -> any UIView & UIContentView { ShadeView(self) }

  func updated(for state: any UIConfigurationState) -> Shade {
    Shade(isLight: (state as? UICellConfigurationState)?.isSelected == true)
  }
}

private final class ShadeView: UIView, UIContentView {
  private let label = UILabel()
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ shade: Shade) {
    configuration = shade
    super.init(frame: .zero)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() { label.text = (configuration as? Shade)?.isLight == true ? "light" : "dark" }
}
