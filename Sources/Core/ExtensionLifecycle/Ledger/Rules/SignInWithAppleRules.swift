/// How an account is upgraded to Sign in with Apple.
enum SignInWithAppleRules {
  static let all: [Rule] = [
    Rule(
      "SI-1",
      "The app must already support Sign in with Apple.",
      .documented,
      "Article l.89; WWDC20 l.96", .modelled,
      "nothing is offered without Sign in with Apple"),
    Rule(
      "SI-2",
      "The handler has its server authorize the upgrade, then asks the system for Apple's "
        + "credential; only an Apple upgrade does.",
      .documented,
      "Article l.101–103; WWDC20 l.104–106", .checked,
      "Apple is asked after the server, and only for its own upgrade"),
    Rule(
      "SI-3",
      "Asking shows Apple's sheet; an interface that is up is dismissed first.",
      .documented,
      "Header, ASAccountAuthenticationModificationExtensionContext; WWDC20 l.120", .checked,
      "the interface goes before the sheet comes"),
    Rule(
      "SI-4",
      "The sheet tells the user what happens, and that existing data will be linked.",
      .reported,
      "Auth0 l.126", .modelled,
      "the sheet says what will be linked"),
    Rule(
      "SI-5",
      "state comes back in the credential and nonce inside the identity token; both are optional.",
      .documented,
      "Header, ASAccountAuthenticationModificationExtensionContext; WWDC20 l.106", .modelled,
      "state and nonce come back"),
    Rule(
      "SI-6",
      "When the user cancels the sheet the handler gets an error with the code userCanceled.",
      .documented,
      "Article l.130", .modelled,
      "a canceled sheet gives userCanceled"),
    Rule(
      "SI-7",
      "When Apple cannot be reached the handler gets no credential.",
      .documented,
      "Article l.130; WWDC20 l.108", .modelled,
      "an unreachable Apple gives no credential"),
    Rule(
      "SI-8",
      "After a canceled sheet the handler cancels with the same code and no reason, and shows "
        + "nothing more.",
      .documented,
      "Article l.130", .checked,
      "after a canceled sheet nothing more is shown or said"),
    Rule(
      "SI-9",
      "After an unreachable Apple the handler cancels with failed.",
      .documented,
      "Article l.130; WWDC20 l.108", .checked,
      "after an unreachable Apple the code is failed"),
    Rule(
      "SI-10",
      "With the credential the handler lets its server link the account, then completes.",
      .documented,
      "Article l.103; WWDC20 l.108–110", .checked,
      "a completion needs Apple's credential and the server's link"),
    Rule(
      "SI-11",
      "On completion the system removes the password from the Keychain, if it is there.",
      .documented,
      "Header, ASAccountAuthenticationModificationExtensionContext; WWDC20 l.110; Article l.103", .modelled,
      "the password leaves the Keychain"),
    Rule(
      "SI-12",
      "Afterwards the service no longer accepts the password.",
      .documented,
      "WWDC20 l.142", .advisory,
      "a server that goes on taking the password is pointed out"),
    Rule(
      "SI-13",
      "After an additional step the handler asks for a new credential.",
      .documented,
      "Article l.141", .checked,
      "a credential of the silent call does not count on screen"),
    Rule(
      "SI-14",
      "Scopes, e-mail and name of the credential may be missing.",
      .documented,
      "Header, ASAuthorizationAppleIDCredential, where both are optional", .modelled,
      "e-mail and name may be missing"),
  ]
}
