import Testing
import UIKit

/// What fields hear when somebody types.
@MainActor @Suite struct TypingTests {
  @Test func `a field is chosen, then hears of every letter`() {
    let field = UITextField()
    let ear = Ear()
    field.delegate = ear
    field.addAction(UIAction { _ in ear.heard.append("changed: \(field.text ?? "")") }, for: .editingChanged)
    field.type("42")
    #expect(ear.heard == ["begin", "0+0 4", "changed: 4", "1+0 2", "changed: 42"])
    #expect(field.isFirstResponder)
  }

  @Test func `typing again takes the place of what was there`() {
    let field = UITextField()
    field.text = "old"
    field.type("new")
    #expect(field.text == "new")
    field.type("")
    #expect(field.text == "")
  }

  @Test func `a delegate can refuse letters, and a line break is the Return key`() {
    let field = UITextField()
    let ear = Ear()
    ear.accepts = { Int($0) != nil || $0.isEmpty }
    field.delegate = ear
    field.type("4a2\n")
    #expect(field.text == "42")
    #expect(ear.heard.last == "return")
  }

  @Test func `the keyboard leaves one field before it comes to another`() {
    let (first, second) = (UITextField(), UITextField())
    let root = UIView(holding: [first, second])
    let ear = Ear()
    first.delegate = ear
    first.type("1")
    second.type("2")
    #expect(ear.heard.last == "end")
    #expect(!first.isFirstResponder && second.isFirstResponder)
    root.endEditing(true)
    #expect(!second.isFirstResponder)
  }

  @Test func `a disabled field takes nothing`() {
    let field = UITextField()
    field.isEnabled = false
    field.type("1")
    #expect(field.text == "")
  }

  @Test func `letters of several scalars are one letter`() {
    let field = UITextField()
    field.type("é👩‍👩‍👧")
    #expect(field.text == "é👩‍👩‍👧")
  }
}

/// A delegate that writes down what it hears.
private final class Ear: NSObject, UITextFieldDelegate {
  var heard: [String] = []
  var accepts: (String) -> Bool = { _ in true }

  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    heard.append("\(range.location)+\(range.length) \(string)")
    return accepts(string)
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    heard.append("return")
    return true
  }
}
