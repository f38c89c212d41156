public import UIKit

/// Where pages keep what they keep; no page does.
@available(iOS 9.0, *)
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  /// Whether it is still there when the process has ended.
  public let isPersistent: Bool
  private static let standard = WKWebsiteDataStore(isPersistent: true)

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// The one that stays, of which there is one.
  open class func `default`() -> WKWebsiteDataStore { standard }

  /// A new one, which goes with whoever has it.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}
