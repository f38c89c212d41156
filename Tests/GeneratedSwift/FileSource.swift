/// Swift at random, in the ways that people write it.
package struct FileSource {
  private var chance: Chance
  /// What strings and comments say, each of which must be there afterwards.
  package private(set) var said: [String] = []

  package init(seed: UInt64) { chance = Chance(seed: seed) }

  private mutating func number(below limit: Int) -> Int { chance.number(below: limit) }
  private mutating func one(of texts: [String]) -> String { chance.one(of: texts) }

  /// A string or a comment full of what would be rewritten elsewhere.
  private mutating func saying() -> String {
    let inside = one(of: [
      "@objc fn a()", "#selector(b)", "dynamic var", "} { (", "@IBOutlet // ' x", "override",
    ])
    let text =
      "<\(said.count) \(inside)>"
    said.append(text)
    return text
  }

  private mutating func trivia() -> String {
    switch number(below: 6) {
    case 0: "// \(saying())\n"
    case 1: "/* \(saying()) /* nested */ \n */"
    case 2: "\n\n"
    default: "\n"
    }
  }

  private mutating func value() -> String {
    switch number(below: 9) {
    case 0: "\"\(saying())\""
    case 1: "#\"\(saying()) \" \"#"
    case 2: "\"\"\"\n  \(saying()) \" \"\"\n  \"\"\""
    case 3: "\"\\(f(\"\(saying())\")) \\(#selector(act\(number(below: 3))))\""
    case 4: "#selector(act\(number(below: 3))(_:))"
    case 5: "#keyPath(A.b.c)"
    case 6: "/\(["a[\"]", "(b)", "\\/"][number(below: 3)])/"
    case 7: "[1, 2].map { $0 / 2 }"
    default: "a / b / c"
    }
  }

  private mutating func member(depth: Int) -> String {
    let attribute = one(of: ["", "@objc ", "@objc(a:b:) ", "@IBAction ", "@available(iOS 15, *) ", "@objc\n"])
    let modifier = one(of: ["", "dynamic ", "public ", "private ", "override ", "final ", "public override "])
    switch number(below: depth > 2 ? 4 : 6) {
    case 0: return "\(attribute)\(modifier)func act\(number(below: 3))(_ a: Int) { let b = \(value()) }"
    case 1: return "\(attribute)\(modifier)var a\(number(below: 9)): Int { get { 1 } set { b = \(value()) } }"
    case 2: return "@IBOutlet weak var o\(number(below: 9)): A!"
    case 3: return "lazy var l = \(value())"
    case 4: return "#if DEBUG\n\(member(depth: depth + 1))\n#else\n\(member(depth: depth + 1))\n#endif"
    default: return type(depth: depth + 1)
    }
  }

  private mutating func type(depth: Int) -> String {
    let head = one(of: [
      "class A: UIViewController", "@objcMembers public class B: A", "extension A", "struct S<T>", "enum E",
      "@objc protocol P", "extension B: Q where T == Int", "final class C: NSObject",
    ])
    let members = (0..<number(below: 5)).map { _ in member(depth: depth) + trivia() }.joined()
    return "\(head) {\(trivia())\(members)}"
  }

  package mutating func file() -> String {
    "import UIKit\n" + (0...number(below: 4)).map { _ in type(depth: 0) + trivia() }.joined()
  }

  /// A text with some of it gone, doubled, or with something in it that does not belong there.
  package mutating func broken(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...number(below: 4) {
      let start = number(below: bytes.count)
      let end = min(bytes.count, start + number(below: 12))
      switch number(below: 3) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      default:
        let marks = [
          "\"", "\"\"\"", "#\"", "/*", "*/", "{", "}", "(", "\\(", "`", "@objc", "#selector(", "/", "\\",
        ]
        bytes.insert(contentsOf: one(of: marks).utf8, at: start)
      }
      if bytes.isEmpty { bytes = [0x0A] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Swift with nothing of Objective-C in it but what strings and comments say.
  package mutating func plain() -> String {
    let head = "class Plain\(number(below: 9)) {\n"
    let members = (0...number(below: 6)).map { place -> String in
      let value = ["\"\(saying())\"", "#\"\(saying())\"#", "\"\"\"\n  \(saying())\n  \"\"\"", "4 / 2 / 1"][
        number(below: 4)]
      return "  let a\(place) = \(value) // \(saying())\n  func f\(place)() { /* \(saying()) */ }\n"
    }
    return head + members.joined() + "}\n"
  }
}
