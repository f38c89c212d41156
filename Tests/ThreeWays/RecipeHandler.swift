package import Rehearsal

/// An account modification extension that follows a recipe.
final class RecipeHandler: AccountModificationHandler {
  private let mind: RecipeMind
  private let begin: RecipeBeginning

  init(_ mind: RecipeMind, _ begin: @escaping RecipeBeginning) {
    self.mind = mind
    self.begin = begin
  }

  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    take(change)
    begin(mind, .silent, context)
  }

  func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    take(change)
    begin(mind, .onScreen, context)
  }

  func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    take(conversion)
    begin(mind, .silent, context)
  }

  func prepareInterfaceToConvertAccountToSignInWithApple(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    take(conversion)
    begin(mind, .onScreen, context)
  }

  func cancelRequest(in context: RequestContext) {
    begin(mind, .interruption, context)
  }

  private func take(_ change: PasswordChange) {
    mind.existing = change.existing
    mind.newPassword = change.newPassword
    mind.userInfo = change.userInfo
  }

  private func take(_ conversion: AccountConversion) {
    mind.existing = conversion.existing
    mind.userInfo = conversion.userInfo
  }
}

/// How a call is begun with.
typealias RecipeBeginning = (RecipeMind, Recipe.Entry, HandlerContext) -> Void

extension Recipe {
  /// A program whose handlers follow the recipe with callbacks.
  package var program: Program {
    program(on: .plain) { mind, entry, context in mind.begin(entry, in: context) }
  }

  /// A program whose handlers follow it with tasks, on a runtime that knows them.
  package func program(withTasksOn runtime: RuntimeChoice) -> Program {
    program(on: runtime) { mind, entry, context in
      Task { await mind.serve(entry, in: context) }
    }
  }

  private func program(on runtime: RuntimeChoice, _ begin: @escaping RecipeBeginning) -> Program {
    switch subject {
    case .upgrade:
      Program(
        runtime: runtime,
        process: { RecipeMind.Shared() },
        handler: { process in RecipeHandler(RecipeMind(self, in: process), begin) })
    case .provision:
      Program(
        runtime: runtime,
        process: { RecipeMind.Shared() },
        provider: { process in RecipeProvider(RecipeMind(self, in: process), begin) })
    }
  }
}
