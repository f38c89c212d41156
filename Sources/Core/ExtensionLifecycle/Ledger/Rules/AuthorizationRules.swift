/// What holds where an app asks the system to have its user signed in.
enum AuthorizationRules {
  static let all: [Rule] = [
    Rule(
      "AU-1",
      "Passkeys are for apps that are associated with the relying party by webcredentials; any other app hears failed.",
      .documented, "Docs, Supporting passkeys",
      .modelled,
      "an app of another domain gets no passkey"),
    Rule(
      "AU-2",
      "With preferImmediatelyAvailableCredentials nothing is shown where there is nothing on the device, and the app "
        + "hears canceled.",
      .documented, "Header, ASAuthorizationController",
      .modelled,
      "an app that prefers what is there is not shown an empty sheet"),
    Rule(
      "AU-3",
      "Who closes the sheet has canceled, and the app hears just that.",
      .documented, "Header, ASAuthorizationError", .modelled,
      "a closed sheet is canceled"),
    Rule(
      "AU-4",
      "A conditional registration shows nothing and asks nobody.",
      .documented, "Header, ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest",
      .modelled,
      "a conditional registration shows no sheet"),
    Rule(
      "AU-5",
      "A provider that has a passkey which is excluded says so, and the app hears matchedExcludedCredential.",
      .documented, "Header, ASAuthorizationError and ASExtensionError", .modelled,
      "an excluded passkey has a code of its own"),
    Rule(
      "AU-6",
      "Apple gives away name and e-mail address only where the app asked for them, and the first time only.",
      .documented, "Header, ASAuthorizationAppleIDRequest; Header, ASAuthorizationAppleIDCredential",
      .modelled,
      "Apple gives no more than was asked for, and that once"),
    Rule(
      "AU-7",
      "An app asks for one thing at a time; another request fails while the first is under way.",
      .reported,
      "Field report, of error 1004: Request already in progress for specified application identifier",
      .modelled, "a second request fails beside the first"),
    Rule(
      "AU-8",
      "A request that is assisted by AutoFill shows nothing of its own: its passkeys come up over the keyboard, until "
        + "it is canceled.",
      .documented, "Header, ASAuthorizationController", .modelled,
      "passkeys over the keyboard sign in to the app"),
    Rule(
      "AU-9",
      "An app that requires a new passkey to keep a large blob gets none that does not, and hears failed.",
      .documented, "Web Authentication Level 3, 10.1.5", .modelled,
      "a passkey without a large blob is none where that is required"),
    Rule(
      "AU-10",
      "A session in a browser begins only where somebody gives its presentation context; else it hears "
        + "presentationContextNotProvided.",
      .documented, "Header, ASWebAuthenticationSession", .modelled,
      "a session without a window does not begin"),
    Rule(
      "AU-11",
      "A session that shares what the user's browser knows asks first whether the app may; who says no has canceled, "
        + "with canceledLogin.",
      .documented, "Header, ASWebAuthenticationSession", .modelled,
      "who does not agree to a session has canceled"),
    Rule(
      "AU-12", "An ephemeral session shares nothing, and nobody is asked first.",
      .reported, "Field report, of kits for signing in: without a shared cookie there is no alert", .modelled,
      "an ephemeral session asks nobody"),
    Rule(
      "AU-13", "Who cancels or closes the browser has canceled its session, with canceledLogin.",
      .documented, "Header, ASWebAuthenticationSession", .modelled,
      "who closes the browser has canceled"),
    Rule(
      "AU-14",
      "A session ends with the first address that its callback matches, by its scheme or by its host and path, and "
        + "with no other.",
      .documented, "Docs, ASWebAuthenticationSession.Callback", .modelled,
      "only an address that is waited for ends a session"),
    Rule(
      "AU-15",
      "A callback of a website is for apps that are associated with it by webcredentials; any other session ends at "
        + "once, with canceledLogin.",
      .reported, "Field report, of error 1: Using HTTPS callbacks requires Associated Domains", .modelled,
      "a callback of a website is for its own apps"),
    Rule(
      "AU-16",
      "An app has passwords saved for domains that are associated with it by webcredentials, as if a form with one had "
        + "been sent; any other is not taken up, and throws.",
      .documented, "Docs, ASCredentialDataManager", .modelled,
      "a password is saved for the app's own domains"),
    Rule(
      "AU-17",
      "An app that asks to have its provider turned on has the user asked where it is off, and hears whether it is on.",
      .documented, "Header, ASSettingsHelper", .modelled,
      "an app hears whether its provider is on"),
    Rule(
      "AU-18", "An app can have Settings opened where its provider is turned on, and hears that they are.",
      .documented, "Header, ASSettingsHelper", .modelled,
      "Settings open, and the app hears that they did"),
    Rule(
      "AU-19",
      "An app hands over what its user keeps in it where its provider declares SupportsCredentialExchange, and where the "
        + "user agrees and chooses who takes it over.",
      .documented, "Docs, ASCredentialExportManager", .modelled,
      "only a provider that declares it exports, and only with the user's leave"),
    Rule(
      "AU-20", "An export is asked for first; what is handed over without that is refused.",
      .documented, "Docs, ASCredentialExportManager", .modelled,
      "who has not asked for an export has none"),
    Rule(
      "AU-21",
      "An app that its user chooses to take over what another hands over is brought up with an activity, and gets it "
        + "for the token in that.",
      .documented, "Docs, ASCredentialImportManager", .modelled,
      "an app takes over what another hands over, for a token"),
    Rule(
      "AU-22",
      "Only an app whose provider declares SupportsCredentialExchange can be chosen to take anything over.",
      .documented, "Docs, ASCredentialImportManager", .modelled,
      "nobody chooses an app that does not declare the exchange"),
    Rule(
      "AU-23",
      "Who makes an account by the system's form gives the app one contact of those that it accepts, a name only where it "
        + "asked for one, and a new passkey.",
      .documented, "Docs, ASAuthorizationAccountCreationPlatformPublicKeyCredentialRequest", .modelled,
      "a new account is known by one contact, and by a name where that was asked for"),
    Rule(
      "AU-24",
      "Where nothing on the device makes passkeys no form for an account comes up, and the app hears "
        + "deviceNotConfiguredForPasskeyCreation.",
      .documented, "Header, ASAuthorizationError", .modelled,
      "no account is made where nothing makes passkeys"),
    Rule(
      "AU-25",
      "Whoever hears of an authorization is held weakly; what a user agreed to reaches nobody where that is gone.",
      .documented, "Header, ASAuthorizationController", .checked,
      "an app that lets go of who was to hear of a sign-in is told"),
  ]
}
