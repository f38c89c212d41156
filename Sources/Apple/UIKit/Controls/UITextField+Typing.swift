extension UITextField {
  /// Takes text as from a keyboard: it is chosen, what was in it is marked, and letter follows letter.
  ///
  /// A line break is the keyboard's Return key. Nothing at all empties the field.
  package func type(_ typed: String) {
    guard becomeFirstResponder() else { return }
    if typed.isEmpty { return replace(0..<length, with: "") }
    var marked = 0..<length
    for letter in typed {
      if letter.isNewline {
        pressReturn()
      } else {
        replace(marked, with: String(letter))
      }
      marked = length..<length
    }
  }

  private var length: Int { (text ?? "").utf16.count }

  private func replace(_ range: Range<Int>, with string: String) {
    let place = NSRange(location: range.lowerBound, length: range.count)
    guard delegate?.textField(self, shouldChangeCharactersIn: place, replacementString: string) != false
    else {
      return
    }
    text = ((text ?? "") as NSString).replacingCharacters(in: place, with: string)
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }
}

/// Who is asked before a field changes, and hears of it.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
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
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
