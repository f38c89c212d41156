extension Reading {
  /// Its own word, written down because a case that is asked for its name takes longer than a short story.
  package var name: String {
    switch self {
    case .instances: "instances"
    case .patience: "patience"
    case .baseClass: "baseClass"
    case .insertion: "insertion"
    case .unreachable: "unreachable"
    case .patienceUnderSheet: "patienceUnderSheet"
    case .completionAfterCancel: "completionAfterCancel"
    case .leavingApp: "leavingApp"
    case .unfoundedCompletion: "unfoundedCompletion"
    case .turnedDown: "turnedDown"
    case .noWindow: "noWindow"
    case .foreignError: "foreignError"
    case .afterTheEnd: "afterTheEnd"
    case .processReuse: "processReuse"
    case .busyController: "busyController"
    case .endedProcess: "endedProcess"
    case .passwordRules: "passwordRules"
    case .afterAppleCancel: "afterAppleCancel"
    case .asksForInterface: "asksForInterface"
    case .cancelTap: "cancelTap"
    case .identityNotFound: "identityNotFound"
    case .presentationContext: "presentationContext"
    case .sameIdentity: "sameIdentity"
    case .identityStoreFailures: "identityStoreFailures"
    case .lockedStoreError: "lockedStoreError"
    case .formHost: "formHost"
    case .fewSeconds: "fewSeconds"
    case .forwarding: "forwarding"
    case .workOrder: "workOrder"
    case .foreignGroup: "foreignGroup"
    }
  }
}
