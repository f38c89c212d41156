/// Where the sources disagree, and which one is followed.
enum Contradictions {
  static let all: [Rule] = [
    Rule(
      "CX-1",
      "After the user canceled Apple's sheet: the article wants userCanceled and no reason, the "
        + "talk and the article's own sample use failed. Either is accepted; a reason is advised "
        + "against.",
      .contested,
      "Article l.130 against WWDC20 l.108", .advisory,
      "either code is accepted after a canceled sheet"),
    Rule(
      "CX-2",
      "The code that asks for the interface: article, talk and template say "
        + "userInteractionRequired, header comments say userCanceled. The first is followed.",
      .contested,
      "Article l.134 and WWDC20 l.116 against Header, ASAccountAuthenticationModificationViewController",
      .modelled,
      "userInteractionRequired asks for the interface"),
    Rule(
      "CX-3",
      "The key for password rules: header comments name the Apple upgrade's key instead. The "
        + "documentation is followed.",
      .contested,
      "Docs, ASAccountAuthenticationModificationPasswordGenerationRequirements, against Header, "
        + "ASAccountAuthenticationModificationViewController", .checked,
      "the check reads password rules from the documented key"),
    Rule(
      "CX-4",
      "The strong password key ends in Change; older texts end it in Upgrade.",
      .contested,
      "Article l.41 and WWDC20 l.80 against Article of 2021 l.46", .checked,
      "the check names the key that replaced an older one"),
    Rule(
      "CX-5",
      "In the app the article speaks of no existing password, the header of an empty one. It is "
        + "empty.",
      .contested,
      "Article l.159 against Header, ASAccountAuthenticationModificationViewController", .modelled,
      "in the app the password is empty, not missing"),
    Rule(
      "CX-6",
      "An override of cancelRequest() may call super or cancel itself; doing both answers twice.",
      .contested,
      "Article l.145 against Header, ASAccountAuthenticationModificationViewController", .checked,
      "canceling both ways is a mistake"),
    Rule(
      "CX-7",
      "On Cancel the article dismisses, then calls; the template does both. Dismissing comes first.",
      .contested,
      "Article l.145 against Header, ASAccountAuthenticationModificationViewController", .modelled,
      "dismissing comes before the call"),
    Rule(
      "CX-8",
      "Where the default of cancelRequest() lives: the view controller; the template names the "
        + "controller by mistake.",
      .contested,
      "Header, ASAccountAuthenticationModificationViewController, against Template, the sample of "
        + "Xcode", .notModelled("a slip in a comment, without behaviour")),
    Rule(
      "CX-9",
      "credentialIdentityNotFound appears for account modification only in a beta-time article. It "
        + "is treated as failed.",
      .contested,
      "Auth0 l.83 against Header, ASCredentialProviderViewController", .advisory,
      "credentialIdentityNotFound counts as failed"),
    Rule(
      "CX-10",
      "The talk demands a presentation context, a published sample leaves it out. It is demanded.",
      .contested,
      "WWDC20 l.134 against Auth0 l.186–203", .checked,
      "a presentation context can be made optional"),
    Rule(
      "CX-11",
      "The sign-in prompt speaks of weak and breached passwords only, recommendations of reused "
        + "ones too. Reuse never prompts.",
      .contested,
      "WWDC20 l.58 against WWDC20 l.68", .modelled,
      "reuse never prompts"),
    Rule(
      "CX-12",
      "The reference describes the parameter of the success callback as the failed request.",
      .contested,
      "Docs, "
        + "ASAccountAuthenticationModificationControllerDelegate",
      .notModelled("a slip in a comment, without behaviour")),
    Rule(
      "CX-13",
      "Writing a store that takes no increments: the talk says replace, the header save. Both work.",
      .contested,
      "WWDC18 l.263 against Header, ASCredentialIdentityStore", .modelled,
      "a new store takes the full list either way"),
    Rule(
      "CX-14",
      "Whether asking Apple or showing its sheet ends the interface: the same thing, and there is "
        + "no way back.",
      .contested,
      "WWDC20 l.120 against Header, ASAccountAuthenticationModificationExtensionContext", .modelled,
      "there is no way back from Apple's sheet to the interface"),
    Rule(
      "CX-15",
      "Where the association file lies: .well-known only, or the root as well.",
      .contested,
      "Docs, Supporting associated domains, against Platform Security, App extension security", .modelled,
      "the root is asked where well-known has no file"),
    Rule(
      "CX-16",
      "Whether a wildcard serves every subdomain or all but those named.",
      .contested,
      "Docs, Supporting associated domains, against TN3155, wildcards", .modelled,
      "a wildcard's file is the domain's, a subdomain's entry has its own"),
    Rule(
      "CX-17",
      "An early article calls it Account Upgrade Extension.",
      .contested,
      "Auth0 l.40 against Article l.25", .notModelled("a name, without behaviour")),
    Rule(
      "CX-18",
      "Some third-party pages list macOS.",
      .contested,
      "Field report, the documentation of expo-apple-targets, against Header, "
        + "ASAccountAuthenticationModificationViewController", .notModelled("a rehearsed phone runs iOS")),
    Rule(
      "CX-19",
      "Whether current systems still call these extensions: headers say so, one page doubts it.",
      .contested,
      "Header, ASAccountAuthenticationModificationViewController, against Field report, a page of "
        + "Expo", .notModelled("unknown; the rehearsal plays what is documented")),
    Rule(
      "CX-20",
      "Published samples do not compile as printed.",
      .contested,
      "Auth0 l.135–165", .notModelled("a matter of spelling, without behaviour")),
    Rule(
      "CX-21",
      "Errors come as ASExtensionError or as NSError of its domain; domain and code decide.",
      .contested,
      "Article l.77 against Auth0 l.145–149", .modelled,
      "domain and code decide what an error means"),
    Rule(
      "CX-22",
      "Which recommendations offer upgrades: every warning has actions, or upgrades stand with those of "
        + "high priority. "
        + "Every one offers them, a password that is merely reused as well.",
      .contested, "WWDC20 l.60–64 against WWDC20 l.68", .modelled,
      "which recommendations offer upgrades is a setting"),
    Rule(
      "CX-23",
      "The article has the server asked before Apple; its own sample asks Apple first, and the server then. The text "
        + "is followed, and the sample's order is advised against.",
      .contested, "Article l.101 against Article l.119", .advisory,
      "asking Apple before the server can be taken for right"),
    Rule(
      "CX-24",
      "The article lets the app put the existing password into userInfo, the talk wants no app to have it. The "
        + "rehearsal delivers what the app puts there.",
      .contested, "Article l.159 against WWDC20 l.126",
      .notModelled("what userInfo means is the app's own affair")),
    Rule(
      "CX-25",
      "Auth0 wants a second factor before every upgrade, lest a thief with the password take the account "
        + "over; the talk "
        + "wants further steps only where they are necessary. Both pass once the server was asked.",
      .contested, "Auth0 l.212 against WWDC20 l.142",
      .notModelled("whether a step is necessary the server says")),
    Rule(
      "CX-26",
      "The talk of 2018 declares the configuration by ASCredentialProviderExtensionShowsConfigurationUI, beside the "
        + "capabilities; the header has ShowsConfigurationUI among them. Before iOS 17 the first is read, and from then on "
        + "the second.",
      .contested, "WWDC18 l.325 against Header, ASCredentialProviderViewController", .modelled,
      "each system reads its own key of the configuration"),
    Rule(
      "CX-27",
      "The talk has a provider present child controllers while its interface is prepared; UIKit presents nothing over a "
        + "view that is in no window yet, and writes a warning. The talk is followed.",
      .contested, "WWDC18 l.357–365 against Field report, SideMenu issue 288", .checked,
      "what is presented while preparing can come to nothing"),
    Rule(
      "CX-28",
      "The header has the identity store give back identities of the three kinds; a provider got objects of the system's "
        + "own class, which have no record identifier, and whoever asks them for one is ended. The header is followed.",
      .contested, "Header, ASCredentialIdentityStore against Field report, KeeForge pull request 42",
      .modelled,
      "what the store gives back can be of the system's own class"),
  ]
}
