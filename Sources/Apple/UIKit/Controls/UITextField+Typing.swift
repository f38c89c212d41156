extension UITextField {
  /// Takes text as from a keyboard: it is chosen, what was in it is marked, and letter follows letter.
  ///
  /// A line break is the keyboard's Return key. Nothing at all empties the field.
  package func type(_ typed: String) {
    guard becomeFirstResponder() else { return }
    selection = 0..<length
    if typed.isEmpty { return press("") }
    for letter in typed {
      if letter.isNewline { pressReturn() } else { press(String(letter)) }
    }
  }

  var length: Int { (text ?? "").utf16.count }

  /// Puts a text in the place of another, and the cursor behind it.
  func put(_ string: String, insteadOf units: Range<Int>) {
    let units = units.within(length)
    let end = units.lowerBound + string.utf16.count
    text = (text ?? "").replacing(units, by: string)
    selection = (end..<end).within(length)
  }

  private func press(_ key: String) {
    let units = selection.within(length)
    guard delegate?.textField(self, shouldChangeCharactersIn: units.place, replacementString: key) != false
    else { return }
    put(key, insteadOf: units)
    tellOfChange()
  }

  private func tellOfChange() {
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// The button that empties it, where it is seen: while something is in the field, and nothing else stands there.
  var clearButton: UIView? {
    guard hasText, clearButtonMode.isSeen(whileEditing: isEditing) else { return nil }
    let button = UIButton(type: .system)
    button.accessibilityLabel = "Clear text"
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    return button
  }

  private func clear() {
    guard becomeFirstResponder(), delegate?.textFieldShouldClear(self) != false else { return }
    put("", insteadOf: 0..<length)
    tellOfChange()
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }
}

extension UITextField: UITextInput {
  /// Whether something is in it.
  public var hasText: Bool { length > 0 }

  /// What is marked, or where the next letter goes; `nil` while nobody types into it.
  public var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(selection) : nil }
    set { if isEditing, let newValue { selection = newValue.units.within(length) } }
  }

  /// Where its text ends.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// What stands in a range.
  public func text(in range: UITextRange) -> String? { (text ?? "").text(in: range.units) }

  /// Puts a text in the place of another; nobody is asked.
  public func replace(_ range: UITextRange, withText text: String) {
    put(text, insteadOf: range.units)
    sendActions(for: .editingChanged)
  }
}

/// Who is asked before a field changes, and hears of it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the field may take the keyboard.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field has the keyboard.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may give the keyboard up.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field has given the keyboard up.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// It has given the keyboard up, and why.
  @available(iOS 10.0, *)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a change may be made.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// What is in the field, or what of it is marked, has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the field may be emptied by its button, or because somebody begins to type.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the Return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// Every call may be left out.
extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// As without a reason.
  @available(iOS 10.0, *)
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
