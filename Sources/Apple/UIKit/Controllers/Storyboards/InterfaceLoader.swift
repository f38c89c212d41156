import Documents

/// Makes what was drawn in one scene of a storyboard, or in a nib, and connects it.
@MainActor final class InterfaceLoader {
  let file: InterfaceFile
  /// Where segues look for what they lead to; a nib has none.
  let storyboard: UIStoryboard?
  /// The controller of the scene, or the owner of the nib.
  weak var owner: AnyObject?
  private let ownerID: String?
  /// What stands for whoever is first on the way from what was touched, and for leaving a scene.
  private var placeholders: Set<String> = []
  private var objects: [String: AnyObject] = [:]
  private var made: [AnyObject] = []
  private var waiting: [(holder: AnyObject, connections: MarkupElement)] = []
  /// What is to be embedded once everything is connected.
  var embedding: [@MainActor () -> Void] = []

  init(_ file: InterfaceFile, of storyboard: UIStoryboard?, owner: AnyObject?, as ownerID: String?) {
    (self.file, self.storyboard, self.owner, self.ownerID) = (file, storyboard, owner, ownerID)
  }

  /// A class by the name that the element of an object gives.
  func namedClass<Standard: AnyObject>(of element: MarkupElement, or standard: Standard.Type) -> Standard.Type
  {
    guard let name = element["customClass"] else { return standard }
    let module = element["customModule"]
    guard let found = InterfaceTable.named(name, in: module, or: file.module) else {
      file.log(element, "Unknown class \(module.map { "\($0)." } ?? "")\(name) in Interface Builder file.")
      return standard
    }
    guard let type = found as? Standard.Type else {
      file.fail(element, "the class \(name) is no \(standard), as this is")
    }
    return type
  }

  /// Keeps an object by its identifier until everything is connected, and remembers what it is connected with.
  func keep(_ object: AnyObject, _ element: MarkupElement) {
    made.append(object)
    if let id = element["id"] { objects[id] = object }
    if let connections = element.child("connections") { waiting.append((object, connections)) }
    if let attributes = element.child("userDefinedRuntimeAttributes") {
      for attribute in attributes.children { set(attribute, of: object) }
    }
  }

  /// Remembers what an object is connected with that was there before.
  func connect(later holder: AnyObject, _ connections: MarkupElement) {
    waiting.append((holder, connections))
  }

  /// Makes what a scene or a nib has beside its controller and its views, and notes what stands for others.
  func keepOthers(of elements: [MarkupElement]) {
    for element in elements {
      switch element.name {
      case "placeholder", "exit": if let id = element["id"] { placeholders.insert(id) }
      case let name where name.hasSuffix("GestureRecognizer"): keep(recognizer(element), element)
      case "barButtonItem": _ = barButtonItem(element)
      case "navigationItem": _ = navigationItem(element)
      case "customObject":
        file.fail(element, "an object that is no view is not made here: make it in code")
      case let name where Self.views[name] != nil: _ = view(element)
      default: break
      }
    }
  }

  /// What an identifier stands for; `.some(nil)` for whoever is first on the way.
  func object(_ id: String) -> AnyObject?? {
    if id == ownerID, let owner { return owner }
    if let object = objects[id] { return object }
    return placeholders.contains(id) || id == "-2" ? .some(nil) : nil
  }

  /// Connects everything, tells it that it is there, and embeds what is to be embedded.
  func finish() {
    let (connections, all, embeds) = (waiting, made, embedding)
    (waiting, made, embedding) = ([], [], [])
    for (holder, connection) in connections { connect(holder, connection) }
    objects = [:]
    for object in all { (object as? UIResponder)?.awakeFromNib() }
    for embed in embeds + embedding { embed() }
    embedding = []
  }
}
