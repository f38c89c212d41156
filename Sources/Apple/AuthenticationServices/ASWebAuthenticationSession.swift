import Rehearsal

/// Has a user sign in on a website, in a browser over the app, or over an extension's interface.
@available(iOS 12.0, *)
open class ASWebAuthenticationSession: NSObject {
  /// Hears of the address that the browser came to in the end, or of an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private let address: URL
  private let callback: Callback?
  private let completionHandler: CompletionHandler
  /// Whether it was started once, or canceled before.
  private var isSpent = false
  /// What takes it back, while there is no answer.
  private var takeBack: (() -> Void)?

  /// Says over which window it goes, without which it does not begin.
  @available(iOS 13.0, *)
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the browser is to share nothing with the user's own; what is set after the start makes no difference.
  @available(iOS 13.0, *)
  open var prefersEphemeralWebBrowserSession = false
  /// What is sent along with what the browser loads first.
  @available(iOS 17.4, *)
  open var additionalHeaderFields: [String: String]?

  /// A session that ends where the browser comes to an address of a scheme.
  @available(iOS, introduced: 12.0, deprecated: 18.4)
  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    (address, callback) = (url, callbackURLScheme.map { Callback(.scheme($0)) })
    self.completionHandler = completionHandler
  }

  /// A session that ends where the browser comes to an address that a callback matches.
  @available(iOS 17.4, *)
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    (address, self.callback) = (url, callback)
    self.completionHandler = completionHandler
  }

  /// Whether ``start()`` would begin it.
  @available(iOS 13.4, *)
  open var canStart: Bool { !isSpent && presentationContextProvider != nil }

  /// Begins it; `false` where it began before, was canceled, or nobody says over which window it goes.
  @discardableResult
  open func start() -> Bool {
    guard !isSpent else { return false }
    let canStart = canStart
    isSpent = true
    if let provider = presentationContextProvider {
      _ = onMainActor((provider, self)) { $0.presentationAnchor(for: $1) }
    }
    let session = WebSession(
      address.absoluteString, callback: callback?.kind, isEphemeral: prefersEphemeralWebBrowserSession,
      hasWindow: canStart,
      headers: (additionalHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted())
    // It holds on to itself until it is answered.
    takeBack = SystemErrand.browses(session).run("ASWebAuthenticationSession") { answer in
      self.takeBack = nil
      self.tell(answer)
    }
    return canStart
  }

  /// Takes it back, and the browser away.
  open func cancel() {
    isSpent = true
    takeBack?()
  }

  private func tell(_ answer: ErrandAnswer) {
    switch answer {
    case .cameBack(let address): completionHandler(URL(string: address), nil)
    case .endedSession(let error):
      let code = ASWebAuthenticationSessionError.Code(rawValue: error.code) ?? .canceledLogin
      completionHandler(nil, ASWebAuthenticationSessionError(code))
    case .takenUp, .refused, .providerIs, .handedOver: break
    }
  }

  /// What a session waits for.
  @available(iOS 17.4, *)
  open class Callback: NSObject, @unchecked Sendable {
    fileprivate let kind: WebSession.Callback

    fileprivate init(_ kind: WebSession.Callback) {
      self.kind = kind
    }

    /// Any address of a scheme of the app's own.
    open class func customScheme(_ customScheme: String) -> Callback { Callback(.scheme(customScheme)) }

    /// An address of a host that is associated with the app.
    open class func https(host: String, path: String) -> Callback { Callback(.https(host: host, path: path)) }

    /// Whether an address is what it waits for.
    open func matchesURL(_ url: URL) -> Bool { kind.matches(url.absoluteString) }
  }
}

/// Says in which window of the app, or of the extension, the browser may be shown.
@available(iOS 13.0, *)
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

extension SystemErrand {
  /// Has the system do it for whoever's code runs; answers how it is taken back.
  func run(_ name: String, _ answer: @escaping (ErrandAnswer) -> Void) -> () -> Void {
    if let app = Backstage.app {
      let number = app.run(self) { heard in
        Backstage.enter(app)
        answer(heard)
      }
      return { app.takeBackErrand(number) }
    }
    if let context = Backstage.context {
      let number = context.run(self) { heard in
        Backstage.enter(context)
        answer(heard)
      }
      return { context.takeBackErrand(number) }
    }
    notModelled("\(name) outside an app or an extension under rehearsal: there is no phone")
  }
}
