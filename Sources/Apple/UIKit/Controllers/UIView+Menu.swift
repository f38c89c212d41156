extension UIView {
  /// Shows the things of a menu in front of everything, until one is chosen or none.
  func open(_ menu: UIMenu, from sender: Any, choosing: Bool = false) {
    let sheet = UIAlertController(
      title: menu.title.isEmpty ? nil : menu.title, message: nil, preferredStyle: .actionSheet)
    for action in menu.actions {
      let answer = UIAlertAction(title: action.title, style: .default) { _ in
        if choosing { for other in menu.actions { other.state = other === action ? .on : .off } }
        action.perform(from: sender)
      }
      answer.isEnabled = !action.attributes.contains(.disabled)
      sheet.addAction(answer)
    }
    sheet.addAction(UIAlertAction(title: "Dismiss menu", style: .cancel))
    nearestController?.present(sheet, animated: false)
  }

  private var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if let controller = candidate as? UIViewController { return controller }
      responder = candidate.next
    }
    return nil
  }
}
