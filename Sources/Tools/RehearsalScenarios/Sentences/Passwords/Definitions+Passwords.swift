import Rehearsal

/// Sentences about saved passwords, what is recommended and what is offered for them.
extension StepDefinition {
  static let givenPasswords: [StepDefinition] = passwordFacts + appFacts

  private static let passwordFacts: [StepDefinition] = [
    .given("the password {text} is among the most often breached", "The phone knows it by itself.") {
      .passwords(.commonlyBreached($0.text(0)))
    },
    .given("the breach service knows the password {text}", "The phone finds out when it checks passwords.") {
      .passwords(.breachedElsewhere($0.text(0)))
    },
    .given("the user lets breached passwords go undetected", "The switch in Settings is off.") { _ in
      .passwords(.breachesGoUndetected)
    },
    .given(
      "iCloud Keychain fills forms beside the provider",
      "As the user has set it; else the provider is alone (CP-31)."
    ) { _ in .passwords(.keychainFillsForms) },
    .given(
      "these are public suffixes:", table: .needed(["domain"]),
      "As in the public list, wildcards and exceptions included, beside the usual kinds such as co.uk (AS-28)."
    ) { words throws(Misreading) in .passwords(.publicSuffixes(try words.publicSuffixes)) },
    .given("{text} has the same accounts as {text}", "Two domains that share credentials.") {
      .passwords(.sameAccounts($0.text(0), $0.text(1)))
    },
    .given("an account at {text} is about {account type}", "What makes a recommendation more urgent.") {
      .passwords(.accountType($0.text(0), $0.choice(1)))
    },
    .given(
      "the page for changing a password at {text} is known to be {text}", "An address of the public list."
    ) { .passwords(.changePage($0.text(0), address: $0.text(1))) },
    .given(
      "the website {text} answers:", table: .needed(["path", "status", "target"]),
      "What comes of asking it for paths; every other path is not found."
    ) { words throws(Misreading) in .passwords(.website(words.text(0), try words.websiteAnswers)) },
  ]

  private static let appFacts: [StepDefinition] = [
    .given("the app runs on {platform}", "Upgrades began with iOS 14, and stayed there.") {
      .passwords(.platform($0.choice(0)))
    },
    .given("the extension declares the key {text}", "Any key of Info.plist, with a yes; also a misspelt one.")
    {
      .passwords(.declaresKey($0.text(0)))
    },
    StepDefinition(
      "Apple's credential state of the user is {credential state}",
      "Whether the user lets the app sign them in with Apple.",
      .given { .passwords(.credentialState($0.choice(0))) },
      .then { .passwords(.credentialState($0.choice(0))) }),
  ]

  static let whenPasswords: [StepDefinition] = [
    .when("the phone checks the saved passwords", "It asks whether some of them are known from a breach.") {
      _ in
      .checkPasswords
    },
    .when("the user signs in to the app as {text}", "With the saved password; the system may have a word.") {
      .user(.secures(.signsIn($0.text(0))))
    },
    .when("the user dismisses the sign-in prompt", "Not now.") { _ in .user(.secures(.dismissesPrompt)) },
    .when("the user opens the notification", "It leads to the security recommendations.") { _ in
      .user(.secures(.opensNotification))
    },
    .when("the user changes the password of {text} on the website", "The other button beside an upgrade.") {
      .user(.secures(.changesOnWebsite($0.text(0))))
    },
    .when(
      "the user changes the password of {text} at {text} on the website",
      "At which site, where the name is saved at several."
    ) { .user(.secures(.changesOnWebsite($0.text(0), at: ServiceIdentifier($0.text(1))))) },
    .when(
      "the user saves the password {text} of {text} at {text} with another device",
      "iCloud Keychain brings it here, whatever there is of it already (PM-7)."
    ) { words throws(Misreading) in .user(.secures(.savesElsewhere(try words.savedEntry))) },
    .when(
      "the user changes the password of {text} to {text} with another device",
      "The server takes it, and iCloud Keychain brings it here, also in the middle of an upgrade (PM-7)."
    ) { .user(.secures(.changesElsewhere($0.text(0), to: $0.text(1)))) },
    .when("the user stops using Sign in with Apple for the app", "The next time is a first time again.") {
      _ in
      .user(.secures(.revokesApple))
    },
  ]

  static let thenPasswords: [StepDefinition] = [
    .then(
      "the security recommendations are:",
      table: .needed(["service", "user", "priority", "warnings", "actions"]),
      "All of them, in order; a column that is left out is not compared."
    ) { words throws(Misreading) in
      let rows = try words.expectedRecommendations
      guard !rows.isEmpty else { throw Misreading("a table without rows expects nothing", cell: (0, 0)) }
      return .passwords(.recommendations(rows))
    },
    .then("there are no security recommendations", "Nothing is wrong with any saved password.") { _ in
      .passwords(.recommendations([]))
    },
    .then("the recommendation for {text} says {text}", "One of the warnings, as the user reads it.") {
      .passwords(.says(user: $0.text(0), $0.text(1)))
    },
    .then("the sign-in prompt says {text}", "What the system says after signing in.") {
      .passwords(.promptSays($0.text(0)))
    },
    .then("the user is notified with {text}", "The last notification.") { .passwords(.notified($0.text(0))) },
    .then("the user is not notified", "No notification so far.") { _ in .passwords(.notNotified) },
    .then("the browser opens {text}", "Where Change Password on Website led last.") {
      .passwords(.opens($0.text(0)))
    },
    .then("the breach service is {frequency}", "How often the phone asked it so far.") {
      .passwords(.serviceIs($0.choice(0)))
    },
  ]
}

extension SentenceValues {
  fileprivate var websiteAnswers: [WebsiteAnswer] {
    get throws(Misreading) {
      var answers: [WebsiteAnswer] = []
      for row in rows {
        guard let path = row["path"] else { throw row.misread("path", "an answer needs a path") }
        guard let status = row["status"].flatMap({ Int($0) }), (100...599).contains(status) else {
          throw row.misread("status", "a status is a number from 100 to 599")
        }
        answers.append(WebsiteAnswer(path: path, status: status, target: row["target"]))
      }
      return answers
    }
  }

  fileprivate var expectedRecommendations: [ExpectedRecommendation] {
    get throws(Misreading) {
      var expected: [ExpectedRecommendation] = []
      for row in rows {
        guard let user = row["user"] else { throw row.misread("user", "a recommendation needs a user") }
        let priority = row["priority"]
        guard priority == nil || Recommendation.Priority(rawValue: priority ?? "") != nil else {
          throw row.misread("priority", "a priority is high or other")
        }
        expected.append(
          ExpectedRecommendation(
            service: row["service"], user: user, priority: priority.flatMap(Recommendation.Priority.init),
            warnings: try row.names("warnings", ExpectedRecommendation.warningNames),
            actions: try row.names("actions", ExpectedRecommendation.actionNames)))
      }
      return expected
    }
  }
}

extension SentenceValues {
  /// A password, the name it is for and where, in this order.
  fileprivate var savedEntry: Keychain.Entry {
    get throws(Misreading) {
      guard !text(0).isEmpty else { throw Misreading("nobody saves an empty password", part: text(0).quoted) }
      return Keychain.Entry(text(1), text(0), at: ServiceIdentifier(text(2)))
    }
  }

  /// What the public list of suffixes can have in a line, a row each.
  fileprivate var publicSuffixes: [String] {
    get throws(Misreading) {
      var names: [String] = []
      for row in rows {
        let name = row["domain"] ?? ""
        let isName = !name.isEmpty && !name.contains { $0.isWhitespace || "/:@".contains($0) }
        guard isName else {
          throw row.misread("domain", "a public suffix is a domain, such as co.uk or *.ck")
        }
        names.append(name)
      }
      return names
    }
  }
}

extension SentenceValues.Row {
  /// Several words in one cell, each of them known.
  fileprivate func names(_ column: String, _ known: [String]) throws(Misreading) -> [String] {
    let names = (self[column] ?? "").split(separator: ",").map { String($0).trimmed }
    for name in names where !known.contains(name) {
      throw misread(column, "“\(name)” is none of \(known.joined(separator: ", "))")
    }
    return names
  }
}
