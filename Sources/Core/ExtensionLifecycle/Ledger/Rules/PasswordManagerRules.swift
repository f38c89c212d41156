/// What the password manager says of saved passwords, and what it offers.
enum PasswordManagerRules {
  static let all: [Rule] = [
    Rule(
      "PM-1",
      "A saved password is flagged when it is used on several sites, easily guessed, or known from a breach.",
      .documented,
      "WWDC20 l.58; Platform Security, Password security recommendations", .modelled,
      "reused, easily guessed and breached passwords are flagged"),
    Rule(
      "PM-2",
      "A breach flags every account with that password, whatever site it came from.",
      .documented,
      "WWDC20 l.60", .modelled,
      "a breach flags every account with the password"),
    Rule(
      "PM-3",
      "The user is notified of a breached password, and the notification leads to the recommendations.",
      .documented,
      "WWDC20 l.58", .modelled,
      "a notification leads to the recommendations"),
    Rule(
      "PM-4",
      "The severity of a warning and the kind of account decide which recommendations have high priority.",
      .documented,
      "WWDC20 l.58", .modelled,
      "severity and kind of account decide the priority"),
    Rule(
      "PM-5",
      "Every warning comes with actions: the upgrades of the extension, and changing the password on the website.",
      .documented,
      "WWDC20 l.60–64", .modelled,
      "every warning comes with what can be done"),
    Rule(
      "PM-6",
      "The system prompts after signing in only where the password is weak or breached.",
      .documented,
      "WWDC20 l.68; Article l.15", .modelled,
      "only weak and breached passwords are prompted for"),
    Rule(
      "PM-7",
      "Passwords are the same on all of a user's devices: what another one saves arrives here, whatever is under way.",
      .documented, "WWDC20 l.56", .modelled,
      "what another device saves arrives in the middle of an upgrade"),
  ]
}
