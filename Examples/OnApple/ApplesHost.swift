#if canImport(UIKit)
  import AuthenticationServices
  import Rehearsal

  /// Says to iOS what a handler says to its context.
  @MainActor final class ApplesHost {
    unowned let controller: ASAccountAuthenticationModificationViewController
    private let server: URL?
    private var alarms: [Int: DispatchWorkItem] = [:]
    private var alarmCount = 0

    init(_ controller: ASAccountAuthenticationModificationViewController, server: URL?) {
      self.controller = controller
      self.server = server
    }

    private var system: ASAccountAuthenticationModificationExtensionContext { controller.extensionContext }
  }

  extension ApplesHost: @preconcurrency RequestHost {
    func take(_ action: HandlerAction, from context: HandlerContext) {
      switch action {
      case .completedPasswordChange(let credential, let userInfo):
        let updated = ASPasswordCredential(user: credential.user, password: credential.password)
        system.completeChangePasswordRequest(updatedCredential: updated, userInfo: userInfo)
      case .completedAppleUpgrade(let userInfo): system.completeUpgradeToSignInWithApple(userInfo: userInfo)
      case .canceled(let error), .canceledByBaseClass(let error):
        let reason = error.reason.map { [ASExtensionLocalizedFailureReasonErrorKey: $0] } ?? [:]
        system.cancelRequest(withError: NSError(domain: error.domain, code: error.code, userInfo: reason))
      case .sent, .askedApple, .laidOut, .presented, .presentedAnimated, .provided, .found, .kept, .usesStore,
        .holds:
        break
      }
    }

    func askApple(
      state: String?, nonce: String?, from context: HandlerContext,
      completion: @escaping (AppleCredential?, ExtensionError?) -> Void
    ) {
      Task {
        do {
          let credential = try await system.requestSignInWithAppleUpgradeAuthorization(
            state: state, nonce: nonce)
          completion(AppleCredential(credential), nil)
        } catch {
          let error = error as NSError
          completion(nil, ExtensionError(domain: error.domain, code: error.code))
        }
      }
    }

    func send(_ message: Message, from context: HandlerContext, answer: @escaping (ServerAnswer) -> Void) {
      guard let server else { return answer(.networkError) }
      Task {
        var request = URLRequest(url: server.appendingPathComponent(message.pathComponent))
        request.httpMethod = "POST"
        let values = message.body.map { ($0.name, $0.value) }
        request.httpBody = try? JSONEncoder().encode(Dictionary(values, uniquingKeysWith: { $1 }))
        guard let (data, response) = try? await URLSession.shared.data(for: request),
          let status = (response as? HTTPURLResponse)?.statusCode
        else { return answer(.networkError) }
        let body = (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
        let fields = body.sorted { $0.key < $1.key }.map { Message.Field($0.key, $0.value) }
        answer(.reply(Reply(status, fields)))
      }
    }

    func start(
      after delay: Duration, from context: HandlerContext, _ work: @escaping () -> Void
    ) -> HandlerContext.Alarm {
      alarmCount += 1
      let item = DispatchWorkItem(block: work)
      alarms[alarmCount] = item
      let (seconds, attoseconds) = delay.components
      let wait = Double(seconds) + Double(attoseconds) / 1e18
      DispatchQueue.main.asyncAfter(deadline: .now() + wait, execute: item)
      return HandlerContext.Alarm(number: alarmCount)
    }

    func cancel(_ alarm: HandlerContext.Alarm) {
      alarms.removeValue(forKey: alarm.number)?.cancel()
    }

    func kept(_ key: String, in container: Container, from context: HandlerContext) -> Stored? {
      container.defaults?.string(forKey: key).map(Stored.text)
    }

    func keep(_ value: Stored?, as key: String, in container: Container, from context: HandlerContext) {
      container.defaults?.set(value?.text, forKey: key)
    }

    func show(_ interface: Interface, from context: HandlerContext, onTap: @escaping (Tap) -> Void) {
      let form = Form(interface, onTap: onTap)
      for view in controller.view.subviews { view.removeFromSuperview() }
      controller.view.addSubview(form)
    }
  }

  extension Message {
    /// `changePassword` as `change-password`.
    fileprivate var pathComponent: String {
      name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }
  }

  extension AppleCredential {
    fileprivate init(_ credential: ASAuthorizationAppleIDCredential) {
      func text(_ data: Data?) -> String? { data.map { String(decoding: $0, as: UTF8.self) } }
      let names = [credential.fullName?.givenName, credential.fullName?.familyName].compactMap { $0 }
      self.init(
        user: credential.user, state: credential.state, identityToken: text(credential.identityToken),
        authorizationCode: text(credential.authorizationCode), email: credential.email,
        fullName: names.isEmpty ? nil : names.joined(separator: " "),
        authorizedScopes: credential.authorizedScopes.map { $0 == .email ? .email : .fullName })
    }
  }

  extension Container {
    /// Where it is kept on a real device: texts alone, as they are all that this adapter passes on.
    fileprivate var defaults: UserDefaults? {
      switch self {
      case .own: .standard
      case .group(let name): UserDefaults(suiteName: name)
      }
    }
  }
#endif
