import Documents

/// The views of a scene.
extension InterfaceLoader {
  /// What each element of a drawing is.
  static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "button": UIButton.self,
    "textField": UITextField.self, "textView": UITextView.self, "imageView": UIImageView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "searchBar": UISearchBar.self,
    "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "progressView": UIProgressView.self, "pageControl": UIPageControl.self, "stackView": UIStackView.self,
    "scrollView": UIScrollView.self, "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self,
    "visualEffectView": UIVisualEffectView.self, "datePicker": UIDatePicker.self,
    "pickerView": UIPickerView.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self, "control": UIControl.self,
    "collectionReusableView": UICollectionReusableView.self, "refreshControl": UIRefreshControl.self,
  ]

  /// Gives a controller its view; that it then has one is what `loadView()` is for.
  func loadView(of controller: UIViewController, _ element: MarkupElement, _ scene: MarkupElement) {
    keepOthers(of: (scene.child("objects")?.children ?? []).filter { $0["id"] != element["id"] })
    let drawn = element.children.first { ["view", "tableView", "collectionView"].contains($0["key"]) }
    let view = drawn.map { self.view($0) } ?? UIView()
    if let attributes = element.child("userDefinedRuntimeAttributes") {
      for attribute in attributes.children { set(attribute, of: controller) }
    }
    if let connections = element.child("connections") { connect(later: controller, connections) }
    controller.view = view
    finish()
  }

  /// Makes a view with everything in it.
  func view(_ element: MarkupElement) -> UIView {
    guard let standard = Self.views[element.name] else {
      file.fail(element, "“\(element.name)” is not known here: make it in code")
    }
    let type = namedClass(of: element, or: standard)
    guard let view = type.init(coder: InterfaceCoder(element.attributes)) else {
      file.fail(element, "init(coder:) of \(type) makes none")
    }
    keep(view, element)
    dress(view, element)
    fill(view, element)
    return view
  }

  /// Puts into a view what stands in it.
  func fill(_ view: UIView, _ element: MarkupElement) {
    switch view {
    case let table as UITableView: fill(table: table, element)
    case let collection as UICollectionView: fill(collection: collection, element)
    case let cell as UITableViewCell: fill(cell: cell, element)
    case let cell as UICollectionReusableView:
      fill(cell, element, in: (cell as? UICollectionViewCell)?.contentView)
    case let bar as UINavigationBar: bar.items = element.child("items")?.children.map { navigationItem($0) }
    case let bar as UIToolbar: bar.items = element.child("items")?.children.map { barButtonItem($0) }
    case let stack as UIStackView:
      for child in parts(of: element) { stack.addArrangedSubview(self.view(child)) }
    case let effect as UIVisualEffectView:
      if let content = element.child(key: "contentView") {
        keep(effect.contentView, content)
        fill(effect.contentView, content)
      }
    default: for child in parts(of: element) { view.addSubview(self.view(child)) }
    }
    constrain(view, element)
  }

  private func fill(_ cell: UIView, _ element: MarkupElement, in content: UIView?) {
    guard let drawn = element.child(key: "contentView") ?? element.child("view"), let content else {
      for child in parts(of: element) { (content ?? cell).addSubview(view(child)) }
      return
    }
    for child in parts(of: drawn) { content.addSubview(view(child)) }
    constrain(content, drawn)
  }

  func parts(of element: MarkupElement) -> [MarkupElement] { element.child("subviews")?.children ?? [] }

  /// Constraints lay nothing out here, and can be connected.
  func constrain(_ view: UIView, _ element: MarkupElement) {
    for element in element.child("constraints")?.children ?? [] {
      let constraint = NSLayoutConstraint(
        first: (view, .notAnAttribute), .equal, second: (nil, .notAnAttribute), multiplier: 1,
        constant: CGFloat(element.number("constant") ?? 0))
      constraint.identifier = element["identifier"]
      constraint.isActive = true
      keep(constraint, element)
    }
    for element in element.children where element.name == "viewLayoutGuide" {
      keep(view.safeAreaLayoutGuide, element)
    }
  }

  /// Waits for fingers on a view that is connected with it.
  func recognizer(_ element: MarkupElement) -> UIGestureRecognizer {
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = Int(element.number("numberOfTapsRequired") ?? 1)
      return tap
    case "pongPressGestureRecognizer", "longPressGestureRecognizer": return UILongPressGestureRecognizer()
    case "swipeGestureRecognizer": return UISwipeGestureRecognizer()
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    default: return UIGestureRecognizer()
    }
  }
}
