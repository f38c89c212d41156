import Rehearsal

/// With it an app asks its own extension for an upgrade.
@available(iOS 14.0, *)
open class ASAccountAuthenticationModificationController: NSObject {
  /// Who hears how a request ended.
  weak open var delegate: (any ASAccountAuthenticationModificationControllerDelegate)?
  /// Who says in which window something may be shown.
  weak open var presentationContextProvider:
    (any ASAccountAuthenticationModificationControllerPresentationContextProviding)?

  /// A controller that nobody hears of yet.
  public override init() {
    super.init()
  }

  /// Asks, by launching the extension.
  open func perform(_ request: ASAccountAuthenticationModificationRequest) {
    guard let app = Backstage.app else {
      notModelled(
        "perform(_:) outside an app under rehearsal: give Program the app's view controller, and let a "
          + "script tap through it")
    }
    guard let asked = request.asked else {
      notModelled("a request of \(type(of: request)): make one of the two kinds the system knows")
    }
    if let presentationContextProvider {
      _ = onMainActor((presentationContextProvider, self)) { $0.presentationAnchor(for: $1) }
    }
    let userInfo = PropertyList.carried(
      asked.userInfo, as: "userInfo", from: "the app", to: "the extension")
    app.perform(
      asked.kind, for: asked.user, at: ServiceIdentifier(asked.service),
      userInfo: userInfo.map { UserInfo($0) }, carriedObjects: userInfo,
      by: Asker(self, request, app))
  }
}

/// Hears how a request ended; both calls may be left out.
@available(iOS 14.0, *)
public protocol ASAccountAuthenticationModificationControllerDelegate: NSObjectProtocol {
  /// It worked.
  func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didSuccessfullyComplete request: ASAccountAuthenticationModificationRequest,
    userInfo: [AnyHashable: Any]?)
  /// It did not work.
  func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didFail request: ASAccountAuthenticationModificationRequest, error: any Error)
}

extension ASAccountAuthenticationModificationControllerDelegate {
  /// Nothing.
  public func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didSuccessfullyComplete request: ASAccountAuthenticationModificationRequest,
    userInfo: [AnyHashable: Any]? = nil
  ) {}

  /// Nothing.
  public func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didFail request: ASAccountAuthenticationModificationRequest, error: any Error
  ) {}
}

/// Says in which window of the app something may be shown.
@available(iOS 14.0, *)
@preconcurrency @MainActor
public protocol ASAccountAuthenticationModificationControllerPresentationContextProviding:
  NSObjectProtocol
{
  /// The window.
  func presentationAnchor(
    for controller: ASAccountAuthenticationModificationController
  ) -> ASPresentationAnchor
}

/// The controller of one request, as the phone knows it: it holds the controller strongly until it is told.
private final class Asker: Requester {
  private let controller: ASAccountAuthenticationModificationController
  private let request: ASAccountAuthenticationModificationRequest
  private let app: AppContext

  init(
    _ controller: ASAccountAuthenticationModificationController,
    _ request: ASAccountAuthenticationModificationRequest, _ app: AppContext
  ) {
    self.controller = controller
    self.request = request
    self.app = app
  }

  var hasDelegate: Bool { controller.delegate != nil }

  var hasWindow: Bool { controller.presentationContextProvider != nil }

  func hear(_ news: AppNews, _ error: ExtensionError?, _ userInfo: [AnyHashable: Any]?) {
    Backstage.enter(app)
    guard let delegate = controller.delegate else { return }
    switch news {
    case .completed:
      delegate.accountAuthenticationModificationController(
        controller, didSuccessfullyComplete: request, userInfo: userInfo)
    case .failed, .canceled:
      delegate.accountAuthenticationModificationController(
        controller, didFail: request, error: (error ?? .failed).asApples)
    }
  }
}
