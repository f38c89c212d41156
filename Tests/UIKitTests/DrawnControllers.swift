// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// As outlets are written.

import Foundation
import Synchronization
import UIKit

/// What was drawn for these tests, and what one of them writes for itself.
final class DrawnInterface: InterfaceTable {
  static let more = Mutex<[String]>([])
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Drawings").path

  override class var drawings: [String] {
    ["\(folder)/House.storyboard", "\(folder)/OwnNib.xib"] + more.withLock { $0 }
  }
  override class var classes: [String: AnyClass] { ["Room": DrawnRoom.self] }
  override class var texts: [String: [String: String]] {
    [
      "Localizable": ["hall.greeting": "Come in", "%@ has %lld keys": "%2$lld keys has %1$@"],
      "Cellar": ["a": ""],
    ]
  }

  /// Lets somebody have drawn something.
  ///
  /// It is in the same place each time, because nobody clears up after a process that has trapped.
  static func add(_ text: String, as name: String) {
    let number = text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    let folder = FileManager.default.temporaryDirectory.appending(path: "rehearsal-drawn/\(number)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try? Data(text.utf8).write(to: file, options: .atomic)
    more.withLock { $0.append(file.path) }
  }
}

/// The hall of a house.
final class Hall: UIViewController, UITextFieldDelegate {
  weak var welcome: UILabel!
  weak var password: UITextField?
  weak var height: NSLayoutConstraint!
  var bell: UIBarButtonItem!
  var doors: [UIButton]!
  var heard: [String] = []
  var refuses = false

  func open(_ sender: Any) { heard.append("open \(type(of: sender))") }
  func shut() { heard.append("shut") }
  func backToHall(_ segue: UIStoryboardSegue) {
    heard.append("back from \(type(of: segue.source)) by \(segue.identifier ?? "")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    heard.append("loaded \(welcome.text ?? "")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    heard.append("awake")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { !refuses }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    heard.append("\(segue.identifier ?? "") from \(sender.map { "\(type(of: $0))" } ?? "nobody")")
    (segue.destination as? DrawnRoom)?.guest = password?.text
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    heard.append("return")
    return true
  }

  public override class var connections: Connections {
    super.connections.adding([
      .outlet("welcome", \Hall.welcome), .outlet("password", \Hall.password), .outlet("height", \Hall.height),
      .outlet("bell", \Hall.bell), .outlet("doors", \Hall.doors), .action(Selector("open:", Hall.open(_:))),
      .action(Selector("shut", Hall.shut)), .action(Selector("backToHall:", Hall.backToHall(_:))),
    ])
  }
}

/// A room that somebody enters, which drawings call Room.
final class DrawnRoom: UIViewController {
  var guest: String?
}

/// Rows of two kinds.
final class DrawnRows: UITableViewController {
  var heard: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.row == 0 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "kim"
      cell.detailTextLabel?.text = "work.example"
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "own", for: indexPath)
    (cell as? OwnRow)?.title.text = "robin"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("did \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    heard.append("\(segue.identifier ?? "") from row \(tableView.indexPathForSelectedRow?.row ?? -1)")
  }

  func ring(_ sender: UIButton) { heard.append("ring") }

  public override class var connections: Connections {
    super.connections.adding([.action(Selector("ring:", DrawnRows.ring(_:)))])
  }
}

/// A row with an outlet of its own.
final class OwnRow: UITableViewCell {
  weak var title: UILabel!

  public override class var connections: Connections {
    super.connections.adding([.outlet("title", \OwnRow.title)])
  }
}

/// A controller with a nib of its name.
final class OwnNib: UIViewController {
  weak var title1: UILabel!
  var isPressed = false

  func press() { isPressed = true }

  public override class var connections: Connections {
    super.connections.adding([
      .outlet("title1", \OwnNib.title1), .action(Selector("press", OwnNib.press)),
    ])
  }
}
