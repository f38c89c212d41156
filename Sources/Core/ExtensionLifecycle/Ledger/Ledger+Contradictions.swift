/// Where the sources disagree, and which one is followed.
extension Ledger {
  static let contradictions: [Rule] = [
    Rule(
      "CX-1",
      "After the user canceled Apple's sheet: the article wants userCanceled and no reason, the "
        + "talk and the article's own sample use failed. Either is accepted; a reason is advised "
        + "against.",
      .contested, "Article, Sign in with Apple, against WWDC20", .advisory,
      "either code is accepted after a canceled sheet"),
    Rule(
      "CX-2",
      "The code that asks for the interface: article, talk and template say "
        + "userInteractionRequired, header comments say userCanceled. The first is followed.",
      .contested, "Article and WWDC20 against Header, view controller", .modelled,
      "userInteractionRequired asks for the interface"),
    Rule(
      "CX-3",
      "The key for password rules: header comments name the Apple upgrade's key instead. The "
        + "documentation is followed.",
      .contested, "Docs against Header", .checked,
      "the check reads password rules from the documented key"),
    Rule(
      "CX-4",
      "The strong password key ends in Change; older texts end it in Upgrade.",
      .contested, "Article, WWDC20 against the 2021 article", .checked,
      "the check names the key that replaced an older one"),
    Rule(
      "CX-5",
      "In the app the article speaks of no existing password, the header of an empty one. It is "
        + "empty.",
      .contested, "Article, in-app, against Header", .modelled,
      "in the app the password is empty, not missing"),
    Rule(
      "CX-6",
      "An override of cancelRequest() may call super or cancel itself; doing both answers twice.",
      .contested, "Article against Header, view controller", .checked,
      "canceling both ways is a mistake"),
    Rule(
      "CX-7",
      "On Cancel the article dismisses, then calls; the template does both. Dismissing comes first.",
      .contested, "Article against Header and template", .modelled,
      "dismissing comes before the call"),
    Rule(
      "CX-8",
      "Where the default of cancelRequest() lives: the view controller; the template names the "
        + "controller by mistake.",
      .contested, "Header against template", .notModelled("a slip in a comment, without behaviour")),
    Rule(
      "CX-9",
      "credentialIdentityNotFound appears for account modification only in a beta-time article. It "
        + "is treated as failed.",
      .contested, "Auth0 against Header", .advisory,
      "credentialIdentityNotFound counts as failed"),
    Rule(
      "CX-10",
      "The talk demands a presentation context, a published sample leaves it out. It is demanded.",
      .contested, "WWDC20 against Auth0", .checked,
      "a presentation context can be made optional"),
    Rule(
      "CX-11",
      "The sign-in prompt speaks of weak and breached passwords only, recommendations of reused "
        + "ones too. Reuse never prompts.",
      .contested, "WWDC20 against itself", .modelled,
      "reuse never prompts"),
    Rule(
      "CX-12",
      "The reference describes the parameter of the success callback as the failed request.",
      .contested, "Docs", .notModelled("a slip in a comment, without behaviour")),
    Rule(
      "CX-13",
      "Writing a store that takes no increments: the talk says replace, the header save. Both work.",
      .contested, "WWDC18 against Header", .modelled,
      "a new store takes the full list either way"),
    Rule(
      "CX-14",
      "Whether asking Apple or showing its sheet ends the interface: the same thing, and there is "
        + "no way back.",
      .contested, "WWDC20 against Header, context", .modelled,
      "there is no way back from Apple's sheet to the interface"),
    Rule(
      "CX-15",
      "Where the association file lies: .well-known only, or the root as well.",
      .contested, "Docs against Platform Security", .modelled,
      "the root is asked where well-known has no file"),
    Rule(
      "CX-16",
      "Whether a wildcard serves every subdomain or all but those named.",
      .contested, "Docs against TN3155", .modelled,
      "a wildcard's file is the domain's, a subdomain's entry has its own"),
    Rule(
      "CX-17",
      "An early article calls it Account Upgrade Extension.",
      .contested, "Auth0 against Article", .notModelled("a name, without behaviour")),
    Rule(
      "CX-18",
      "Some third-party pages list macOS.",
      .contested, "Third parties against Header", .notModelled("a rehearsed phone runs iOS")),
    Rule(
      "CX-19",
      "Whether current systems still call these extensions: headers say so, one page doubts it.",
      .contested, "Header against a third party",
      .notModelled("unknown; the rehearsal plays what is documented")),
    Rule(
      "CX-20",
      "Published samples do not compile as printed.",
      .contested, "Auth0", .notModelled("a matter of spelling, without behaviour")),
    Rule(
      "CX-21",
      "Errors come as ASExtensionError or as NSError of its domain; domain and code decide.",
      .contested, "Article against Auth0", .modelled,
      "domain and code decide what an error means"),
  ]
}
