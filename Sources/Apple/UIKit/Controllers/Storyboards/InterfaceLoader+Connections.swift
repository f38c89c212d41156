import Documents

/// What was drawn is connected: by outlet, by action, by segue.
extension InterfaceLoader {
  /// Connects what one object is connected with.
  func connect(_ holder: AnyObject, _ connections: MarkupElement) {
    var collections: [(name: String, element: MarkupElement, objects: [AnyObject])] = []
    for element in connections.children {
      switch element.name {
      case "outlet":
        if let object = destination(of: element) {
          set(property(of: element), of: holder, to: object, element)
        }
      case "outletCollection":
        let name = property(of: element)
        guard let object = destination(of: element) else { continue }
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].objects.append(object)
        } else {
          collections.append((name, element, [object]))
        }
      case "action": act(holder, element)
      case "segue": lead(holder, element)
      default: break
      }
    }
    for collection in collections {
      if collection.name == "gestureRecognizers", let view = holder as? UIView {
        for case let recognizer as UIGestureRecognizer in collection.objects {
          view.addGestureRecognizer(recognizer)
        }
      } else {
        set(collection.name, of: holder, to: collection.objects, collection.element)
      }
    }
  }

  private func property(of element: MarkupElement) -> String {
    guard let name = element["property"] else { file.fail(element, "this connection names no property") }
    return name
  }

  /// What a connection leads to; `nil` for whoever is first on the way.
  private func destination(of element: MarkupElement) -> AnyObject? {
    guard let id = element["destination"] else { file.fail(element, "this connection leads nowhere") }
    guard let object = object(id) else {
      file.fail(element, "this connection leads to “\(id)”, and nothing here is called so")
    }
    return object
  }

  private func set(_ name: String, of holder: AnyObject, to value: Any, _ element: MarkupElement) {
    if let recognizer = holder as? UIGestureRecognizer, name == "delegate" {
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
      return
    }
    // A key path would ask for the view first, and so make it.
    if let controller = holder as? UIViewController, name == "view", let view = value as? UIView {
      controller.view = view
      return
    }
    guard let responder = holder as? UIResponder,
      let outlet = type(of: responder).connections.outlets[name]
    else {
      file.fail(
        element,
        "[<\(type(of: holder))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
          + "\(name).")
    }
    guard outlet.set?(holder, value) == true else {
      file.fail(
        element,
        "the outlet “\(name)” of \(type(of: holder)) takes no \(type(of: value)); "
          + "a device goes on, and crashes where it is used")
    }
  }

  private func act(_ holder: AnyObject, _ element: MarkupElement) {
    guard let name = element["selector"] else { file.fail(element, "this action names no method") }
    let target = destination(of: element)
    let selector = Selector(name, drawnAt: file.place(of: element))
    switch holder {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: event(of: element, of: control))
    case let item as UIBarButtonItem: item.connect(target, selector)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: file.fail(element, "a \(type(of: holder)) calls no methods")
    }
  }

  private func event(of element: MarkupElement, of control: UIControl) -> UIControl.Event {
    guard let name = element["eventType"] else { return control is UIButton ? .touchUpInside : .valueChanged }
    guard let event = Self.events[name] else { file.fail(element, "there is no event “\(name)”") }
    return event
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "primaryActionTriggered": .primaryActionTriggered,
    "touchDownRepeat": [], "touchDragInside": [], "touchDragOutside": [], "touchDragEnter": [],
    "touchDragExit": [],
  ]

  /// A way that begins where it is touched, or by itself.
  private func lead(_ holder: AnyObject, _ element: MarkupElement) {
    guard let storyboard, let controller = owner as? UIViewController, holder !== controller else { return }
    let way = StoryboardSegue(element, in: storyboard)
    let go: @MainActor (Any?) -> Void = { [weak controller] sender in
      if let controller { way.go(from: controller, sender: sender, isAsked: true) }
    }
    switch holder {
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control] _ in go(control) },
        for: control is UIButton ? .touchUpInside : .valueChanged)
    case let item as UIBarButtonItem:
      let title = item.title
      item.primaryAction = UIAction { [weak item] _ in go(item) }
      item.title = title
    case let recognizer as UIGestureRecognizer: recognizer.recognized = go
    case let cell as UITableViewCell: cell.chosen = { [weak cell] in go(cell) }
    case let cell as UICollectionViewCell: cell.chosen = { [weak cell] in go(cell) }
    case let view as UIView where way.kind == .embed:
      embedding.append { [weak controller, weak view] in
        if let controller, let view { way.embed(in: view, of: controller) }
      }
    default: file.fail(element, "nothing begins at a \(type(of: holder))")
    }
  }
}
