/// How AutoFill and a credential provider extension work together.
enum CredentialProviderRules {
  static let all: [Rule] = [
    Rule(
      "CP-1", "The system makes an instance for a request and calls what it overrides.",
      .documented,
      "WWDC18 l.87", .modelled, "a request makes a handler and calls it"),
    Rule(
      "CP-2",
      "The credential list is prepared for none or several service identifiers, the most specific first.",
      .documented,
      "Header, ASCredentialProviderViewController; WWDC18 "
        + "l.97–111", .modelled, "services come with the most specific first"),
    Rule(
      "CP-3",
      "Every credential can be reached in the list, whether it fits the services or not.",
      .documented,
      "Header, ASCredentialProviderViewController; WWDC18 "
        + "l.129–133", .checked, "a list that hides credentials is told"),
    Rule(
      "CP-4", "In apps service identifiers are associated domains, in Safari the URL of the page.",
      .documented,
      "WWDC18 l.101–107", .modelled, "apps give domains and Safari the URL"),
    Rule(
      "CP-5",
      "A selection completes the request, dismissing cancels it with userCanceled; the system takes the interface "
        + "down.",
      .documented,
      "WWDC18 l.113–119", .modelled, "choosing fills and dismissing cancels"),
    Rule(
      "CP-6", "The extension has its own way to cancel: the system puts no bar over it.",
      .documented,
      "WWDC18 l.123–127; Header, "
        + "ASCredentialProviderViewController", .checked, "an interface without a way out is told"),
    Rule(
      "CP-7", "Authentication in the list is the extension's own affair.",
      .documented,
      "WWDC18 l.135–137", .modelled, "nobody is asked to authenticate after the list"),
    Rule(
      "CP-8", "Suggestions come from the identity store; the extension is not launched for them.",
      .documented,
      "WWDC18 l.151–159", .modelled, "suggestions launch nothing"),
    Rule(
      "CP-9",
      "A suggestion that is tapped launches the extension in silence, with the chosen identity; nothing may be "
        + "shown.",
      .documented,
      "WWDC18 l.161–163, 269–273; Header, "
        + "ASCredentialProviderViewController", .checked, "a tapped suggestion asks in silence"),
    Rule(
      "CP-10",
      "userInteractionRequired in the silent call brings the preparing call and then the interface.",
      .documented,
      "WWDC18 l.275–279; Header, "
        + "ASCredentialProviderViewController", .checked, "asking for the interface gets it, once"),
    Rule(
      "CP-11",
      "Where the extension showed nothing, the system authenticates the user as device and preference want, after "
        + "it has the credential.",
      .documented,
      "WWDC18 l.171–175, 185", .modelled, "what was given in silence waits for the user's face"),
    Rule(
      "CP-12", "Where the extension showed its interface, the system authenticates nobody.",
      .documented,
      "WWDC18 l.283–285", .modelled, "what was given on screen is filled in at once"),
    Rule(
      "CP-13", "The form is filled only after that authentication succeeded.",
      .documented,
      "WWDC18 l.175", .modelled, "without the user's face nothing is filled in"),
    Rule(
      "CP-14",
      "When a few seconds pass in silence without an answer, AutoFill cancels and fills nothing in.",
      .documented,
      "WWDC18 l.297", .checked, "a few seconds without an answer end the request"),
    Rule(
      "CP-15", "That time-out does not apply to debug builds or the simulator.",
      .documented,
      "WWDC18 l.299", .modelled, "debug builds and the simulator wait for ever"),
    Rule(
      "CP-16", "An identity the extension does not know is answered with credentialIdentityNotFound.",
      .documented,
      "Header, ASCredentialProviderViewController", .checked, "an unknown identity has a code of its own"),
    Rule(
      "CP-17", "An error should be of ASExtensionErrorDomain with one of its codes.",
      .documented,
      "Header, ASCredentialProviderExtensionContext", .checked, "an error of another domain is told"),
    Rule(
      "CP-18",
      "The block of a completion cleans up in the background; it runs again, with expired set, when the system "
        + "ends that early.",
      .documented,
      "Header, ASCredentialProviderExtensionContext", .modelled,
      "cleaning up runs, and runs again when it expires"),
    Rule(
      "CP-19", "Completing dismisses the view controller in the end.",
      .documented,
      "Header, ASCredentialProviderExtensionContext", .modelled, "completing takes the interface down"),
    Rule(
      "CP-20",
      "With its key, Settings shows the configuration when the extension is enabled, and dismisses it when the "
        + "extension says that it is done.",
      .documented,
      "WWDC18 l.325–343; Header, "
        + "ASCredentialProviderViewController", .modelled,
      "enabling shows the configuration where it is declared"),
    Rule(
      "CP-21",
      "From iOS 17 requests are objects whose type is that of their identity; passkeys and codes come only with "
        + "their capability keys.",
      .documented,
      "Header, ASCredentialProviderViewController", .checked, "a request is completed with what it asks for"),
    Rule(
      "CP-22",
      "A passkey made by the way never has an interface: asking for one is an error like any other. The "
        + "password that "
        + "was saved stays.",
      .documented,
      "Header, ASCredentialProviderViewController", .checked, "a passkey made by the way shows nothing"),
    Rule(
      "CP-23", "News of credentials comes in the background and wants neither interface nor error.",
      .documented,
      "Header, ASCredentialProviderViewController", .checked, "news is taken without an answer"),
    Rule(
      "CP-24",
      "A password is saved in silence or on screen; the provider updates its identity store itself, and asks "
        + "nothing more after a generated password was filled in.",
      .documented,
      "Header, ASCredentialProviderViewController", .checked,
      "saving a password leaves the store to the provider"),
    Rule(
      "CP-25",
      "Passwords are generated in silence, in order of preference, and no credential there is changes; "
        + "asking for the "
        + "interface is a failure, because users start that themselves.",
      .documented,
      "Header, ASCredentialProviderViewController", .checked,
      "generating in silence never comes to an interface"),
    Rule(
      "CP-26", "Text is asked for only with its capability key.",
      .documented,
      "Docs, ProvidesTextToInsert", .modelled, "text needs its capability"),
    Rule(
      "CP-27",
      "Below iOS 17 the system makes the calls with identities, and the base class cancels those that are not "
        + "overridden, so that who overrides only the calls with requests is canceled there.",
      .reported,
      "Field report, bitwarden/android issue 3225", .checked, "older systems call with identities"),
    Rule(
      "CP-28", "Child controllers are presented without animation while the interface is prepared.",
      .documented,
      "WWDC18 l.357–365", .advisory, "an animation while preparing is advised against"),
    Rule(
      "CP-29", "A list gives what the user has selected there, and nothing before.",
      .documented, "WWDC18 l.113–115", .checked, "a list that answers before the user does is told"),
    Rule(
      "CP-30", "The system may have a list prepared once more while it is on screen.",
      .reported, "Field report, passforios pull request 593", .modelled, "a list can be prepared twice"),
    Rule(
      "CP-31",
      "The user has a provider fill forms in addition to iCloud Keychain, or instead of it. Beside it, QuickType offers "
        + "what both have, each with its source; of what iCloud Keychain fills in, no provider hears.",
      .documented,
      "WWDC18 l.31", .modelled,
      "what iCloud Keychain has is offered beside the provider, and filled in without it"),
    Rule(
      "CP-32",
      "Beside the provider, iCloud Keychain has passkeys of its own. The sheet offers both, for signing in and for a new "
        + "one; of those that iCloud Keychain signs with or makes, no provider hears.",
      .reported,
      "Field report, of sheets on iOS 17 that save a passkey in iCloud Keychain or with a provider",
      .modelled,
      "iCloud Keychain makes passkeys beside the provider, and signs in with them"),
    Rule(
      "CP-33",
      "Beside a passkey of its own that is excluded iCloud Keychain makes none, and the app hears "
        + "matchedExcludedCredential.",
      .documented, "Header, ASAuthorizationError", .modelled,
      "iCloud Keychain makes no passkey beside an excluded one of its own"),
    Rule(
      "CP-34",
      "iCloud Keychain hears of reports as a provider does: a passkey of its own that a server does not know, or does not "
        + "list, goes.",
      .reported, "Field report, of reports that iOS 26 passes on to whatever manages credentials", .modelled,
      "a passkey of iCloud Keychain goes when its server does not know it"),
    Rule(
      "CP-35", "A list that is prepared once more shows nobody more often than before.",
      .reported, "Field report, passforios pull request 593", .checked,
      "a list that adds to what it showed when it is prepared once more is told"),
    Rule(
      "CP-36",
      "Passwords are generated by the rules that the form's developer has specified: the first of them meets those that "
        + "can be read and met.",
      .documented, "Header, ASCredentialProviderViewController", .checked,
      "a password that the rules of its form turn down is told"),
    Rule(
      "CP-37",
      "A form in an app on a television is filled in from the phone, with a password that is selected there.",
      .documented, "WWDC18 l.25", .modelled,
      "a form on a television takes a password from the phone, and nothing else"),
  ]
}
