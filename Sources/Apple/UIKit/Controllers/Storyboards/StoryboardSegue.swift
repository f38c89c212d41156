import Documents

/// A way from one scene to another, as a storyboard has it.
@MainActor struct StoryboardSegue {
  /// What happens at its end.
  enum Kind: String {
    case show
    case showDetail
    case push
    case presentation
    case modal
    case popoverPresentation
    case popover
    case embed
    case relationship
    case unwind
    case custom
  }

  let kind: Kind
  let identifier: String?
  private let element: MarkupElement
  private let storyboard: UIStoryboard

  init(_ element: MarkupElement, in storyboard: UIStoryboard) {
    (self.element, self.storyboard) = (element, storyboard)
    identifier = element["identifier"]
    guard let kind = Kind(rawValue: element["kind"] ?? "show") else {
      storyboard.file.fail(element, "there is no segue of the kind “\(element["kind"] ?? "")”")
    }
    self.kind = kind
  }

  /// Goes it, if the controller where it begins agrees to what was touched.
  func go(from source: UIViewController, sender: Any?, isAsked: Bool) {
    if isAsked, !source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
    if kind == .unwind { return unwind(from: source, sender: sender) }
    let destination = self.destination(from: source, sender)
    let type = storyboard.loader(of: nil).namedClass(of: element, or: UIStoryboardSegue.self)
    let segue = type.init(identifier: identifier, source: source, destination: destination)
    segue.work = { show(destination, from: source, sender: sender) }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func destination(from source: UIViewController, _ sender: Any? = nil) -> UIViewController {
    guard let id = element["destination"] else { storyboard.file.fail(element, "this segue leads nowhere") }
    guard let name = element["destinationCreationSelector"] else {
      return storyboard.controller(id, from: element)
    }
    guard let maker = type(of: source).connections.makers[name] else {
      storyboard.file.fail(
        element, "-[\(type(of: source)) \(name)]: unrecognized selector sent to instance")
    }
    return storyboard.controller(id, from: element) { maker(source, $0, sender, identifier) }
  }

  private func show(_ destination: UIViewController, from source: UIViewController, sender: Any?) {
    switch kind {
    case .show, .push: source.show(destination, sender: sender)
    case .showDetail: source.showDetailViewController(destination, sender: sender)
    case .presentation, .modal, .popoverPresentation, .popover:
      if let style = element["modalPresentationStyle"].flatMap({ UIStoryboard.styles[$0] }) {
        destination.modalPresentationStyle = style
      }
      source.present(destination, animated: element.flag("animates") != false)
    case .custom: storyboard.file.fail(element, "a segue of a class of its own does what its perform() does")
    case .embed, .relationship, .unwind: break
    }
  }

  /// Puts another controller into a view, before anybody sees either.
  func embed(in view: UIView, of source: UIViewController) {
    let destination = self.destination(from: source)
    var outer: UIViewController? = source
    while let controller = outer {
      if let scene = controller.sceneID, scene == destination.sceneID {
        storyboard.file.fail(element, "this segue embeds a scene in itself")
      }
      outer = controller.parent
    }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    source.prepare(for: segue, sender: nil)
    source.addChild(destination)
    view.addSubview(destination.view)
    destination.didMove(toParent: source)
  }

  /// Goes back to the nearest controller that has the method.
  private func unwind(from source: UIViewController, sender: Any?) {
    guard let name = element["unwindAction"] else {
      storyboard.file.fail(element, "this segue names no method to go back to")
    }
    let action = Selector(name, drawnAt: storyboard.file.place(of: element))
    guard let destination = source.unwindDestination(for: action, sender: sender) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    source.prepare(for: segue, sender: sender)
    action.perform(on: destination, from: segue)
    destination.comeBack(from: source)
  }
}

extension UIViewController {
  /// The nearest of those it came from that has a method to go back to, and would.
  fileprivate func unwindDestination(for action: Selector, sender: Any?) -> UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      let siblings = (controller.parent?.children ?? []).reversed().drop { $0 !== controller }.dropFirst()
      for candidate in Array(siblings) + [controller.parent].compactMap({ $0 }) {
        if candidate.takes(action, from: self, sender) { return candidate }
      }
      if controller.parent == nil, let presenter = controller.presenter {
        for candidate in presenter.innermost where candidate.takes(action, from: self, sender) {
          return candidate
        }
        current = presenter
      } else {
        current = controller.parent
      }
    }
    return nil
  }

  private func takes(_ action: Selector, from source: UIViewController, _ sender: Any?) -> Bool {
    type(of: self).connections.actions[action.name] != nil
      && canPerformUnwindSegueAction(action, from: source, sender: sender)
  }

  /// What is in it, the last first, and then itself.
  private var innermost: [UIViewController] { children.reversed().flatMap(\.innermost) + [self] }

  /// Takes away everything in front of it and above it.
  fileprivate func comeBack(from source: UIViewController) {
    var outer: UIViewController? = self
    while let controller = outer {
      if controller.presented != nil { controller.dismiss(animated: true) }
      if let stack = controller.parent as? UINavigationController, stack.topViewController !== controller {
        stack.popToViewController(controller, animated: true)
      }
      outer = controller.parent
    }
  }
}
