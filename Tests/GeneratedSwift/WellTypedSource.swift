/// Files that Xcode's compiler takes, at random: what it takes, it must take when they are rewritten.
package struct WellTypedSource {
  private var chance: Chance
  /// Ends the names of its types, so that many files make a module.
  private let number: UInt64
  private var name: String { "List\(number)" }

  package init(seed: UInt64) {
    chance = Chance(seed: seed)
    number = seed
  }

  /// How a method is declared, and what stands behind `#selector`.
  private struct Action {
    let attribute: String
    let method: String
    let selector: String
  }

  private static let attributes = [
    "@objc ", "@objc private ", "@objc\n  ", "@objc dynamic ", "@objc final ", "@objc(%:) ",
    "@available(iOS 15, *) @objc ", "@objc /* @objc */ public ",
  ]

  private mutating func action(_ place: Int) -> Action {
    switch chance.number(below: 4) {
    case 0:
      let attribute = chance.one(of: Self.attributes.filter { !$0.contains("%") })
      return Action(attribute: attribute, method: "act\(place)()", selector: "act\(place)")
    case 1:
      return Action(
        attribute: chance.one(of: ["@IBAction ", "@IBAction private ", "@IBAction @objc "]),
        method: "act\(place)(_ sender: UIButton)", selector: "act\(place)(_:)")
    default:
      let attribute = chance.one(of: Self.attributes).replacing("%", with: "named\(place)")
      return Action(
        attribute: attribute, method: "act\(place)(_ sender: Any)",
        selector: chance.one(of: [
          "act\(place)(_:)", "\(name).act\(place)(_:)", "self.act\(place)(_:)", "act\(place)",
        ]))
    }
  }

  private mutating func use(_ selector: String) -> String {
    chance.one(of: [
      "button.addTarget(self, action: #selector(\(selector)), for: .touchUpInside)",
      """
      navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(\(selector)))
      """,
      "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(\(selector))))",
      """
      NotificationCenter.default.addObserver(
            self, selector: #selector(\(selector)), name: UIApplication.didBecomeActiveNotification, object: nil)
      """,
      "_ = responds(to: #selector(\(selector)))", "print(#selector(\(selector)), \"#selector(gone)\")",
      """
      Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(\(selector)), userInfo: nil, repeats: false)
      """,
      "perform(#selector(\(selector)), with: nil, afterDelay: 1)",
    ])
  }

  private mutating func value() -> String {
    chance.one(of: [
      "\"@objc } (\"", "#\"@IBOutlet \" #selector(\"#", "\"\"\"\n    override // \" dynamic\n    \"\"\"",
      "\"\\([\"a\", \"}\"].joined(separator: \"@objc \"))\"", "#keyPath(\(name).title)",
      "[8, 4].map { $0 / 2 / 1 }.description", "\"a b\".split(separator: /@objc \\(\"/).description",
      "\"a\".replacing(#/@IBAction|}/#, with: \"{\")",
    ])
  }

  private mutating func property(_ place: Int) -> String {
    switch chance.number(below: 7) {
    case 0: "@IBOutlet weak var outlet\(place): UITableView!"
    case 1: "@IBOutlet private var outlets\(place): [UIButton]!"
    case 2: "@IBOutlet\n  private weak var field\(place): UITextField?"
    case 3: "@objc dynamic var seen\(place) = 0 { didSet { print(\"@objc \\(oldValue)\") } }"
    case 4: "@IBInspectable var width\(place): CGFloat = 4 / 2"
    case 5: "private lazy var words\(place): String = \(value())"
    default: "let said\(place) = \(value()) // @objc let not = #selector(gone)"
    }
  }

  private mutating func nested() -> String {
    chance.one(of: [
      "final class Cell: UITableViewCell { @objc func tapped() {} ; @IBOutlet var title: UILabel! }",
      "enum Kind: String { case `override`, plain = \"@objc\" }",
      "struct Row { let `dynamic`: Int; var next: [Row] = [] }",
      "#if DEBUG\n  @objc func traced() { print(\"#if\") }\n  #else\n  @objc func traced() {}\n  #endif",
      """
      private final class Coordinator: NSObject, UITextFieldDelegate {
          @objc func refresh(_ control: UIRefreshControl) { control.endRefreshing() }
          func textFieldShouldReturn(_ field: UITextField) -> Bool { field.resignFirstResponder() }
          func attach(_ control: UIRefreshControl) {
            control.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
          }
        }
      """,
      """
      @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("@objc") }
        @objc init(said: String) { super.init(nibName: nil, bundle: nil); title = said }
      """,
      """
      @objc override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
        #if canImport(UIKit) && !DEBUG
        @objc private func released() {}
        #endif
      """,
      "/* @objc /* nested */ } */",
    ])
  }

  private mutating func override() -> String {
    chance.one(of: [
      "override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }",
      "public override func viewDidAppear(_ animated: Bool) {\n    super.viewDidAppear(animated)\n    print(title ?? \"{\")\n  }",
      "override func viewDidDisappear(_ animated: Bool) { print(\"override \\(animated)\") }",
    ])
  }

  package mutating func file() -> String {
    let actions = (0...chance.number(below: 3)).map { action($0) }
    let uses = actions.map { "    " + use($0.selector) }.joined(separator: "\n")
    let properties = (0..<chance.number(below: 5)).map { "  " + property($0) }.joined(separator: "\n")
    let methods = actions.map { action in
      "  \(action.attribute)func \(action.method) { print(\"\(action.selector)\") }"
    }.joined(separator: "\n\n")
    let mark = chance.one(of: [
      "", "@objc ", "@objcMembers ", "@objc(Known\(number))\n", "final ", "@MainActor ",
    ])
    let more = chance.number(below: 2) == 0 ? "" : "\nextension \(name) {\n  \(override())\n}\n"
    return """
      // @objc class \(name)
      import Foundation
      import UIKit

      \(mark)class \(name): UIViewController {
        let button = UIButton(type: .system)
      \(properties)
        \(nested())

        override func viewDidLoad() {
          super.viewDidLoad()
      \(uses)
        }

      \(methods)
      }

      @objc protocol Listener\(number): AnyObject {
        func heard(_ text: String)
      }
      \(more)
      """
  }
}
