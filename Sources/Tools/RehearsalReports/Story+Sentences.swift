import Rehearsal

/// What a story says of each event.
extension TraceEvent {
  /// The sentence, which for a call and whatever has none of its own is its line.
  func sentence(as line: @autoclosure () -> Line) -> String {
    switch self {
    case .user(let action): action.description
    case .app(let action): action.description
    case .system(let action): action.sentence(as: line())
    case .handler(let action): action.sentence(as: line())
    case .server(let action): action.sentence
    case .network(let change): "the network \(change.rawValue)"
    case .apple(let reachability): "Apple \(reachability.words)"
    case .violation(let violation, _): "✗ \(violation.rule) \(violation.rawValue)"
    case .incident(.logged(let text)): "logs “\(text.prefix(200))”"
    case .incident(let incident): "✗ \(incident)"
    case .stopped: "✗ the rehearsal stops"
    case .moved, .reading: line().sentence
    }
  }
}

extension SystemAction {
  fileprivate func sentence(as line: @autoclosure () -> Line) -> String {
    switch self {
    case .called, .toldApp: line().sentence
    case .gaveAnswer(let answer, let credential, let error):
      "Apple \(answer.rawValue)" + (credential.map { " (user: \($0.user))" } ?? "")
        + (error.map { " (error: \($0))" } ?? "")
    case .took(let first, let before): "takes “\(first)” before “\(before)”"
    case .turnedDownQuestion: "no credential: the question could not be put"
    case .process(let change): "the extension's process: \(change.rawValue)"
    case .screen(.presentedInterface(let title?)): "presents the interface under the bar “\(title)”"
    case .screen(.presentedInterface(nil)): "presents the interface"
    case .screen(.dismissedInterface): "dismisses the interface"
    case .screen(.presentedSheet(let explanation)): "presents Apple's sheet: “\(explanation)”"
    case .screen(.dismissedSheet): "dismisses Apple's sheet"
    case .screen(.message(let text)): "“\(text.prefix(200))”"
    case .screen(.prompted(let prompt)): "prompts \(prompt.user) after signing in: “\(prompt.text)”"
    case .screen(.dismissedPrompt): "dismisses the prompt"
    case .screen(.listedRecommendations(let rows)):
      "lists \(rows.count) security recommendation\(rows.count == 1 ? "" : "s")"
    case .screen(.openedWebsite(let address)): "opens \(address)"
    case .screen(.appLaidOut(let interface)): interface.sentence
    case .screen(.notified(let text)): "notifies: “\(text)”"
    case .screen(.askedToAuthenticate(let means)): "asks for \(means.rawValue)"
    case .screen(.endedAuthentication): "stops asking"
    case .screen(.offeredSignIn(let offers)):
      "offers to sign in: " + (offers.isEmpty ? "nothing" : offers.map { "“\($0)”" }.joined(separator: ", "))
    case .screen(.closedSignIn): "closes the sheet for signing in"
    case .screen(.presentedSystemSheet(let text, let buttons)):
      "presents “\(text)”: " + buttons.map { "“\($0)”" }.joined(separator: ", ")
    case .screen(.closedSystemSheet): "closes the sheet"
    case .screen(.openedSettings(let page)): "opens Settings at “\(page.rawValue)”"
    case .errand(let talk, _): talk.sentence
    case .autoFill(let news): news.sentence ?? line().sentence
    case .keychain(.generated(let password)): "generates \(password)"
    case .keychain(.passedOverRules(let reason)): "✗ the extension's password rules: \(reason)"
    case .keychain(.replaced(let old, let new)):
      "Keychain: \(new.user) \(old.map(\.password) ?? "nothing") → \(new.password)"
    case .keychain(.removed(let entry)): "Keychain: \(entry.user) \(entry.password) → nothing"
    case .keychain(.arrived(let entry)): "iCloud Keychain: \(entry.user) → \(entry.password)"
    case .keychain(.leftAlone(let user)): "Keychain: nothing saved of \(user), nothing to change"
    case .toldNobody(let news): "\(news.rawValue), but nobody listens"
    case .asksForBreaches(let buckets, let isAnswered):
      "asks for breaches in \(buckets.count) buckets, and gets \(isAnswered ? "an" : "no") answer"
    case .logged(let call): "log: the handler must override \(call.rawValue); canceling the request"
    }
  }
}

extension AutoFillNews {
  /// The sentence; `nil` where a line says it as well.
  fileprivate var sentence: String? {
    switch self {
    case .called, .storeAnswered, .cleanedUp, .appUpdatedStore: nil
    case .offered(let identities):
      identities.isEmpty
        ? "QuickType offers nothing"
        : "QuickType offers " + identities.map { "“\($0.user)”" }.joined(separator: ", ")
    case .offeredSaved(let users):
      "QuickType offers " + users.map { "“\($0)”" }.joined(separator: ", ") + " of iCloud Keychain"
    case .filledSaved(let credential):
      "iCloud Keychain fills in \(credential.user) \(credential.password)"
    case .filled(let command, let provided): "\(command.rawValue): \(provided.words)"
    case .enabled: "the provider is enabled, with an empty identity store"
    case .disabled: "the provider is disabled, its identity store deleted"
    case .locked: "the device is locked"
    case .unlocked: "the device is unlocked"
    case .appDeleted: "the app is deleted, its identity store with it"
    case .appInstalled: "the app is installed again, its provider off"
    case .appUpdated: "the app is updated, and no process of the old one is left"
    case .restarted: "the device is on again, and locked"
    case .restored: "the device is restored; the backup holds no identity store"
    case .storeWiped: "deletes the identity store: too many offered identities were not provided"
    case .sentToWebsite(let message):
      "\(message.name) (\(message["credentialID"] ?? ""))"
    case .concluded(let verdict, let tried): "\(tried): \(verdict)"
    case .app(let talk): talk.sentence
    case .storeOccupied(let operations, let after): IdentityStore.occupation(for: operations, after: after)
    }
  }
}

extension Provided {
  fileprivate var words: String {
    switch self {
    case .password(let credential): "\(credential.user) \(credential.password)"
    case .passkey(let credentialID, _, let party, _): "passkey \(credentialID) of \(party)"
    case .newPasskey(let credentialID, let party, _): "new passkey \(credentialID) of \(party)"
    case .code(let code): code
    case .text(let text): text
    case .savedPassword: "saved"
    case .generatedPasswords(let passwords): passwords.joined(separator: ", ")
    case .configuration: "set up"
    }
  }
}

extension HandlerAction {
  fileprivate func sentence(as line: @autoclosure () -> Line) -> String {
    switch self {
    case .laidOut(let interface): interface.sentence
    case .presented: "presents something"
    case .presentedAnimated: "presents something with an animation"
    case .sent, .completedPasswordChange, .completedAppleUpgrade, .canceled, .canceledByBaseClass,
      .askedApple, .provided, .found, .kept, .usesStore, .holds:
      line().sentence
    }
  }
}

extension Interface {
  fileprivate var sentence: String {
    "lays out "
      + numberedFields.map { "\($0.name.drop { $0 != "." }.dropFirst()) “\($0.value)”" }
      .joined(separator: ", ")
  }
}

extension ServerAction {
  fileprivate var sentence: String {
    switch self {
    case .replied(_, let reply) where reply.content != nil:
      "\(reply.status) \(reply.json.split { $0.isWhitespace }.joined(separator: " ").short)"
    case .replied(_, let reply):
      ([String(reply.status)] + reply.body.map { "\($0.name): \($0.value)" }).joined(separator: " ")
    case .gaveNetworkError: "network error"
    case .lostMessage(let message): "✗ \(message) is lost"
    case .lostReply(let message): "✗ the reply to \(message) is lost"
    case .gotTwice(let message): "✗ \(message) arrives twice"
    case .keptSilent(let message): "✗ \(message) is never answered"
    case .changed(let old, let new): "\(old.user): \(old.wayIn) → \(new.wayIn)"
    }
  }
}

extension Account {
  fileprivate var wayIn: String {
    let ways = passwords + (appleUser.map { ["Apple \($0)"] } ?? [])
    return ways.isEmpty ? "nothing" : ways.joined(separator: " or ")
  }
}

extension Line {
  /// The call as code would have it.
  fileprivate var sentence: String {
    var text = Array(what.utf8)
    for (index, field) in with.enumerated() {
      text.add(index == 0 ? "(" : ", ")
      text.add(field.name)
      text.add(": ")
      text.add(field.value.short)
    }
    text.add(with.isEmpty ? "()" : ")")
    return String(decoding: text, as: UTF8.self)
  }
}

extension String {
  /// How long a value may be in a line.
  static let shortLength = 40

  /// The text, or its beginning where it is too long for a line.
  fileprivate var short: String {
    utf8.count > Self.shortLength && count > Self.shortLength ? prefix(Self.shortLength - 1) + "…" : self
  }
}
