import Rehearsal
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

  @Test func `a button empties a field while it is seen, if the delegate agrees`() {
    let field = UITextField()
    let ear = Ear()
    field.delegate = ear
    field.type("42")
    #expect(field.touchables.count == 0)
    field.placeholder = "Code"
    #expect(field.touchables.map(\.element) == [.field("Code", text: "42")])
    field.clearButtonMode = .whileEditing
    #expect(field.touchables.map(\.element) == [.field("Code", text: "42"), .button("Clear text")])
    ear.clears = false
    field.touchables.last?.tap()
    #expect(field.text == "42" && ear.heard.last == "clear")
    ear.clears = true
    field.addAction(UIAction { _ in ear.heard.append("changed: \(field.text ?? "")") }, for: .editingChanged)
    field.touchables.last?.tap()
    #expect(field.text == "" && ear.heard.suffix(2) == ["clear", "changed: "])
    #expect(field.touchables.count == 1, "there is nothing to empty")
    field.type("7")
    field.rightView = UIButton(type: .close)
    field.rightViewMode = .always
    #expect(!field.touchables.map(\.element).contains(.button("Clear text")))
    field.rightView = nil
    field.resignFirstResponder()
    #expect(field.touchables.count == 1, "nobody types into it")
    field.clearButtonMode = .always
    field.touchables.last?.tap()
    #expect(field.isFirstResponder && field.text == "")
  }

  @Test func `a field that clears when somebody begins asks first`() {
    let field = UITextField()
    let ear = Ear()
    field.delegate = ear
    field.text = "old"
    field.clearsOnBeginEditing = true
    ear.clears = false
    field.becomeFirstResponder()
    #expect(field.text == "old" && ear.heard == ["clear", "begin"])
    field.resignFirstResponder()
    ear.clears = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func `a search bar has its field by the name from before it had one, and looks as it was said`() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    let glass = UIImage(systemName: "magnifyingglass")
    bar.setImage(glass, for: .search, state: .normal)
    #expect(bar.image(for: .search, state: .normal) === glass)
    #expect(bar.image(for: .clear, state: .normal) == nil && bar.image(for: .search, state: .disabled) == nil)
    bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 1), for: .clear)
    #expect(
      bar.positionAdjustment(for: .clear).horizontal == 5 && bar.positionAdjustment(for: .search) == .zero)
    bar.searchTextPositionAdjustment.vertical = 2
    #expect(bar.searchTextPositionAdjustment == UIOffset(horizontal: 0, vertical: 2))
    bar.setSearchFieldBackgroundImage(glass, for: .normal)
    #expect(bar.searchFieldBackgroundImage(for: .normal) === glass)
    bar.searchTextField.clearButtonMode = .whileEditing
    bar.searchTextField.type("shiny")
    let buttons = bar.parts?.filter { $0.element == .button("Clear text") } ?? []
    #expect(buttons.count == 1)
    buttons.first?.tap()
    #expect(bar.text == "")
  }

  @Test func `a search bar's button is gray while nobody looks for anything`() {
    let bar = UISearchBar()
    let ear = BarEar()
    (bar.showsCancelButton, bar.delegate) = (true, ear)
    func canCancel() -> Bool { bar.parts?.contains { $0.element == .button("Cancel") } == true }
    func cancel() { bar.parts?.first { $0.element == .button("Cancel") }?.tap() }
    #expect(!canCancel() && bar.parts?.contains { $0.element == .button("Cancel", isEnabled: false) } == true)
    bar.searchTextField.type("")
    #expect(canCancel(), "somebody has tapped the field")
    cancel()
    #expect(!canCancel() && ear.heard == 1)
    bar.searchTextField.type("kim")
    #expect(canCancel())
    bar.resignFirstResponder()
    #expect(canCancel(), "something is looked for")
    cancel()
    #expect(!canCancel() && ear.heard == 2 && bar.text == "")
    let search = UISearchController()
    search.isActive = true
    #expect(search.searchBar.parts?.contains { $0.element == .button("Cancel") } == true)
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
  var clears = true

  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    heard.append("\(range.location)+\(range.length) \(string)")
    return accepts(string)
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    heard.append("clear")
    return clears
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    heard.append("return")
    return true
  }
}

/// A delegate that puts its search bar back as it was, and counts.
private final class BarEar: NSObject, UISearchBarDelegate {
  var heard = 0

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    heard += 1
    searchBar.text = ""
    searchBar.resignFirstResponder()
  }
}
