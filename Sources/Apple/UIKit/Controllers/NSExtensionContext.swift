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
}
