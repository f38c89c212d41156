import Rehearsal
import RehearsalExplorer

extension Discovery {
  /// What helps; `nil` where the story says it, by its rule or with the lock-out.
  var advice: String? { failure == .standstill ? standstill.advice : failure.advice }

  /// What the path shows of why something does not come about any more.
  private var standstill: Standstill {
    // Whatever is still to come has come to nothing.
    let steps = [Step](script.steps.reversed().drop { $0 == .settle }.reversed())
    if case .user(.autoFill(.focuses))? = steps.last { return .offersNothing }
    if steps.endInSearch, steps.contains(where: \.opensList) { return .endsInSearch }
    if case .interface = trace.ending.screen { return .asksOn }
    if steps.contains(where: \.isLong) { return .keepsForLong }
    if steps.contains(where: \.isNews) { return .followsNews }
    if case .user(.taps(let button))? = steps.last, Interface.isWayOut(button), trace.outcome == .canceled {
      return .leadsNowhere
    }
    return .keepsWhatFailed
  }
}

/// Why something may not come about any more that did before.
private enum Standstill {
  case offersNothing
  case endsInSearch
  case asksOn
  case keepsForLong
  case followsNews
  case leadsNowhere
  case keepsWhatFailed

  var advice: String {
    switch self {
    case .offersNothing:
      "Nobody is offered any more who was: where the identity store was emptied to be filled again, replace it in one go, or "
        + "save and remove what has changed; and take out of it only what a request or news is about, by user and site."
    case .endsInSearch:
      "To look for somebody ends nothing: a look-up that was taken back is no failure, and where nobody is looked for any more "
        + "all are there again."
    case .asksOn:
      "The same is asked again although it was answered as it wants to be. See why the answer does not do, such as a session "
        + "that has ended or was never there, or what was typed before; begin anew with it, or end the request."
    case .keepsForLong:
      "What is kept has grown old meanwhile. Renew it where it is asked for, or give what there is; where it takes somebody, "
        + "ask for them with userInteractionRequired."
    case .followsNews:
      "Remove what the news is about by user and site, and leave the rest of the vault and of the identity store as it is."
    case .leadsNowhere:
      "In the end there was nothing on screen but the way out. Whatever came in between, such as a look at something else or "
        + "a lock, show again what was there before."
    case .keepsWhatFailed:
      "Something is kept from what went wrong before: a session that has ended, a flag, work that is taken to be under way, an "
        + "entry of a file or the Keychain. Let it go whenever a request ends, however it ends, and do not trust it when the "
        + "next one begins."
    }
  }
}

extension Step {
  /// Whether so much time goes by that not everything keeps.
  fileprivate var isLong: Bool { if case .pass(let time) = self { time > .seconds(86_400) } else { false } }

  fileprivate var opensList: Bool { if case .user(.autoFill(.opens)) = self { true } else { false } }

  fileprivate var isNews: Bool { if case .autoFill(.reports) = self { true } else { false } }
}

extension [Step] {
  /// Whether the last thing that happened is that somebody typed, and waited for what is found.
  fileprivate var endInSearch: Bool {
    guard case .pass? = last, case .user(.types)? = dropLast().last else { return false }
    return true
  }
}
