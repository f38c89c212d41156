import Documents

/// What the attributes of a drawing say of a view.
extension InterfaceLoader {
  func dress(_ view: UIView, _ element: MarkupElement) {
    if let frame = element.frame { view.frame = frame }
    view.isHidden = element.flag("hidden") ?? view.isHidden
    view.alpha = element.number("alpha").map { CGFloat($0) } ?? view.alpha
    view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? view.isUserInteractionEnabled
    view.tag = element.number("tag").map { Int($0) } ?? view.tag
    view.clipsToBounds = element.flag("clipsSubviews") ?? view.clipsToBounds
    if let accessibility = element.child(key: "accessibilityConfiguration") {
      view.accessibilityLabel = accessibility["label"] ?? view.accessibilityLabel
      view.accessibilityHint = accessibility["hint"] ?? view.accessibilityHint
      view.accessibilityIdentifier = accessibility["identifier"] ?? view.accessibilityIdentifier
      view.isAccessibilityElement =
        accessibility.child(key: "isElement")?.flag("value") ?? view.isAccessibilityElement
    }
    if let control = view as? UIControl { dress(control: control, element) }
    switch view {
    case let label as UILabel:
      label.text = element.said("text") ?? label.text
      label.numberOfLines = element.number("numberOfLines").map { Int($0) } ?? label.numberOfLines
    case let text as UITextView:
      text.text = element.said("text") ?? ""
      text.isEditable = element.flag("editable") ?? text.isEditable
      text.isSelectable = element.flag("selectable") ?? text.isSelectable
    case let bar as UISearchBar:
      bar.text = element.said("text") ?? bar.text
      bar.prompt = element.said("prompt") ?? bar.prompt
      bar.scopeButtonTitles = element.list("scopeButtonTitles")
      bar.showsScopeBar = element.flag("showsScopeBar") ?? bar.showsScopeBar
      dress(traits: bar.searchTextField, element)
    case let wheel as UIActivityIndicatorView:
      wheel.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
      if element.flag("animating") == true { wheel.startAnimating() }
    case let progress as UIProgressView: progress.progress = Float(element.number("progress") ?? 0.5)
    case let picture as UIImageView:
      picture.image = image(element["image"], element) ?? picture.image
    case let stack as UIStackView:
      stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
      stack.spacing = CGFloat(element.number("spacing") ?? 0)
    default: break
    }
  }

  private func dress(control: UIControl, _ element: MarkupElement) {
    control.isEnabled = element.flag("enabled") ?? true
    control.isSelected = element.flag("selected") ?? false
    switch control {
    case let button as UIButton: dress(button: button, element)
    case let field as UITextField:
      field.text = element.said("text") ?? field.text
      field.placeholder = element.said("placeholder") ?? field.placeholder
      field.clearsOnBeginEditing = element.flag("clearsOnBeginEditing") ?? field.clearsOnBeginEditing
      let modes: [String: UITextField.ViewMode] = [
        "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
      ]
      field.clearButtonMode = element["clearButtonMode"].flatMap { modes[$0] } ?? field.clearButtonMode
      dress(traits: field, element)
    case let toggle as UISwitch: toggle.isOn = element.flag("on") ?? false
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0)
    case let stepper as UIStepper:
      stepper.minimumValue = element.number("minimumValue") ?? 0
      stepper.maximumValue = element.number("maximumValue") ?? 100
      stepper.stepValue = element.number("stepValue") ?? 1
      stepper.value = element.number("value") ?? 0
    case let choice as UISegmentedControl:
      for (index, segment) in (element.child("segments")?.children ?? []).enumerated() {
        choice.insertSegment(withTitle: segment["title"], at: index, animated: false)
        if segment.flag("enabled") == false { choice.setEnabled(false, forSegmentAt: index) }
      }
      choice.selectedSegmentIndex = Int(element.number("selectedSegmentIndex") ?? 0)
    case let pages as UIPageControl:
      pages.numberOfPages = Int(element.number("numberOfPages") ?? 3)
      pages.currentPage = Int(element.number("currentPage") ?? 0)
    default: break
    }
  }

  private func dress(button: UIButton, _ element: MarkupElement) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]
    for drawn in element.children where drawn.name == "state" {
      guard let state = drawn["key"].flatMap({ states[$0] }) else { continue }
      if let title = drawn.said("title") ?? drawn.child(key: "attributedTitle")?.said("text") {
        button.setTitle(title, for: state)
      }
      if let picture = image(drawn["image"], drawn) { button.setImage(picture, for: state) }
    }
    if let drawn = element.child("buttonConfiguration"), drawn["title"] != nil || drawn["style"] != nil {
      var configuration = UIButton.Configuration.plain()
      configuration.title = drawn.said("title") ?? button.title(for: .normal)
      button.configuration = configuration
    }
  }

  private func dress(traits field: UITextField, _ element: MarkupElement) {
    guard let traits = element.child(key: "textInputTraits") else { return }
    field.isSecureTextEntry = traits.flag("secureTextEntry") ?? field.isSecureTextEntry
    field.textContentType = traits["textContentType"].map { UITextContentType(rawValue: $0) }
    let returns: [String: UIReturnKeyType] = [
      "done": .done, "go": .go, "next": .next, "search": .search, "send": .send, "continue": .continue,
      "join": .join, "route": .route,
    ]
    field.returnKeyType = traits["returnKeyType"].flatMap { returns[$0] } ?? field.returnKeyType
    let keyboards: [String: UIKeyboardType] = [
      "emailAddress": .emailAddress, "URL": .URL, "numberPad": .numberPad, "decimalPad": .decimalPad,
      "phonePad": .phonePad, "alphabet": .asciiCapable, "webSearch": .webSearch,
    ]
    field.keyboardType = traits["keyboardType"].flatMap { keyboards[$0] } ?? field.keyboardType
    if traits["autocapitalizationType"] == nil { field.autocapitalizationType = .none }
    if traits["autocorrectionType"] == "no" { field.autocorrectionType = .no }
  }

  /// A picture: the system's where the drawing says so.
  func image(_ name: String?, _ element: MarkupElement) -> UIImage? {
    guard let name else { return nil }
    return element["catalog"] == "system" || name.contains(".")
      ? UIImage(systemName: name) : UIImage(named: name)
  }

  /// Sets what somebody gave a drawing beyond what it asks for; what cannot be set is told, as on a device.
  func set(_ attribute: MarkupElement, of object: AnyObject) {
    guard let path = attribute["keyPath"] else { file.fail(attribute, "this attribute has no key path") }
    for value in values(of: attribute) where set(value, at: path, of: object) { return }
    file.log(
      attribute,
      "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): "
        + "this class is not key value coding-compliant for the key \(path).")
  }

  /// What an attribute may mean, the nearest first.
  private func values(of attribute: MarkupElement) -> [Any] {
    let inner = attribute.child(key: "value")
    switch attribute["type"] {
    case "boolean": return [attribute.flag("value") == true || inner?.flag("value") == true]
    case "number":
      guard let number = attribute.number("value") ?? inner?.number("value") else { return [] }
      let whole = Int(exactly: number).map { [$0] as [Any] } ?? []
      return [CGFloat(number), number] + whole + [Float(number)]
    case "string": return [attribute.said("value") ?? inner?.text ?? ""]
    case "image": return image(attribute["value"], attribute).map { [$0] } ?? []
    case "color":
      let parts = ["red", "green", "blue", "alpha"].map { CGFloat(inner?.number($0) ?? 0) }
      return [UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])]
    case "size", "point":
      let (x, y) = (
        inner?.number("width") ?? inner?.number("x"), inner?.number("height") ?? inner?.number("y")
      )
      return [CGSize(width: x ?? 0, height: y ?? 0), CGPoint(x: x ?? 0, y: y ?? 0)]
    default: return []
    }
  }

  private func set(_ value: Any, at path: String, of object: AnyObject) -> Bool {
    if let responder = object as? UIResponder, let outlet = type(of: responder).connections.outlets[path],
      outlet.set?(object, value) == true
    {
      return true
    }
    guard let view = object as? UIView else { return false }
    switch (path, value) {
    case ("layer.cornerRadius", let number as CGFloat): view.layer.cornerRadius = number
    case ("layer.borderWidth", let number as CGFloat): view.layer.borderWidth = number
    case ("layer.masksToBounds", let flag as Bool): view.layer.masksToBounds = flag
    case ("layer.shadowRadius", let number as CGFloat): view.layer.shadowRadius = number
    case ("layer.shadowOpacity", let number as Float): view.layer.shadowOpacity = number
    case ("layer.borderColor", let color as UIColor), ("layer.borderUIColor", let color as UIColor):
      view.layer.borderColor = color.cgColor
    case ("accessibilityIdentifier", let text as String): view.accessibilityIdentifier = text
    case ("accessibilityLabel", let text as String): view.accessibilityLabel = text
    case ("hidden", let flag as Bool): view.isHidden = flag
    case ("text", let text as String):
      guard let label = view as? UILabel else { return false }
      label.text = text
    default: return false
    }
    return true
  }
}
