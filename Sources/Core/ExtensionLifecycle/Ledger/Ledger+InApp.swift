/// What is different when the app itself asks.
extension Ledger {
  static let inApp: [Rule] = [
    Rule(
      "IA-1",
      "The app makes a request with a user, a service identifier and userInfo, and has a controller "
        + "perform it, which launches the extension.",
      .documented, "Article, in-app; WWDC20", .modelled,
      "performing a request launches the extension"),
    Rule(
      "IA-2",
      "The extension receives the same calls, with the request's user and an empty password.",
      .documented, "Header, view controller and requests; WWDC20", .modelled,
      "the extension gets the user and an empty password"),
    Rule(
      "IA-3",
      "The request's userInfo is delivered to the extension.",
      .documented, "Article, in-app; WWDC20", .modelled,
      "userInfo reaches the extension"),
    Rule(
      "IA-4",
      "The app hands over no password, because it should not have one in plain text.",
      .documented, "WWDC20", .modelled,
      "no password crosses, even when the Keychain has one"),
    Rule(
      "IA-5",
      "A controller performs one request at a time; another one fails at once.",
      .documented, "Header, controller", .modelled,
      "a second request fails at once and leaves the first alone"),
    Rule(
      "IA-6",
      "The app must always provide a presentation context.",
      .documented, "WWDC20", .checked,
      "a request without a window is refused"),
    Rule(
      "IA-7",
      "The delegate hears exactly once how it ended, and the app tells the user: the system shows "
        + "no result.",
      .documented, "Article, in-app; WWDC20", .modelled,
      "the delegate hears once and the system says nothing"),
    Rule(
      "IA-8",
      "The userInfo of a completion is handed to the delegate.",
      .documented, "Header, context", .modelled,
      "the completion's userInfo reaches the delegate"),
    Rule(
      "IA-9",
      "After success a Keychain credential for the service and user is updated or removed, if there "
        + "is one.",
      .documented, "WWDC20", .modelled,
      "a matching Keychain entry is updated or removed"),
    Rule(
      "IA-10",
      "In the app, too, a request is completed, failed, or asks for the user.",
      .documented, "WWDC20", .modelled,
      "all three endings exist in the app"),
    Rule(
      "IA-11",
      "Moving from an App Clip to the full app is a good occasion to offer an upgrade.",
      .documented, "WWDC20", .notModelled("advice on when to ask, not behaviour")),
    Rule(
      "IA-12",
      "Delegate and presentation context are held weakly and can vanish during a request.",
      .documented, "Header, controller", .modelled,
      "a delegate or a window that vanishes ends nothing else"),
  ]
}
