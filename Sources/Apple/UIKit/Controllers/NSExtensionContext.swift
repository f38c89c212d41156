/// The request an extension serves; each extension point has its own kind.
open class NSExtensionContext: NSObject {
  /// A context; the system makes them.
  public override init() {
    super.init()
  }

  /// Ends the request with an error.
  open func cancelRequest(withError error: any Error) {
    notModelled("an extension context of no extension point")
  }

  /// What was handed over with the request: nothing by this way, at the extension points that are rehearsed.
  open var inputItems: [Any] { [] }

  /// Ends the request with what came of it.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@MainActor (Bool) -> Void)? = nil
  ) {
    notModelled("completeRequest(returningItems:) at an extension point that has completions of its own")
  }

  /// Opens an address elsewhere; the system does so for other kinds of extensions only.
  open func open(_ URL: URL, completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    Backstage.noteDeed()
    onMainActor(()) { if let completionHandler { afterwards { completionHandler(false) } } }
  }
}

/// Something that is handed over to an extension, or handed back.
open class NSExtensionItem: NSObject {
  /// Its title.
  open var attributedTitle: NSAttributedString?
  /// What it says.
  open var attributedContentText: NSAttributedString?
  /// What else there is to it.
  open var userInfo: [AnyHashable: Any]?

  /// An item that says nothing yet.
  public override init() {
    super.init()
  }
}
