import Rehearsal
import Testing
import UIKit

/// Collections, and what fills them by identifiers.
@MainActor @Suite struct CollectionTests {
  private func shown(_ view: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view.addSubview(view)
    return controller
  }

  private func tiles(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func `items come from a data source, and are touched by what they say`() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = Tiles()
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    (collection.dataSource, collection.delegate) = (source, source)
    let controller = shown(collection)
    #expect(controller.interface.buttons == ["ann", "kim"])
    controller.take(.taps("kim"))
    #expect(
      source.heard == ["chose 1"] && collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)]
    )
    source.names = ["ann", "ben", "kim"]
    collection.insertItems(at: [IndexPath(item: 1, section: 0)])
    #expect(controller.interface.buttons == ["ann", "ben", "kim"] && source.asked == 3)
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    source.names = ["zoe"]
    collection.reloadData()
    #expect(controller.interface.buttons == ["zoe"] && collection.visibleCells.first is Tile)
  }

  @Test func `a snapshot that is applied asks only for what is new or to be asked for anew`() {
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    var asked: [String] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      asked.append(name)
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    let controller = shown(collection)
    source.apply(tiles(["ann", "kim"]))
    #expect(controller.interface.buttons == ["ann", "kim"])
    var next = tiles(["kim", "zoe", "ann"])
    source.apply(next)
    #expect(controller.interface.buttons == ["kim", "zoe", "ann"] && asked == ["ann", "kim", "zoe"])
    next.reconfigureItems(["kim"])
    source.apply(next)
    _ = controller.interface
    #expect(asked.last == "kim" && asked.count == 4)
    #expect(source.indexPath(for: "zoe") == IndexPath(item: 1, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(item: 9, section: 0)) == nil)
  }

  @Test func `a table is filled by identifiers as well`() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = name
      return cell
    }
    let controller = shown(table)
    source.apply(tiles(["ann", "kim"]))
    #expect(controller.interface.buttons == ["ann", "kim"])
    var snapshot = source.snapshot()
    snapshot.deleteItems(["ann"])
    snapshot.insertItems(["ben"], beforeItem: "kim")
    snapshot.moveItem("ben", afterItem: "kim")
    source.apply(snapshot)
    #expect(controller.interface.buttons == ["kim", "ben"])
    #expect(snapshot.numberOfItems == 2 && snapshot.sectionIdentifier(containingItem: "ben") == 0)
    #expect(snapshot.indexOfItem("ben") == 1 && snapshot.itemIdentifiers(inSection: 0) == ["kim", "ben"])
  }

  @Test func `an identifier that comes twice is a crash, and so is an item of no section`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = CollectionTests().tiles(["ann", "ann"]) }
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendItems(["ann"])
    }
  }

  @Test func `wheels are turned to what they say`() {
    let wheels = UIPickerView()
    let source = Wheels()
    (wheels.dataSource, wheels.delegate) = (source, source)
    let controller = shown(wheels)
    controller.take(.taps("30 s"))
    #expect(controller.interface.buttons == ["10 s", "30 s"] && wheels.selectedRow(inComponent: 0) == 1)
    #expect(source.heard == [1])
  }

  @Test func `what a child shows in front of everything is what a person sees`() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    outer.beginAppearing()
    outer.endAppearing()
    let alert = UIAlertController(title: "Locked", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    inner.present(alert, animated: false)
    #expect(outer.interface.elements == [.label("Locked"), .button("OK")])
    #expect(inner.presentedViewController === alert)
    outer.take(.taps("OK"))
    #expect(outer.interface.elements == [] && inner.presentedViewController == nil)
  }
}

private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var heard: [Int] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    ["10 s", "30 s"][row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    heard.append(row)
  }
}

private final class Tile: UICollectionViewCell {
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var names = ["ann", "kim"]
  var heard: [String] = []
  var asked = 0

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? Tile)?.label.text = names[indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("chose \(indexPath.item)")
  }
}
