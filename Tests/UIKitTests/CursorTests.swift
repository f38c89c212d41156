import Testing
import UIKit

/// Where the next letter goes.
@MainActor @Suite struct CursorTests {
  private let field = UITextField()

  @Test func `nothing is marked while nobody types, and then the end is where letters go`() {
    field.text = "abc"
    #expect(field.selectedTextRange == nil)
    field.becomeFirstResponder()
    #expect(cursor == 3)
    field.insertText("d")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "ab" && cursor == 2)
  }

  @Test func `letters go where code puts the cursor`() throws {
    field.text = "ac"
    field.becomeFirstResponder()
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: place, to: place)
    field.insertText("b")
    #expect(field.text == "abc" && cursor == 2)
    field.deleteBackward()
    #expect(field.text == "ac" && cursor == 1)
    #expect(field.position(from: place, offset: 2) == nil)
    #expect(field.position(from: place, offset: -2) == nil)
    #expect(field.compare(place, to: field.endOfDocument) == .orderedAscending)
  }

  @Test func `what is marked gives way`() throws {
    field.text = "12 34"
    field.becomeFirstResponder()
    let range = try #require(
      field.textRange(from: field.endOfDocument, to: field.beginningOfDocument))
    #expect(field.text(in: range) == "12 34" && !range.isEmpty)
    field.selectedTextRange = range
    field.insertText("👩‍👩‍👧")
    #expect(field.text == "👩‍👩‍👧")
    field.deleteBackward()
    #expect(field.text == "" && !field.hasText)
  }

  @Test func `a delegate that writes the text itself finds the cursor at its end`() {
    let group = Grouping()
    field.delegate = group
    field.type("123456")
    #expect(field.text == "123 456")
    #expect(group.places == [0, 1, 2, 3, 5, 6])
  }

  @Test func `code can put the cursor elsewhere between two letters`() {
    field.addAction(
      UIAction { [field] _ in
        field.selectedTextRange = field.textRange(
          from: field.beginningOfDocument, to: field.beginningOfDocument)
      }, for: .editingChanged)
    field.type("abc")
    #expect(field.text == "cba")
  }

  @Test func `a text of several lines has a cursor as well`() throws {
    let text = UITextView()
    text.text = "one\ntwo"
    #expect(text.selectedRange == NSRange(location: 7, length: 0))
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 3, length: 1)
    #expect(text.text(in: try #require(text.selectedTextRange)) == "\n")
    text.insertText(", ")
    #expect(text.text == "one, two" && text.selectedRange.location == 5)
  }

  private var cursor: Int? {
    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) }
  }
}

/// Groups digits by three, as many fields for codes do.
private final class Grouping: NSObject, UITextFieldDelegate {
  var places: [Int] = []

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    places.append(range.location)
    let digits = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
      .filter(\.isNumber)
    textField.text = digits.count > 3 ? "\(digits.prefix(3)) \(digits.dropFirst(3))" : digits
    return false
  }
}
