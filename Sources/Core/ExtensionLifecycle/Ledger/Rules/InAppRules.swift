/// What is different when the app itself asks.
enum InAppRules {
  static let all: [Rule] = [
    Rule(
      "IA-1",
      "The app makes a request with a user, a service identifier and userInfo, and has a controller "
        + "perform it, which launches the extension.",
      .documented,
      "Article l.149–169; WWDC20 l.124", .modelled,
      "performing a request launches the extension"),
    Rule(
      "IA-2",
      "The extension receives the same calls, with the request's user and an empty password.",
      .documented,
      "Header, ASAccountAuthenticationModificationViewController; Header, "
        + "ASAccountAuthenticationModificationRequest; WWDC20 l.126", .checked,
      "the extension gets the user and an empty password"),
    Rule(
      "IA-3",
      "The request's userInfo is delivered to the extension.",
      .documented,
      "Article l.157–159; WWDC20 l.126–132", .modelled,
      "userInfo reaches the extension"),
    Rule(
      "IA-4",
      "The app hands over no password, because it should not have one in plain text.",
      .documented,
      "WWDC20 l.126", .checked,
      "no password crosses, in either direction"),
    Rule(
      "IA-5",
      "A controller performs one request at a time; another one fails at once.",
      .documented,
      "Header, ASAccountAuthenticationModificationController", .modelled,
      "a second request fails at once and leaves the first alone"),
    Rule(
      "IA-6",
      "The app must always provide a presentation context.",
      .documented,
      "WWDC20 l.134", .checked,
      "a request without a window is refused"),
    Rule(
      "IA-7",
      "The delegate hears exactly once how it ended, and the app tells the user: the system shows "
        + "no result.",
      .documented,
      "Article l.199; WWDC20 l.136–138", .modelled,
      "the delegate hears once and the system says nothing"),
    Rule(
      "IA-8",
      "The userInfo of a completion is handed to the delegate.",
      .documented,
      "Header, ASAccountAuthenticationModificationExtensionContext", .modelled,
      "the completion's userInfo reaches the delegate"),
    Rule(
      "IA-9",
      "After success a Keychain credential of the user at the service's host is updated or removed, if "
        + "there is one.",
      .documented,
      "WWDC20 l.138", .modelled,
      "a matching Keychain entry is updated or removed"),
    Rule(
      "IA-10",
      "In the app, too, a request is completed, failed, or asks for the user.",
      .documented,
      "WWDC20 l.128", .modelled,
      "all three endings exist in the app"),
    Rule(
      "IA-11",
      "Moving from an App Clip to the full app is a good occasion to offer an upgrade.",
      .documented,
      "WWDC20 l.140, 144", .notModelled("advice on when to ask, not behaviour")),
    Rule(
      "IA-12",
      "Delegate and presentation context are held weakly and can vanish during a request.",
      .documented,
      "Header, ASAccountAuthenticationModificationController", .modelled,
      "a delegate or a window that vanishes ends nothing else"),
    Rule(
      "IA-13",
      "For who is signed in to the app an upgrade needs no further authorization: to want the user where the app has "
        + "passed something in userInfo, and the server has refused nothing, is advised against.",
      .documented,
      "WWDC20 l.128", .advisory,
      "wanting the user for whom the app has spoken is advised against"),
  ]
}
