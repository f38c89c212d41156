package import Rehearsal

/// A handler that does what a test says, call by call, and complains of nothing.
package final class Scripted: AccountModificationHandler {
  package typealias Change = (PasswordChange, RequestContext) -> Void
  package typealias Conversion = (AccountConversion, RequestContext) -> Void

  private let change: Change
  private let prepareChange: Change
  private let convert: Conversion
  private let prepareConversion: Conversion
  private let cancel: (RequestContext) -> Void

  package init(
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
  package static func onScreen(
    cancel: @escaping (RequestContext) -> Void = { $0.cancelRequestByDefault() },
    prepareChange: @escaping Change = { _, context in context.show(.button("Continue")) { _ in } }
  ) -> Scripted {
    Scripted(
      change: { _, context in context.cancelRequest(with: .userInteractionRequired) },
      prepareChange: prepareChange,
      convert: { _, context in context.cancelRequest(with: .userInteractionRequired) }, cancel: cancel)
  }

  package func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    self.change(change, context)
  }

  package func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    prepareChange(change, context)
  }

  package func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    convert(conversion, context)
  }

  package func prepareInterfaceToConvertAccountToSignInWithApple(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    prepareConversion(conversion, context)
  }

  package func cancelRequest(in context: RequestContext) {
    cancel(context)
  }
}

/// A handler that overrides nothing.
package final class Bare: AccountModificationHandler {
  package init() {}
}
