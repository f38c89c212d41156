import Testing
import UIKit

/// What layouts wish that are written as pictures.
@MainActor @Suite struct VisualFormatTests {
  private let root = UIView()
  private let name = UILabel()
  private let field = UITextField()

  init() {
    root.addSubview(name)
    root.addSubview(field)
  }

  @Test(arguments: [
    ("H:|-[name]-8-[field(>=40)]-|", ["n.5=r.5+20", "f.5=n.6+8", "f.7>0+40", "r.6=f.6+20"]),
    ("[name]-[field]", ["f.5=n.6+8"]),
    ("[name][field]", ["f.5=n.6+0"]),
    ("V:|[name(field)]", ["n.8=f.8+0", "n.3=r.3+0"]),
    (
      "V:|-gap-[name(==22.5@250)]-(>=4,<=gap)-|",
      ["n.8=0+22.5@250.0", "n.3=r.3+12", "r.4>n.4+4", "r.4<n.4+12"]
    ),
    ("H:|-(-3)-[name]", ["n.5=r.5+-3"]),
    ("|-(>=gap@low)-[name]", ["n.5>r.5+12@1.0"]),
  ])
  func `a picture becomes what it wishes`(format: String, wishes: [String]) {
    #expect(made(format).map(said).sorted() == wishes.sorted())
  }

  @Test func `neighbours stand on one line where an option says so`() {
    let made = made("[name]-[field]", [.alignAllCenterY, .alignAllTop])
    #expect(made.map(said) == ["f.5=n.6+8", "n.3=f.3+0", "n.10=f.10+0"])
  }

  @Test func `what is made can be activated`() {
    NSLayoutConstraint.activate(made("|[name]|"))
    #expect(name.constraints.count + root.constraints.count == 2)
  }

  @Test(arguments: [
    ("H:|-[name", "“]” is expected"), ("H:[gone]", "“gone” is no key of the views"),
    ("H:[name]-8[field]", "“-” is expected"), ("", "a view in brackets is expected"),
    ("|[name]|[field]", "nothing may stand behind the last “|”"),
  ])
  func `a picture that nobody can read is a crash that points at the place`(
    format: String, reason: String
  ) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [format] in
      await MainActor.run { _ = VisualFormatTests().made(format) }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Unable to parse constraint format: \(reason)\n\(format)\n"), "\(text.suffix(600))")
  }

  private func made(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: ["gap": 12, "low": 1],
      views: ["name": name, "field": field])
  }

  private func said(_ wish: NSLayoutConstraint) -> String {
    let signs: [NSLayoutConstraint.Relation: String] = [
      .equal: "=", .lessThanOrEqual: "<", .greaterThanOrEqual: ">",
    ]
    let second = wish.secondItem.map { "\(letter($0)).\(wish.secondAttribute.rawValue)" } ?? "0"
    let constant = wish.constant.rounded() == wish.constant ? "\(Int(wish.constant))" : "\(wish.constant)"
    let priority = wish.priority == .required ? "" : "@\(wish.priority.rawValue)"
    return letter(wish.firstItem) + ".\(wish.firstAttribute.rawValue)\(signs[wish.relation] ?? "?")\(second)"
      + "+\(constant)\(priority)"
  }

  private func letter(_ item: AnyObject?) -> String { item === name ? "n" : item === field ? "f" : "r" }
}
