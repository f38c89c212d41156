import Documents

/// View controllers that were drawn, by their identifiers.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let file: InterfaceFile

  /// The storyboard of a name, of the module that asks for it; without one, this is a crash as on a device.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?, _ place: String = #fileID) {
    self.init(name, of: InterfaceTable.module(of: place))
  }

  init(_ name: String, of module: String) {
    file = .storyboard(name, of: module)
    super.init()
  }

  /// Makes the view controller that is shown first; `nil` where none is said to be.
  open func instantiateInitialViewController() -> UIViewController? {
    file.root["initialViewController"].map { controller($0, from: file.root) }
  }

  /// Makes the view controller that is shown first, or lets it be made.
  @available(iOS 13.0, *)
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard let id = file.root["initialViewController"] else { return nil }
    return controller(id, from: file.root, creator) as? Controller
  }

  /// Makes a view controller by its identifier; without one, this is a crash as on a device.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    made(identifier, nil)
  }

  /// Makes a view controller by its identifier, or lets it be made.
  @available(iOS 13.0, *)
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let controller = made(identifier, creator)
    guard let wanted = controller as? Controller else {
      fatalError("\(file.name): “\(identifier)” is a \(type(of: controller)), and no \(Controller.self)")
    }
    return wanted
  }

  private func made(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    let found = file.scenes.first { $0.controller["storyboardIdentifier"] == identifier }
    guard let id = found?.controller["id"] else {
      fatalError(
        "storyboard (\(file.name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller(id, from: file.root, creator)
  }

  func loader(of controller: UIViewController?) -> InterfaceLoader {
    InterfaceLoader(file, of: self, owner: controller, as: controller?.sceneID)
  }

  private var beingMade: [String] = []

  /// Makes the controller of a scene, with everything that must be there before its view.
  func controller(
    _ id: String, from origin: MarkupElement, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    guard let (scene, element) = file.scenes.first(where: { $0.controller["id"] == id }) else {
      file.fail(origin, "this leads to the scene “\(id)”, and there is none")
    }
    guard element.name != "viewControllerPlaceholder" else { return elsewhere(element) }
    guard let standard = Self.controllers[element.name] else {
      file.fail(element, "“\(element.name)” is not known here: make it in code")
    }
    guard !beingMade.contains(id) else { file.fail(element, "this scene stands in itself") }
    beingMade.append(id)
    defer { beingMade.removeLast() }
    let type = loader(of: nil).namedClass(of: element, or: standard)
    let coder = InterfaceCoder(element.attributes)
    guard let controller = creator?(coder) ?? type.init(coder: coder) else {
      file.fail(element, "init(coder:) of \(type) makes none")
    }
    controller.sceneID = id
    controller.origin = self
    set(controller, element)
    let ways = (element.child("connections")?.children ?? []).filter { $0.name == "segue" }
    let segues = ways.map { ($0, StoryboardSegue($0, in: self)) }
    controller.segues = Self.ways(in: element).map { StoryboardSegue($0, in: self) }
    relate(controller, segues.filter { $0.1.kind == .relationship }.map(\.0))
    let loader = loader(of: controller)
    loader.prepare(controller, element)
    controller.drawing = { loader.loadView(of: $0, element, scene) }
    controller.awakeFromNib()
    return controller
  }

  /// Every segue of a scene, wherever in it one begins.
  private static func ways(in element: MarkupElement) -> [MarkupElement] {
    element.children.flatMap { child in
      child.name == "segue" && child["kind"] != "relationship" ? [child] : ways(in: child)
    }
  }

  private func set(_ controller: UIViewController, _ element: MarkupElement) {
    if let title = element["title"] { controller.title = title }
    if let style = element["modalPresentationStyle"].flatMap({ Self.styles[$0] }) {
      controller.modalPresentationStyle = style
    }
    controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") == true
    controller.definesPresentationContext = element.flag("definesPresentationContext") == true
    if element.flag("clearsSelectionOnViewWillAppear") == false {
      (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = false
    }
  }

  /// Gives controllers that hold others those they hold from the beginning.
  private func relate(_ controller: UIViewController, _ elements: [MarkupElement]) {
    let held = elements.map { element -> UIViewController in
      guard let id = element["destination"] else { file.fail(element, "this relationship leads nowhere") }
      return self.controller(id, from: element)
    }
    guard !held.isEmpty else { return }
    switch controller {
    case let stack as UINavigationController: stack.viewControllers = held
    case let tabs as UITabBarController: tabs.viewControllers = held
    default: file.fail(elements[0], "a \(type(of: controller)) holds nothing from the beginning")
    }
  }

  private func elsewhere(_ element: MarkupElement) -> UIViewController {
    guard let name = element["storyboardName"] else { file.fail(element, "this names no storyboard") }
    guard
      name != file.name.split(separator: ".").first.map(String.init) || element["referencedIdentifier"] != nil
    else { file.fail(element, "this scene stands in itself") }
    let other = UIStoryboard(name, of: file.module)
    if let identifier = element["referencedIdentifier"] {
      return other.instantiateViewController(withIdentifier: identifier)
    }
    guard let first = other.instantiateInitialViewController() else {
      file.fail(element, "\(name).storyboard says of no scene that it is shown first")
    }
    return first
  }

  static let styles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
  ]

  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "collectionViewController": UICollectionViewController.self,
  ]
}

extension UIViewController {
  /// Where it came from, if from a storyboard.
  public var storyboard: UIStoryboard? { origin as? UIStoryboard }
}
