/// What Apple's base classes do, call by call, where a subclass leaves a call to them.
extension Profile {
  /// AS-27.
  public enum ProviderBaseClass: String, Hashable, Sendable, CaseIterable {
    /// It returns, and nobody answers the request.
    case returns
    /// It says that the call must be overridden, and cancels, as it does on older systems.
    case cancels
  }

  /// What a base class does with a call.
  package enum BaseClassAnswer: Hashable, Sendable {
    /// It cancels the request.
    case cancels
    /// It does nothing at all.
    case returns
    /// It calls what there was for this on older systems.
    case callsOlder
    /// It calls the newer call, which calls this one again, until the process has no room left.
    case callsItself
  }

  /// What the base class does with a call that is not overridden (AM-24, CP-27, AS-27).
  package func baseClassAnswer(to call: HandlerCall, for provision: Provision?) -> BaseClassAnswer {
    guard let provision, autoFill.systemVersion >= .iOS17 else { return .cancels }
    if call.isForRequest, provision == .password { return .callsOlder }
    if call.isForIdentity, autoFill.providerBaseClass == .returns { return .callsItself }
    if call == .prepareCredentialListForPasskeys, autoFill.providerBaseClass == .cancels {
      return .callsOlder
    }
    return autoFill.providerBaseClass == .cancels ? .cancels : .returns
  }
}

extension HandlerCall {
  /// Whether it takes the request for a credential.
  fileprivate var isForRequest: Bool {
    self == .provideCredentialWithoutUserInteractionForRequest
      || self == .prepareInterfaceToProvideCredentialForRequest
  }

  /// Whether it takes an identity, as systems before iOS 17 have it.
  fileprivate var isForIdentity: Bool {
    self == .provideCredentialWithoutUserInteraction || self == .prepareInterfaceToProvideCredential
  }
}
