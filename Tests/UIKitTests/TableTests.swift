import Rehearsal
import Testing
import UIKit

/// Tables, as a person and their data source see them.
@MainActor @Suite struct TableTests {
  @Test func `a row is touched by the first thing it says, and says the rest beside it`() {
    let (controller, source) = shown([["kim", "robin"]])
    #expect(
      controller.interface.elements == [
        .button("kim"), .label("at work"), .button("robin"), .label("at work"),
      ])
    controller.take(.taps("robin"))
    #expect(source.heard == ["will 0.1", "did 0.1"])
    controller.take(.taps("kim"))
    #expect(source.heard.suffix(3) == ["will 0.0", "no more 0.1", "did 0.0"])
    #expect(source.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test func `rows that begin alike are told apart by all they say, and rows that are alike are not`() {
    let (controller, source) = shown([["Shiny", "Shiny", "Bank"]])
    source.details = ["kim", "robin", "kim"]
    source.table.reloadData()
    #expect(controller.interface.buttons == ["Shiny, kim", "Shiny, robin", "Bank"])
    controller.take(.taps("Shiny, robin"))
    #expect(source.heard == ["will 0.1", "did 0.1"])
    source.details = ["kim", "kim", "kim"]
    source.table.reloadData()
    #expect(controller.interface.buttons == ["Shiny", "Shiny", "Bank"])
  }

  @Test func `a section has its title, and a delegate decides what can be chosen`() {
    let (controller, source) = shown([["kim"], ["robin"]])
    source.titles = ["Work", "Home"]
    source.refused = [IndexPath(row: 0, section: 1)]
    source.table.reloadData()
    #expect(
      controller.interface.elements == [
        .label("Work"), .button("kim"), .label("at work"), .label("Home"), .label("robin"), .label("at work"),
      ])
  }

  @Test func `rows are asked for once, and used again when everything is asked for anew`() {
    let (controller, source) = shown([["kim", "robin"]])
    _ = controller.interface
    let before = source.table.visibleCells
    _ = controller.interface
    #expect(source.asked == 2)
    source.rows = [["robin"]]
    source.table.reloadData()
    #expect(controller.interface.buttons == ["robin"])
    #expect(source.table.visibleCells.first === before.first)
    #expect(source.asked == 3)
  }

  @Test func `rows come and go, and those that stay are not asked for again`() {
    let (controller, source) = shown([["ann", "kim", "robin"]])
    _ = controller.interface
    source.rows = [["ann", "ben", "robin"]]
    source.table.performBatchUpdates {
      source.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      source.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    }
    #expect(controller.interface.buttons == ["ann", "ben", "robin"])
    #expect(source.asked == 4)
    source.rows = [["ann", "ben"], ["zoe"]]
    source.table.beginUpdates()
    source.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    source.table.insertSections([1], with: .none)
    source.table.endUpdates()
    #expect(controller.interface.buttons == ["ann", "ben", "zoe"])
  }

  @Test func `a row that is elsewhere is not asked for again, and is chosen there`() {
    let (controller, source) = shown([["ann", "kim", "robin"], ["zoe"]])
    _ = controller.interface
    controller.take(.taps("kim"))
    source.rows = [["robin", "ann"], ["zoe", "kim"]]
    source.table.performBatchUpdates {
      source.table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 1, section: 1))
      source.table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    }
    #expect(controller.interface.buttons == ["robin", "ann", "zoe", "kim"])
    #expect(source.asked == 4)
    #expect(source.table.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
    source.rows = [["ann", "robin"], ["zoe", "kim"]]
    source.table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
    #expect(controller.interface.buttons == ["ann", "robin", "zoe", "kim"] && source.asked == 4)
  }

  @Test func `a row that moves where the data source has none is a crash`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (controller, source) = TableTests().shown([["kim"], ["robin"]])
        _ = controller.interface
        source.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 1))
      }
    }
  }

  @Test func `a change that the data source does not know of is a crash`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (controller, source) = TableTests().shown([["kim"]])
        _ = controller.interface
        source.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
  }

  @Test func `a row of an identifier that nobody registered is a crash`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
      }
    }
  }

  @Test func `a table that is hidden, disabled or lets nothing be chosen has nothing to tap`() {
    let (controller, source) = shown([["kim"]])
    source.table.allowsSelection = false
    #expect(controller.interface.elements == [.label("kim"), .label("at work")])
    source.table.allowsSelection = true
    controller.view.isUserInteractionEnabled = false
    #expect(controller.interface.buttons.isEmpty)
    source.table.isHidden = true
    #expect(controller.interface.elements.isEmpty)
  }

  @Test func `what a swipe uncovers is tapped by its title and the row's name`() {
    let (controller, source) = shown([["kim", "robin"]])
    source.copies = true
    #expect(controller.interface.buttons == ["kim", "Copy kim", "robin", "Copy robin"])
    controller.take(.taps("Copy robin"))
    #expect(source.heard == ["copied 1"])
  }

  @Test func `a row in the ways of iOS 14 says what its configuration says`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "kim"
    content.secondaryText = "work.example"
    cell.contentConfiguration = content
    let controller = UIViewController()
    let source = OneRow(cell)
    let table = UITableView()
    table.dataSource = source
    controller.view = table
    #expect(controller.interface.elements == [.button("kim"), .label("work.example")])
  }

  fileprivate func shown(_ rows: [[String]]) -> (UIViewController, Rows) {
    let source = Rows(rows)
    let controller = UIViewController()
    controller.view.addSubview(source.table)
    return (controller, source)
  }
}

private final class OneRow: NSObject, UITableViewDataSource {
  private let cell: UITableViewCell

  init(_ cell: UITableViewCell) {
    self.cell = cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  var rows: [[String]]
  var titles: [String] = []
  var details: [String] = []
  var refused: Set<IndexPath> = []
  var heard: [String] = []
  var copies = false
  var asked = 0

  init(_ rows: [[String]]) {
    self.rows = rows
    super.init()
    table.dataSource = self
    table.delegate = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.isEmpty ? nil : titles[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    cell.detailTextLabel?.text = details.isEmpty ? "at work" : details[indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard copies else { return nil }
    let copy = UIContextualAction(style: .normal, title: "Copy") { [weak self] _, _, done in
      self?.heard.append("copied \(indexPath.row)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [copy])
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    !refused.contains(indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    heard.append("will \(indexPath.section).\(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("did \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("no more \(indexPath.section).\(indexPath.row)")
  }
}
