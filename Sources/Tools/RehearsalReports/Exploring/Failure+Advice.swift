import RehearsalExplorer

extension Failure {
  /// What helps, whatever the path; `nil` where that or its story says it, and of a property of somebody's own.
  var advice: String? {
    switch self {
    case .rule, .lockOut, .property, .standstill: nil
    case .misreportedOutcome:
      "Nobody may be told that nothing was changed while a change may have arrived. Before you fail such a request, ask "
        + "the server which password it takes, and complete where it is the new one."
    case .emptyUpgrade:
      "Complete with what the server takes from now on, which is the new password, and not with the credential that the "
        + "request brought."
    case .forgotten:
      "Say that something is saved once the next process would find it: written where the vault is read from, not held in "
        + "memory."
    case .concealed:
      "Once your user has read that there is no such login, take its identity out of the store and cancel with "
        + "credentialIdentityNotFound: after userCanceled the system offers it for ever, and after failed until it deletes "
        + "the whole store."
    case .fruitless:
      "Here the server wants something else than in the other situations, and everybody has done what it takes. What a "
        + "handler learnt in silence the one that is called on screen does not know: ask the server once more there, and say "
        + "with a reason where an account is none for the upgrade."
    case .orderDependent:
      "Nobody says which of the two comes first on a phone. Note what each of them brings, and go on as soon as both are "
        + "there, from whichever comes last."
    case .processDependent:
      "A new process gives what the old one refuses, although nothing has gone wrong there: look at what a request leaves "
        + "behind in memory, and let go of it when the request ends."
    case .crash:
      "On a phone the process ends there, and the request with it. Have every answer of the server, every missing value "
        + "and every second call end in an answer of yours."
    case .hang:
      "Let it wait for what it needs by a task, a queue or a timer: nothing else happens in its process while it goes "
        + "round."
    }
  }
}
