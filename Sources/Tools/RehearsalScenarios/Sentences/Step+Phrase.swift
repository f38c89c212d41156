import Rehearsal

/// How what happens is written.
extension Step {
  var phrase: Phrase {
    switch self {
    case .user(let action): action.phrase
    case .app(let action): action.phrase
    case .system(let intervention): Phrase("the system {intervention}", .word(intervention))
    case .network(let change): Phrase("the network {network change}", .word(change))
    case .checkPasswords: Phrase("the phone checks the saved passwords")
    case .apple(let reachability): Phrase("from now on Apple {reachability}", .word(reachability))
    case .autoFill(let event): event.phrase
    case .takes(let first, let before):
      Phrase("the system takes {text} before {text}", .text(first), .text(before))
    case .pass(let duration): Phrase("{duration} pass(es)", .duration(duration))
    case .settle: Phrase("everything settles")
    }
  }
}

extension UserAction {
  fileprivate var phrase: Phrase {
    switch self {
    case .upgrades(let user, let service?, let kind, let origin):
      Phrase(
        "the user upgrades {text} at {text} to {upgrade} from {place}", .text(user),
        .text(service.identifier), .word(kind), .word(origin))
    case .upgrades(let user, nil, let kind, let origin):
      Phrase(
        "the user upgrades {text} to {upgrade} from {place}", .text(user), .word(kind),
        .word(origin))
    case .types(let text, let field): Phrase("the user types {text} into {text}", .text(text), .text(field))
    case .taps(let button): Phrase("the user taps {text}", .text(button))
    case .tapsCancel: Phrase("the user taps the system Cancel button")
    case .approvesSheet: Phrase("the user {answer} the Sign in with Apple sheet", .word(SheetAnswer.approves))
    case .cancelsSheet: Phrase("the user {answer} the Sign in with Apple sheet", .word(SheetAnswer.cancels))
    case .leavesApp: Phrase("the user leaves the app")
    case .opensNotificationCenter: Phrase("the user opens Notification Center")
    case .closesNotificationCenter: Phrase("the user closes Notification Center")
    case .comesTo(let address): Phrase("the user comes to {text} in the browser", .text(address))
    case .closesBrowser: Phrase("the user closes the browser")
    case .secures(let act): act.phrase
    case .autoFill(let act): act.phrase
    }
  }
}

extension AppAction {
  fileprivate var phrase: Phrase {
    switch self {
    case .performs(let kind, let user, let service?, let userInfo):
      Phrase(
        "the app requests {upgrade} for {text} at {text}", .word(kind), .text(user),
        .text(service.identifier), table: userInfo?.table)
    case .performs(let kind, let user, nil, let userInfo):
      Phrase(
        "the app requests {upgrade} for {text}", .word(kind), .text(user), table: userInfo?.table)
    case .updatesIdentities(let update): update.phrase
    case .keeps(let keepsake): keepsake.phrase(.app, "keeps")
    case .refreshesStore: Phrase("the app refreshes its store")
    case .beginsRefreshing(let turns):
      Phrase("the app begins to refresh its store, and stands still after {number} turn(s)", .number(turns))
    case .dropsDelegate: Phrase("the app lets go of its {controller part}", .word(ControllerPart.delegate))
    case .dropsWindow: Phrase("the app lets go of its {controller part}", .word(ControllerPart.window))
    }
  }
}

extension UserInfo {
  fileprivate var table: [[String]] {
    [["key", "value"]] + sorted { $0.key < $1.key }.map { [$0.key.cell, $0.value.cell] }
  }
}
