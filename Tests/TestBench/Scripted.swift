public import Rehearsal

/// A handler that does what a test says, call by call, and complains of nothing.
public final class Scripted: AccountModificationHandler {
  public typealias Change = (PasswordChange, RequestContext) -> Void
  public typealias Conversion = (AccountConversion, RequestContext) -> Void

  private let change: Change
  private let prepareChange: Change
  private let convert: Conversion
  private let prepareConversion: Conversion
  private let cancel: (RequestContext) -> Void

  public init(
    change: @escaping Change = { _, _ in }, prepareChange: @escaping Change = { _, _ in },
    convert: @escaping Conversion = { _, _ in }, prepareConversion: @escaping Conversion = { _, _ in },
    cancel: @escaping (RequestContext) -> Void = { $0.cancelRequestByDefault() }
  ) {
    self.change = change
    self.prepareChange = prepareChange
    self.convert = convert
    self.prepareConversion = prepareConversion
    self.cancel = cancel
  }

  /// A handler that asks for its interface at once, and goes on from there.
  public static func onScreen(
    cancel: @escaping (RequestContext) -> Void = { $0.cancelRequestByDefault() },
    prepareChange: @escaping Change = { _, context in context.show(.button("Continue")) { _ in } }
  ) -> Scripted {
    Scripted(
      change: { _, context in context.cancelRequest(with: .userInteractionRequired) },
      prepareChange: prepareChange,
      convert: { _, context in context.cancelRequest(with: .userInteractionRequired) }, cancel: cancel)
  }

  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    self.change(change, context)
  }

  public func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    prepareChange(change, context)
  }

  public func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    convert(conversion, context)
  }

  public func prepareInterfaceToConvertAccountToSignInWithApple(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    prepareConversion(conversion, context)
  }

  public func cancelRequest(in context: RequestContext) {
    cancel(context)
  }
}

/// A handler that overrides nothing.
public final class Bare: AccountModificationHandler {
  public init() {}
}
