/// Why a phone cannot do what a script asks.
enum Problem: Error {
  case noInterface(Screen)
  case noField(String, fields: [String])
  case noButton(String, buttons: [String])
  case disabledButton(String)
  case noSheet(Screen)
  case answeredSheet
  case notOffered(Offer.Reason)
  case busy(Request, Screen)
  case isLocked
  case isCovered
  case notForUsers(Origin)
  case servesProvisions
  case servesUpgrades
  case notProvided(String)
  case noBar
  case noForm
  case noBrowser(Screen)
  case noRelyingParty
  case noApp(String)
  case noSuggestion(String, offered: [String])
  case severalSuggestions(String, [CredentialIdentity])
  case notAuthenticating(Screen)
  case isAlready(String)
  case noProcess
  case alreadySuspended
  case notSuspended
  case noPatience
  case noWork
  case orderIsKept
  case noSuchChoice(first: String, before: String, offers: [(instant: Instant, names: [String])])
  case nothingToDrop
  case noUpkeep
  case lockedFront
  case noPassword(user: String)
  case notChangedElsewhere(user: String)
  case noList(Screen)
  case noPrompt(Screen)
  case noNotification
  case notAuthorizedByApple
  case stopped(Stop)
  case isOver
}

extension Problem: CustomStringConvertible {
  var description: String {
    switch self {
    case .noInterface(let screen):
      "the extension's interface is not on screen; the user sees \(screen). Let the request get there first."
    case .noField(let name, let fields):
      "there is no field “\(name)” on screen. \(Self.list(fields, "fields"))"
    case .noButton(let name, let buttons):
      "there is no button “\(name)” on screen. \(Self.list(buttons, "buttons")) "
        + (buttons.count { $0.hasPrefix(name) } > 1
          ? "Several begin so, and none is “\(name)” alone: say one to its end. " : "")
        + "The system's own Cancel has a "
        + "step of its own."
    case .disabledButton(let name): "the button “\(name)” is disabled. Do first what enables it."
    case .noSheet(let screen):
      "Apple's sheet is not on screen; the user sees \(screen). Let the handler ask for the credential first."
    case .answeredSheet: "the user has already approved the sheet; Apple's answer is on its way."
    case .notOffered(let reason): "the system does not offer this: \(reason)."
    case .busy(let request, let screen):
      "\(request.words) is still under way. \(screen.wayToAnEnd)"
    case .isLocked: "the device is locked, and nobody can touch what it shows. Let the user unlock it first."
    case .isCovered:
      "Notification Center is in front of everything, and nobody can touch what is behind it. Let the user close it "
        + "first."
    case .notForUsers(let origin):
      "a user does not start an upgrade from \(origin.rawValue); let the app perform those of its own."
    case .servesProvisions:
      "the handler is a credential provider and upgrades no accounts. Let the user turn to a form instead."
    case .servesUpgrades:
      "the handler upgrades accounts and provides no credentials. Name a credential provider instead."
    case .notProvided(let reason): "the system does not ask for this: \(reason)."
    case .noBar:
      "the system puts no bar over a credential provider. Tap the extension's own button instead."
    case .noBrowser(let screen):
      "no browser is on screen; the user sees \(screen). Let an app or an extension open one, and agree to it, first."
    case .noForm: "the user is not at a form. Let them turn to one first."
    case .noRelyingParty:
      "the form is of no website that asks for passkeys. Say first that one takes them."
    case .noApp(let name): "\(name) is not installed, so that nothing of it runs. Take the step out."
    case .noSuggestion(let user, let offered):
      "“\(user)” is not offered over the keyboard. \(Self.list(offered, "suggestions"))"
    case .severalSuggestions(let user, let offered):
      "“\(user)” can be "
        + offered.enumerated().map { "the \(($0 + 1).ordinal) suggestion, \($1.words)" }
        .joined(separator: ", or ")
        + ". Say which."
    case .notAuthenticating(.authentication(let means)):
      "the system asks for \(means.rawValue), and recognizes nobody by that. Let the user fail to authenticate."
    case .notAuthenticating(let screen):
      "the system asks nobody to authenticate; the user sees \(screen). Let a credential be given in silence "
        + "first."
    case .isAlready(let state): "\(state) already."
    case .noProcess: "no process of the extension is running. Start a request first."
    case .alreadySuspended: "the process is suspended already."
    case .notSuspended: "the process is not suspended."
    case .noWork:
      "the handler has callbacks alone, which come one after the other. Only tasks and queues have an order."
    case .orderIsKept:
      "the profile has work go in the order in which it became ready. Read AS-32 as isOpen to choose another."
    case .noSuchChoice(let first, let before, let offers):
      "“\(first)” was to go before “\(before)”, and was never ready when it was its turn. "
        + Self.list(offers)
    case .noPatience: "the system is not waiting for a silent handler. Let a request begin first."
    case .nothingToDrop: "the app has let go of it already."
    case .noUpkeep:
      "the app has no code that refreshes its store. Rehearse it as a StoreKeepingApp beside the handler."
    case .lockedFront:
      "the device is locked, and the app refreshes its store as it comes to the front. Let the user unlock it first."
    case .notChangedElsewhere(let user):
      "the server does not change the password of \(user) for another device. Let what is saved be what it takes."
    case .noList(let screen):
      "no list of the extension is on screen; the user sees \(screen). Let the user open one first."
    case .noPassword(let user): "the Keychain holds no password of \(user). Save one first."
    case .noPrompt(let screen):
      "the prompt after signing in is not on screen; the user sees \(screen). Let the user sign in first."
    case .noNotification: "nobody was notified of anything. Let the phone find a breached password first."
    case .notAuthorizedByApple:
      "the user does not sign in to the app with Apple. Let an upgrade succeed, or say that Apple knows the user."
    case .stopped(let stop): "the rehearsal has stopped: \(stop)."
    case .isOver: "the rehearsal is over, and its trace handed over. Begin another."
    }
  }

  private static func list(_ offers: [(instant: Instant, names: [String])]) -> String {
    guard !offers.isEmpty else { return "Nothing was ready beside anything else. " + mended }
    let shown = offers.prefix(offersShown).map { offer in
      "at \(offer.instant) " + offer.names.map { "“\($0)”" }.joined(separator: ", ")
    }
    return "There was to choose from " + shown.joined(separator: "; ")
      + (offers.count > shown.count ? "; and so on. " : ". ") + mended
  }

  /// How many of the choices that there were are told.
  static let offersShown = 4

  private static let mended = "Where the handler was mended so that this cannot happen, leave the step out."

  private static func list(_ names: [String], _ what: String) -> String {
    names.isEmpty
      ? "There are no \(what)." : "The \(what) are " + names.map { "“\($0)”" }.joined(separator: ", ") + "."
  }
}

extension Screen {
  /// How a request ends that shows this: by itself, unless it waits for the user.
  fileprivate var wayToAnEnd: String {
    switch self {
    case .interface:
      "It waits for the user: finish or cancel it on screen, or let the user leave the app."
    case .sheet: "It waits for the user: approve or cancel Apple's sheet, or let the user leave the app."
    case .signInSheet, .systemSheet: "It waits for the user: choose from the sheet or cancel it."
    case .authentication:
      "It waits for the user: let them authenticate or fail to, or leave the app."
    case .elsewhere, .message, .signInPrompt, .recommendations: "Let it settle first."
    }
  }
}

extension CredentialIdentity {
  fileprivate var words: String { "\(provision.rawValue) at \(service.identifier)" }
}

extension Request {
  /// The request as a sentence begins with it.
  fileprivate var words: String {
    switch kind {
    case .upgrade(let upgrade): "an upgrade to \(upgrade.article) from \(origin.rawValue)"
    case .provision(let provision): "the request for \(provision.rawValue)"
    }
  }
}
