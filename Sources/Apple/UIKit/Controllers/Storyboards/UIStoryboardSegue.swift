/// A way from one view controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// What it is called.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  final var work: @MainActor () -> Void = {}

  /// A way that does nothing but what an override of `perform()` does.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A way that does something when it is gone.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    work = performHandler
  }

  /// Goes it.
  open func perform() { work() }
}

extension UIViewController {
  /// Goes the way of an identifier; nobody is asked whether it should be gone.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let way = segues.first(where: { $0.identifier == identifier }) else {
      fatalError("receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)'")
    }
    way.go(from: self, sender: sender, isAsked: false)
  }
}
