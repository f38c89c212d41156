/// What the system does with an account modification extension.
enum AccountModificationRules {
  static let all: [Rule] = [
    Rule(
      "AM-1",
      "A request comes from a password's detail page, from a high-priority security recommendation, "
        + "from the prompt after signing in with a weak or breached password, or from the app itself.",
      .documented,
      "Article l.11–17; WWDC20 l.68", .modelled,
      "requests come from four places"),
    Rule(
      "AM-2",
      "An upgrade is offered only where the app is installed and associated with the credential's "
        + "domain through webcredentials.",
      .documented,
      "Article l.23; WWDC20 l.74–76; Auth0 l.40–43", .modelled,
      "nothing is offered without the app and its domain"),
    Rule(
      "AM-3",
      "An upgrade is offered only where the extension's Info.plist declares its kind.",
      .documented,
      "Article l.41; WWDC20 l.80, 98", .modelled,
      "only a declared kind is offered"),
    Rule(
      "AM-4",
      "For a strong password the system generates a password first, another one each time and by the "
        + "password rules the extension declares, then loads the extension and makes the handler.",
      .documented,
      "Article l.43, 47; WWDC20 l.78, 84", .modelled,
      "the password comes before the extension"),
    Rule(
      "AM-5",
      "The first call of a request is the silent one, and nothing of the extension is shown during "
        + "it.",
      .documented,
      "Article l.47, 91; Header, ASAccountAuthenticationModificationViewController", .checked,
      "the first call is silent and shows nothing"),
    Rule(
      "AM-6",
      "The service identifier carries the domain or URL of the credential.",
      .documented,
      "WWDC20 l.84", .modelled,
      "the service identifier is the credential's"),
    Rule(
      "AM-7",
      "userInfo is nil in every request the system makes by itself.",
      .documented,
      "WWDC20 l.84, 100, 126", .modelled,
      "the system's own requests have no userInfo"),
    Rule(
      "AM-8",
      "The extension has its server authorize the change before it commits it.",
      .documented,
      "Article l.65; WWDC20 l.84–86", .checked,
      "a completion without a word to the server is a mistake"),
    Rule(
      "AM-9",
      "The extension may choose a password of its own; the one it completes with is saved, so it "
        + "must be the one its server has.",
      .documented,
      "Article l.65; WWDC20 l.90", .checked,
      "the password completed with is saved and must be the server's"),
    Rule(
      "AM-10",
      "On success the Keychain stores the new credential and removes the old one.",
      .documented,
      "Article l.67", .checked,
      "success replaces the old credential"),
    Rule(
      "AM-11",
      "A change that is not authorized or fails ends with cancelRequest and the code failed.",
      .documented,
      "Article l.75–78; WWDC20 l.86–88", .checked,
      "failed ends the request and changes nothing"),
    Rule(
      "AM-12",
      "A localized failure reason is shown to the user; without one the system shows a message of "
        + "its own that suggests trying later.",
      .documented,
      "Article l.80–84; WWDC20 l.88", .modelled,
      "a reason is shown, and without one the default message"),
    Rule(
      "AM-13",
      "A handler that needs the user cancels with userInteractionRequired.",
      .documented,
      "Article l.134–137; WWDC20 l.114–116", .checked,
      "userInteractionRequired is honoured in the silent call only"),
    Rule(
      "AM-14",
      "The system then makes a new request of the same kind and calls the matching prepare method.",
      .documented,
      "Article l.139; WWDC20 l.116", .modelled,
      "the matching prepare method follows"),
    Rule(
      "AM-15",
      "The prepare method only prepares; the system presents the view after it returns.",
      .documented,
      "Article l.139–141; WWDC20 l.116; Header, ASAccountAuthenticationModificationViewController", .modelled,
      "the view is presented once the prepare method has returned"),
    Rule(
      "AM-16",
      "The view stands under a system bar with the containing app's name and Cancel.",
      .documented,
      "WWDC20 l.118; Article l.141", .modelled,
      "the bar shows the app's name and Cancel"),
    Rule(
      "AM-17",
      "After the additional step a strong password request commits the password of the original "
        + "request.",
      .documented,
      "Article l.141", .modelled,
      "both calls carry the same new password"),
    Rule(
      "AM-18",
      "When the additional step fails the handler cancels with an error, and the system dismisses "
        + "the view.",
      .documented,
      "Article l.143; WWDC20 l.118", .modelled,
      "an error on screen dismisses the view"),
    Rule(
      "AM-19",
      "When the user taps Cancel the system dismisses the interface and calls cancelRequest().",
      .documented,
      "Article l.145; Header, ASAccountAuthenticationModificationViewController", .modelled,
      "Cancel dismisses and calls cancelRequest"),
    Rule(
      "AM-20",
      "The base class answers cancelRequest() by canceling with userCanceled.",
      .documented,
      "WWDC20 l.122; Header, ASAccountAuthenticationModificationViewController", .modelled,
      "the base class gives in at once"),
    Rule(
      "AM-21",
      "An override may clean up, and must still cancel with userCanceled, as soon as possible.",
      .documented,
      "Header, ASAccountAuthenticationModificationViewController; WWDC20 l.142; Article l.145", .checked,
      "an override must give in and do nothing else"),
    Rule(
      "AM-22",
      "A request that is not canceled within ten seconds of Cancel is canceled by the system.",
      .documented,
      "Header, ASAccountAuthenticationModificationViewController", .checked,
      "ten seconds after Cancel the system cancels"),
    Rule(
      "AM-23",
      "cancelRequest() belongs to the presented phase, the only one with a Cancel button.",
      .documented,
      "WWDC20 l.122; Header, ASAccountAuthenticationModificationViewController", .modelled,
      "there is no Cancel without an interface"),
    Rule(
      "AM-24",
      "A call that is not overridden is logged and the request canceled by the base class.",
      .reported,
      "Base class, of iOS 18.2 and 26.1; Field report, bitwarden/android issue 3225 of the sibling class",
      .checked,
      "a call that is not overridden is canceled by the base class"),
    Rule(
      "AM-25",
      "The class ignores calls from Mac Catalyst apps and does not exist on macOS.",
      .documented,
      "Docs, ASAccountAuthenticationModificationViewController", .modelled,
      "nothing is offered outside iOS"),
    Rule(
      "AM-26",
      "An app can opt out of the prompt after signing in.",
      .documented,
      "Docs, ASAccountAuthenticationModificationOptOutOfSecurityPromptsOnSignIn", .modelled,
      "an app can opt out of the sign-in prompt"),
    Rule(
      "AM-27",
      "An additional step is asked for only when it is absolutely necessary.",
      .documented,
      "WWDC20 l.142", .advisory,
      "asking for the user before asking the server is advised against"),
    Rule(
      "AM-28",
      "No source gives a time limit for the silent call of an account modification; AS-3 takes one.",
      .documented,
      "Header, ASAccountAuthenticationModificationViewController, by its silence", .modelled,
      "the patience of the silent call is a setting"),
    Rule(
      "AM-29",
      "Change Password on Website is the other button beside an upgrade, and never reaches the "
        + "extension.",
      .documented,
      "WWDC20 l.62", .modelled,
      "changing on the website never reaches the extension"),
    Rule(
      "AM-30",
      "A prepare method is quick: who lets time pass in it before it returns is advised.",
      .documented,
      "WWDC20 l.116", .advisory,
      "time that passes in a prepare method is advised against"),
    Rule(
      "AM-31",
      "Who overrides cancelRequest() cancels as soon as possible: who takes longer than a second is advised.",
      .documented,
      "WWDC20 l.142", .advisory,
      "whoever takes longer than a second over Cancel is advised"),
  ]
}
