import Documents

/// What stands in bars.
extension InterfaceLoader {
  /// Makes what must be there before a controller's view: what its bars say.
  func prepare(_ controller: UIViewController, _ element: MarkupElement) {
    for child in element.children {
      switch child.name {
      case "navigationItem": take(child, for: controller.navigationItem)
      case "tabBarItem":
        let names = ["search": "Search", "favorites": "Favorites", "history": "History", "more": "More"]
        controller.tabBarItem = UITabBarItem(
          title: child["title"] ?? child["systemItem"].map { names[$0] ?? $0.capitalized },
          image: image(child["image"], child), tag: Int(child.number("tag") ?? 0))
        keep(controller.tabBarItem, child)
      case "toolbarItems": controller.toolbarItems = child.children.map { barButtonItem($0) }
      case "navigationBar":
        guard let stack = controller as? UINavigationController else { continue }
        stack.navigationBar.prefersLargeTitles = child.flag("largeTitles") == true
      default: break
      }
    }
    if let stack = controller as? UINavigationController {
      if element.flag("navigationBarHidden") == true { stack.isNavigationBarHidden = true }
      if element.flag("toolbarHidden") == false { stack.isToolbarHidden = false }
    }
  }

  func navigationItem(_ element: MarkupElement) -> UINavigationItem {
    let item = UINavigationItem(title: "")
    take(element, for: item)
    return item
  }

  private func take(_ element: MarkupElement, for item: UINavigationItem) {
    if let title = element["title"] { item.title = title }
    if let prompt = element["prompt"] { item.prompt = prompt }
    item.backButtonTitle = element["backButtonTitle"] ?? item.backButtonTitle
    item.hidesBackButton = element.flag("hidesBackButton") ?? item.hidesBackButton
    keep(item, element)
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftBarButtonItem = barButtonItem(child)
      case ("barButtonItem", "rightBarButtonItem"): item.rightBarButtonItem = barButtonItem(child)
      case ("barButtonItem", "backBarButtonItem"): item.backBarButtonItem = barButtonItem(child)
      case ("leftBarButtonItems", _): item.leftBarButtonItems = child.children.map { barButtonItem($0) }
      case ("rightBarButtonItems", _): item.rightBarButtonItems = child.children.map { barButtonItem($0) }
      case (_, "titleView"): item.titleView = view(child)
      default: break
      }
    }
  }

  func barButtonItem(_ element: MarkupElement) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    if let name = element["systemItem"] {
      guard let system = UIBarButtonItem.SystemItem.named(name) else {
        file.fail(element, "there is no button of the system called “\(name)”")
      }
      item.take(system)
    }
    if let title = element["title"] { item.title = title }
    item.image = image(element["image"], element)
    item.style = element["style"] == "done" ? .done : item.style
    item.isEnabled = element.flag("enabled") ?? true
    item.tag = Int(element.number("tag") ?? 0)
    if let accessibility = element.child(key: "accessibilityConfiguration") {
      item.accessibilityLabel = accessibility["label"]
      item.accessibilityIdentifier = accessibility["identifier"]
    }
    if let custom = element.child(key: "customView") { item.customView = view(custom) }
    keep(item, element)
    return item
  }
}

extension UIBarButtonItem.SystemItem {
  /// The one that a drawing calls so.
  fileprivate static func named(_ name: String) -> Self? {
    (0...24).lazy.compactMap(Self.init(rawValue:)).first { "\($0)" == name }
  }
}
