import Rehearsal

/// Leads a user to where providers are turned on.
@available(iOS 17.0, *)
open class ASSettingsHelper: NSObject {
  /// Nobody makes one.
  private override init() { super.init() }

  /// Opens Settings where providers of passwords are turned on.
  open class func openCredentialProviderAppSettings(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    open(.passwords, completionHandler)
  }

  /// Opens Settings where providers of passwords are turned on.
  open nonisolated(nonsending) class func openCredentialProviderAppSettings() async throws {
    try await open { openCredentialProviderAppSettings(completionHandler: $0) }
  }

  /// Opens Settings where the provider of verification codes is chosen.
  open class func openVerificationCodeAppSettings(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    open(.codes, completionHandler)
  }

  /// Opens Settings where the provider of verification codes is chosen.
  open nonisolated(nonsending) class func openVerificationCodeAppSettings() async throws {
    try await open { openVerificationCodeAppSettings(completionHandler: $0) }
  }

  /// Asks the user to turn on the provider that the app brings; answers whether it is on.
  @available(iOS 18.0, *)
  open class func requestToTurnOnCredentialProviderExtension(
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    _ = SystemErrand.turnsOnProvider.run("ASSettingsHelper") { answer in
      completionHandler(answer == .providerIs(on: true))
    }
  }

  /// Asks the user to turn on the provider that the app brings; answers whether it is on.
  @available(iOS 18.0, *)
  open nonisolated(nonsending) class func requestToTurnOnCredentialProviderExtension() async -> Bool {
    await withUnsafeContinuation { continuation in
      requestToTurnOnCredentialProviderExtension { continuation.resume(returning: $0) }
    }
  }

  private class func open(
    _ page: SettingsPage, _ completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) {
    _ = SystemErrand.opensSettings(page).run("ASSettingsHelper") { answer in
      completionHandler?(answer.asError)
    }
  }

  private nonisolated(nonsending) class func open(
    _ begin: (@escaping @Sendable ((any Error)?) -> Void) -> Void
  ) async throws {
    let error: (any Error)? = await withUnsafeContinuation { continuation in
      begin { continuation.resume(returning: $0) }
    }
    if let error { throw error }
  }
}

@available(iOS 26.2, *)
extension ASCredentialDataManager {
  /// Has a password saved by whatever keeps passwords on this phone.
  ///
  /// That it returns says that the system has taken it up, and not that anybody saved it.
  public func save(
    password: ASPasswordCredential, for scope: ASAutoFillURLScope, title: String? = nil,
    anchor: ASPresentationAnchor
  ) async throws {
    let credential = PasswordCredential(user: password.user, password: password.password)
    let errand = SystemErrand.saves(
      credential, at: ServiceIdentifier(scope.url?.absoluteString ?? scope.host), title: title)
    let answer = await withUnsafeContinuation { continuation in
      _ = errand.run("ASCredentialDataManager") { continuation.resume(returning: $0) }
    }
    if let error = answer.asError { throw error }
  }
}

extension ErrandAnswer {
  /// Why nothing came of it, as an app gets it; `nil` where something did.
  var asError: (any Error)? {
    guard case .refused(let error) = self else { return nil }
    return ASAuthorizationError(ASAuthorizationError.Code(rawValue: error.rawValue) ?? .unknown)
  }
}
