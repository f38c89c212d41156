import Rehearsal

/// A credential provider that follows a recipe.
final class RecipeProvider: CredentialProviderHandler {
  private let mind: RecipeMind
  private let begin: RecipeBeginning

  init(_ mind: RecipeMind, _ begin: @escaping RecipeBeginning) {
    self.mind = mind
    self.begin = begin
  }

  func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    take(CredentialRequest(.credentialList, services: services), .onScreen, context)
  }

  func prepareCredentialListForPasskeys(of request: CredentialRequest, in context: ProviderContext) {
    take(request, .onScreen, context)
  }

  func prepareOneTimeCodeCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    take(CredentialRequest(.codeList, services: services), .onScreen, context)
  }

  func prepareInterfaceForUserChoosingTextToInsert(in context: ProviderContext) {
    take(CredentialRequest(.text), .onScreen, context)
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    take(request, .silent, context)
  }

  func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext) {
    take(request, .onScreen, context)
  }

  func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
    take(CredentialRequest(.configuration), .onScreen, context)
  }

  func prepareInterface(forPasskeyRegistration request: CredentialRequest, in context: ProviderContext) {
    take(request, .onScreen, context)
  }

  func performWithoutUserInteractionIfPossible(
    passkeyRegistration request: CredentialRequest, in context: ProviderContext
  ) { take(request, .silent, context) }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) { take(request, .silent, context) }

  func prepareInterface(forSavingPassword request: CredentialRequest, in context: ProviderContext) {
    take(request, .onScreen, context)
  }

  func performWithoutUserInteraction(
    generatePasswords request: CredentialRequest, in context: ProviderContext
  ) { take(request, .silent, context) }

  func prepareInterface(forGeneratingPasswords request: CredentialRequest, in context: ProviderContext) {
    take(request, .onScreen, context)
  }

  func take(_ report: CredentialReport, in context: ProviderContext) {
    var request = CredentialRequest(report.provision)
    request.report = report
    take(request, .interruption, context)
  }

  private func take(_ request: CredentialRequest, _ entry: Recipe.Entry, _ context: ProviderContext) {
    mind.request = request
    begin(mind, entry, context)
  }
}
