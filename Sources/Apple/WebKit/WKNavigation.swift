public import UIKit

/// A way to a page.
@preconcurrency @MainActor open class WKNavigation: NSObject {
  override init() {
    super.init()
  }
}

/// What would lead to a page.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  /// What would be asked for.
  public let request: URLRequest
  /// What it comes from.
  public let navigationType = WKNavigationType.other
  /// Where in the page it would go.
  public let targetFrame: WKFrameInfo?

  init(request: URLRequest, in view: WKWebView) {
    self.request = request
    targetFrame = WKFrameInfo(request: request, in: view)
    super.init()
  }
}

/// A part of a page, which is all of it where nothing is loaded.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  /// Whether it is all of the page.
  public let isMainFrame = true
  /// What was asked for to fill it.
  public let request: URLRequest
  /// The place that it is in.
  @available(iOS 11.0, *) public var webView: WKWebView? { view }
  private weak var view: WKWebView?

  init(request: URLRequest, in view: WKWebView) {
    (self.request, self.view) = (request, view)
    super.init()
  }
}

/// What a way to a page comes from.
public enum WKNavigationType: Int, Sendable {
  case linkActivated
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}

/// Whether to go there.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

/// Is asked before a page is loaded, and hears what becomes of it.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Whether to go there.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// It was asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// It begins to come.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// All of it is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// It stopped in the middle.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// It never began to come.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
// Apple's are.
/// Every call may be left out.
extension WKNavigationDelegate {
  /// One goes.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  /// Nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}
