import Testing

@testable import ObjectiveCRewriting

/// What becomes of files written for a compiler that knows Objective-C.
@Suite struct RewritingTests {
  private func rewritten(_ text: String) -> String {
    ModuleRewriting([("A.swift", text)]).rewritten()[0].text
  }

  private func remarks(_ text: String) -> [String] {
    ModuleRewriting([("A.swift", text)]).rewritten()[0].remarks.map(\.warning)
  }

  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(name:) func a() {}", "             func a() {}"),
    ("@objcMembers\nfinal class A {}", "            \nfinal class A {}"),
    ("class A { dynamic var a = 1 }", "class A {         var a = 1 }"),
    ("class A {\n  public dynamic var a = 1\n}", "class A {\n  public         var a = 1\n}"),
    ("import os.log", "import os    "),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("import Foundation\nlet a = 1", "import UIKit\nlet a = 1"),
    ("import UIKit\nlet a = errSecSuccess", "import Security\nlet a = errSecSuccess"),
    ("SecItemDelete(query as CFDictionary)", "SecItemDelete(query                )"),
    (
      "SecItemUpdate(a as CFDictionary, [f(1)] as CFDictionary)",
      "SecItemUpdate(a                , [f(1)] as CFDictionary)"
    ),
    (
      "SecItemUpdate([f(1)] as CFDictionary, b as CFDictionary)",
      "SecItemUpdate([f(1)] as CFDictionary, b                )"
    ),
    ("keep(query as CFDictionary)", "keep(query as CFDictionary)"),
    ("let a = query as CFDictionary", "let a = query as CFDictionary"),
    ("@preconcurrency import QuartzCore; import os", "@preconcurrency import UIKit; import os"),
    ("let a = Foundation.Data()", "let a = Foundation.Data()"),
    ("#if os(iOS) || os(macOS)\nos(iOS)\n#endif", "#if os(Linux) || os(macOS)\nos(iOS)\n#endif"),
    ("#if DEBUG\n#elseif !os(iOS)\n#endif", "#if DEBUG\n#elseif !os(Linux)\n#endif"),
    ("let dynamic = 1", "let dynamic = 1"),
    ("// @objc\n/* @objc /* dynamic */ @objc */", "// @objc\n/* @objc /* dynamic */ @objc */"),
    ("let a = \"@objc \\(b)\"", "let a = \"@objc \\(b)\""),
    (
      "let a = #\"@objc \\(#selector(a)) \"# + /@objc\"/", "let a = #\"@objc \\(#selector(a)) \"# + /@objc\"/"
    ),
    ("let a = \"\"\"\n  @objc \"\n  \"\"\"", "let a = \"\"\"\n  @objc \"\n  \"\"\""),
  ])
  func `what only Objective-C understands goes, and nothing else`(text: String, result: String) {
    #expect(rewritten(text) == result)
  }

  @Test func `a protocol of Objective-C is one of classes`() {
    #expect(rewritten("@objc protocol A {}") == "      protocol A: AnyObject {}")
    #expect(rewritten("@objc protocol A: B {}") == "      protocol A: AnyObject, B {}")
    #expect(rewritten("@objc protocol A: NSObjectProtocol {}") == "      protocol A: NSObjectProtocol {}")
    #expect(rewritten("protocol A {}") == "protocol A {}")
    #expect(
      remarks("@objc protocol A {\n  @objc optional func b()\n}") == [
        "A.swift:2:3: warning: an optional requirement of a protocol cannot be left out on Linux: "
          + "give it a default in an extension"
      ])
  }

  @Test(arguments: [
    ("#selector(cancel)", "Selector(\"cancel:\", List.cancel)"),
    ("#selector(self.cancel(_:))", "Selector(\"cancel:\", List.cancel(_:))"),
    ("#selector(Self.add(with:for:))", "Selector(\"addWith:for:\", List.add(with:for:))"),
    ("#selector(Other.tap(sender:))", "Selector(\"tapWithSender:\", Other.tap(sender:))"),
    ("#selector(model.go)", "Selector(\"go\", of: model, { $0.go })"),
    ("#selector(cancel as (Any) -> Void)", "Selector(\"cancel:\", List.cancel as (List) -> (Any) -> Void)"),
    ("#selector(getter: title)", "#selector(getter: title)"),
    ("#keyPath(Item.owner.name)", "\"owner.name\""),
  ])
  func `selectors become values that call a method, key paths text`(text: String, result: String) {
    let (head, tail) = ("class List { func cancel(_ sender: Any) {}; func b() { use(", ") } }")
    #expect(rewritten(head + text + tail) == head + result + tail)
  }

  @Test func `a selector outside of any type, and one of an accessor, are told of`() {
    #expect(remarks("let a = #selector(b)").count == 1)
    #expect(remarks("class A { let a = #selector(getter: b) }").count == 1)
  }

  @Test func `what overrides in an extension is called from within the class, wherever the two stand`() {
    let files = ModuleRewriting([
      ("A.swift", "class A: B {\n}"),
      (
        "B.swift",
        """
        extension A {
          @objc override public func load(
            from a: Int, _ b: inout Int
          ) async throws { try await super.load(from: a, &b) }
          override var isOn: Bool { get { true } set {} }
          func other() {}
        }
        """
      ),
    ]).rewritten()
    #expect(
      files[0].text == """
        class A: B {
         override public func load( from a: Int, _ b: inout Int ) async throws \
        { try await extension_load(from: a, &b) }; \
        override var isOn: Bool { get { extension_isOn } set { extension_isOn = newValue } } }
        """)
    #expect(
      files[1].text == """
        extension A {
                         public func extension_load(
            from a: Int, _ b: inout Int
          ) async throws { try await super.load(from: a, &b) }
                   var extension_isOn: Bool { get { true } set {} }
          func other() {}
        }
        """)
  }

  @Test func `an override of a class from elsewhere, or under a condition, is told of and stays`() {
    let text = "extension A {\n  override func a() {}\n}"
    #expect(rewritten(text) == text)
    #expect(remarks(text).count == 1)
    let other = "class A: B {}\nextension A {\n#if DEBUG\n  override func a() {}\n#endif\n}"
    #expect(rewritten(other) == other)
    #expect(remarks(other).count == 1)
  }

  @Test func `a call of a delegate that only a class below the delegate takes is told of`() {
    let base = "class Base: UIViewController, UITableViewDelegate {}\n"
    let tap = "func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}"
    let within = remarks(base + "class List: Base { \(tap) }")
    #expect(within.map { $0.hasPrefix("A.swift:2:") } == [true])
    let beside = remarks(base + "class List: Base {}\nextension List { \(tap) }")
    #expect(beside.map { $0.hasPrefix("A.swift:3:") } == [true])
    // What the class conforms to itself, and what the delegate takes as well, is called.
    let title = "func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { nil }"
    #expect(remarks(base + "class List: Base, UITableViewDataSource { \(title) }") == [])
    #expect(remarks(base + "class List: Base { \(title) }") == [])
    #expect(remarks(base + "extension Base { \(tap) }\nclass List: Base { override \(tap) }") == [])
    #expect(remarks("class List: Base { \(tap) }") == [])
  }

  @Test func `a class with outlets and actions has a table of them`() {
    let text = """
      final class List: UIViewController {
        @IBOutlet private weak var table: UITableView!
        @IBAction func cancel(_ sender: Any) {}
      }
      extension List { @IBAction func more() {} }
      """
    let table = """
       public override class var connections: Connections { super.connections.adding([\
      .outlet("table", \\List.table), .action(Selector("cancel:", List.cancel(_:))), \
      .action(Selector("more", List.more))]) }
      """
    #expect(rewritten(text).contains(table))
    #expect(rewritten("class A: NSObject { @IBAction func a() {} }").contains("connections") == false)
    #expect(remarks("class A: NSObject { @IBAction func a() {} }").count == 1)
  }

  @Test func `what makes the end of a segue is found by its name`() {
    let text = """
      class List: UIViewController {
        @IBSegueAction func detail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Detail? { nil }
        @IBSegueAction private func more(coder: NSCoder) -> UIViewController { UIViewController(coder: coder)! }
      }
      """
    let table = """
       public override class var connections: Connections { super.connections.adding([\
      .segueAction("detail:sender:segueIdentifier:", List.detail(_:sender:segueIdentifier:)), \
      .segueAction("moreWithCoder:", List.more(coder:))]) }
      """
    #expect(rewritten(text).contains(table), "\(rewritten(text))")
  }

  @Test func `what Objective-C knows can be found by its name, unless it cannot be reached from the class`() {
    let files = ModuleRewriting([
      ("A.swift", "class A: UIViewController {\n}"),
      (
        "B.swift",
        """
        extension A {
          @objc func tapped(_ sender: Any) {}
          @objc private func hidden() {}
          @objc func later(_ work: () -> Void) {}
          @objc func three(_ a: Int, _ b: Int, _ c: Int) {}
        }
        class C: Codable { @objc func tapped() {} }
        """
      ),
    ]).rewritten()
    #expect(
      files[0].text == """
        class A: UIViewController {
         public override class var connections: Connections { super.connections.adding([\
        .action(Selector("tapped:", A.tapped(_:)))]) } }
        """)
    #expect(!files[1].text.contains("connections"))
  }

  @Test func `an initializer by which UIKit makes what it is given a class of is required`() {
    let text = "class A: UITableViewCell { override init(style: B, reuseIdentifier: String?) {} }"
    #expect(rewritten(text) == text.replacing("override", with: "required"))
    let tile = "class A: Tile { public override init(frame: CGRect) {} }; class Tile: UICollectionViewCell {}"
    #expect(rewritten(tile) == tile.replacing("override", with: "required"))
    let view = "class A: UIView { override init(frame: CGRect) {} }"
    #expect(rewritten(view) == view)
  }

  @Test func `a cell that UIKit cannot make by its class gets an initializer that fails`() {
    let cell = "class A: UITableViewCell {\n  required init?(coder: NSCoder) {}\n}"
    #expect(
      rewritten(cell)
        == "class A: UITableViewCell {\n  required init?(coder: NSCoder) {}\n "
        + "public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) "
        + "{ fatalError(\"use of unimplemented initializer for class 'A'\") } }")
    let tile = "class A: Tile { init(_ name: String) {} }; class Tile: UICollectionViewCell {}"
    #expect(rewritten(tile).contains("public required init(frame: CGRect) {"))
    // Whoever has only these has UIKit's initializer from its superclass.
    for text in [
      "class A: UITableViewCell { convenience init() {} }", "class A: UITableViewCell { var a = 1 }",
      "class A: UITableViewCell { required init(style: B, reuseIdentifier: String?) {}; init?(coder: C) {} }",
      "class A: UIView { required init?(coder: NSCoder) {} }",
    ] {
      #expect(rewritten(text) == text)
    }
  }

  @Test func `what was drawn is named in a file, with classes of other names`() {
    let module = ModuleRewriting([
      ("A.swift", "@objc(Other) public final class A {}\n@objc(Gone) private class B {}\n@objc class C {}"),
      ("B.swift", "#if DEBUG\n@objc(D) class D {}\n#endif\nenum E { @objc(In) @MainActor class F {} }"),
    ])
    let text = module.interface(drawnAt: ["/a \"b\"/Main.storyboard"])
    #expect(text.contains("[String] { [\"/a \\\"b\\\"/Main.storyboard\"] }"))
    #expect(text.contains("[String: AnyClass] { [\"In\": E.F.self, \"Other\": A.self] }"))
    #expect(ModuleRewriting([]).interface(drawnAt: []) == "// Nothing was drawn for this module.\n")
  }

  @Test func `what is said in other words goes before what Foundation finds`() {
    let text = ModuleRewriting([]).interface(drawnAt: [], saying: ["Localizable": ["a\u{1}": "\"b\"\n"]])
    #expect(
      text.contains("    \"Localizable\": [\n      \"a\\u{1}\": \"\\\"b\\\"\\n\",\n    ],\n"), "\(text)")
    #expect(text.contains("\nfunc NSLocalizedString(\n  _ key: String, tableName: String? = nil"))
    #expect(text.contains("\nextension Bundle {\n"))
  }

  @Test func `a file with a bracket too many is left as it is`() {
    #expect(rewritten("@objc func a() {") == "@objc func a() {")
    #expect(
      remarks("@objc func a() {") == [
        "A.swift:1:1: warning: a bracket has no partner: the file is left as it is"
      ])
  }
}
