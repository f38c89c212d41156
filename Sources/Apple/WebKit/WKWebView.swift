import Rehearsal
@_exported public import UIKit

/// A place for a page of the web; nothing is loaded into it, and whoever asks for a page hears that.
///
/// A page asked for by its address fails as it does without a network, after its delegate was asked whether to go there.
/// A page in a file or given as text is there, and nobody reads it. Scripts are not run: asking for one ends the process.
@preconcurrency @MainActor open class WKWebView: UIView {
  /// What it was made with.
  public let configuration: WKWebViewConfiguration
  /// Who is asked before a page is loaded, and hears what becomes of it.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who shows what a page wants shown.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether swipes go back and forth.
  open var allowsBackForwardNavigationGestures = false
  /// What it says it is.
  open var customUserAgent: String?
  /// What its page would be scrolled in.
  public let scrollView = UIScrollView()
  /// Where it is, or is going.
  public private(set) var url: URL?
  /// What its page is called.
  open var title: String? { nil }
  /// Whether it is going somewhere.
  public private(set) var isLoading = false
  /// How far it has come.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page before.
  open var canGoBack: Bool { false }
  /// Whether there is a page after.
  open var canGoForward: Bool { false }
  private var navigation: WKNavigation?

  /// A place in a frame.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(scrollView)
  }

  /// A place in a frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// One from a storyboard.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// Asks for a page, which does not come.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    let navigation = begin(at: request.url)
    Backstage.context?.log("WKWebView loads nothing in a rehearsal: \(request.url?.absoluteString ?? "")")
    ask(for: request, navigation, failure: URLError(.notConnectedToInternet))
    return navigation
  }

  /// Shows a page in a file, which nobody reads; where there is no such file, it does not come.
  @available(iOS 9.0, *)
  @discardableResult open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? {
    for place in [URL, readAccessURL] where !place.isFileURL { fatalError("\(place) is not a file URL") }
    let navigation = begin(at: URL)
    Backstage.context?.log("WKWebView shows nothing in a rehearsal: \(URL.lastPathComponent)")
    let isThere = FileManager.default.fileExists(atPath: URL.path)
    ask(for: URLRequest(url: URL), navigation, failure: isThere ? nil : URLError(.fileDoesNotExist))
    return navigation
  }

  /// Shows a page, which nobody reads.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let navigation = begin(at: baseURL)
    Backstage.context?.log("WKWebView shows nothing in a rehearsal: \(string.utf8.count) bytes of HTML")
    later(navigation) { $0.finish(navigation) }
    return navigation
  }

  /// Asks for the page once more.
  @discardableResult open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }

  /// Goes nowhere any more.
  open func stopLoading() {
    (navigation, isLoading) = (nil, false)
  }

  /// Runs a script; none is.
  @preconcurrency open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    notModelled("JavaScript in a WKWebView")
  }

  private func begin(at url: URL?) -> WKNavigation {
    let navigation = WKNavigation()
    (self.navigation, self.url, isLoading) = (navigation, url, true)
    return navigation
  }

  /// Asks whether to go there, and fails if it is said how.
  private func ask(for request: URLRequest, _ navigation: WKNavigation, failure: URLError?) {
    let action = WKNavigationAction(request: request, in: self)
    navigationDelegate?.webView(self, decidePolicyFor: action) { [weak self] policy in
      self?.decide(policy, navigation, failure: failure)
    }
    if navigationDelegate == nil { decide(.allow, navigation, failure: failure) }
  }

  private func decide(_ policy: WKNavigationActionPolicy, _ navigation: WKNavigation, failure: URLError?) {
    later(navigation) { view in
      view.isLoading = false
      // What is declined never begins.
      guard policy == .allow else { return }
      guard let failure else { return view.finish(navigation) }
      view.navigationDelegate?.webView(view, didStartProvisionalNavigation: navigation)
      view.navigationDelegate?.webView(view, didFailProvisionalNavigation: navigation, withError: failure)
    }
  }

  private func finish(_ navigation: WKNavigation) {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    navigationDelegate?.webView(self, didCommit: navigation)
    isLoading = false
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  /// Does something after what is being done, unless something else was asked for in the meantime.
  private func later(_ navigation: WKNavigation, _ work: @escaping @MainActor (WKWebView) -> Void) {
    DispatchQueue.main.async { [weak self] in
      guard let self, self.navigation === navigation else { return }
      work(self)
    }
  }
}

/// What a place for pages is made with.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// What pages may want.
  open var preferences = WKPreferences()
  /// Who hears pages speak.
  open var userContentController = WKUserContentController()
  /// Whether films are played where they stand.
  open var allowsInlineMediaPlayback = false
  /// What is said of the app.
  open var applicationNameForUserAgent: String?
  /// Where pages keep what they keep.
  @available(iOS 9.0, *) open var websiteDataStore: WKWebsiteDataStore {
    get { store }
    set { store = newValue }
  }
  private var store = WKWebsiteDataStore.default()

  /// As most are made.
  public override init() {
    super.init()
  }
}

/// What pages may want.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// How small text may be.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
}

/// Who hears pages speak; no page does.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Hears messages of a name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    guard handlers[name] == nil else {
      fatalError("attempt to add script message handler with name '\(name)' when one already exists")
    }
    handlers[name] = scriptMessageHandler
  }

  /// Hears messages of a name no more.
  open func removeScriptMessageHandler(forName name: String) {
    handlers[name] = nil
  }
}

/// Hears pages speak.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A page spoke.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a page says.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// By which name.
  public let name: String
  /// What.
  public let body: Any
  /// Where in the page.
  public let frameInfo: WKFrameInfo

  init(name: String, body: Any, frameInfo: WKFrameInfo) {
    (self.name, self.body, self.frameInfo) = (name, body, frameInfo)
    super.init()
  }
}

/// Shows what a page wants shown; no page wants anything.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {}
