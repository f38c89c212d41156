import Rehearsal

/// What a story says of what passes between an app's code and the system, or its server.
extension AppTalk {
  var sentence: String {
    switch self {
    case .asked(let ask):
      "asks for " + ask.requests.map(\.words).joined(separator: " or ")
        + (ask.manner == .modally ? "" : ", \(ask.manner.rawValue)")
    case .tookBack: "takes back what it asked for"
    case .heard(.authorized(let credential)): "gives \(credential.words)"
    case .heard(.failed(let error)): "gives nothing: \(error)"
    case .reported(let report): "reports \(report.words)"
    case .sent(let message): message.name + (message["user"].map { " (user: \($0))" } ?? "")
    case .gotReply(_, let reply): "\(reply.status)" + (reply["error"].map { " \($0)" } ?? "")
    case .gotNetworkError(let name): "\(name): the connection was lost"
    case .heardOfRevocation: "the user signs in with Apple no more"
    }
  }
}

extension ErrandTalk {
  var sentence: String {
    switch self {
    case .asked(.browses(let session)):
      "has the user sign in at \(session.address)\(session.isEphemeral ? ", in a browser that shares nothing" : "")"
    case .asked(.saves(let credential, let service, _)):
      "has the password of \(credential.user) saved for \(service.host)"
    case .asked(.turnsOnProvider): "asks to have its provider turned on"
    case .asked(.opensSettings(let page)): "has Settings opened at “\(page.rawValue)”"
    case .asked(.requestsExport): "asks whether it may hand over what it keeps"
    case .asked(.exports(let entries, let others)):
      "hands over \(entries.count) password\(entries.count == 1 ? "" : "s")"
        + (others == 0 ? "" : " and \(others) more")
    case .asked(.imports): "asks for what was handed over"
    case .answered(.handedOver(let entries)):
      "gives \(entries.count) password\(entries.count == 1 ? "" : "s") of another app"
    case .continued: "brings the app up with an activity: another hands something over"
    case .tookBack: "takes back what it asked for"
    case .answered(.takenUp): "takes it up"
    case .answered(.refused(let error)): "does not: \(error)"
    case .answered(.providerIs(let isOn)): "says that the provider is \(isOn ? "on" : "off")"
    case .answered(.cameBack(let address)): "comes back with \(address)"
    case .answered(.endedSession(let error)): "comes back with nothing: \(error)"
    }
  }
}

extension AuthorizationRequest {
  fileprivate var words: String {
    switch self {
    case .password: "a password"
    case .passkey(let demand): "a passkey of \(demand.relyingParty)"
    case .newPasskey(let demand, let user):
      "a new passkey for \(user)" + (demand.isConditional ? ", by the way" : "")
    case .newAccount(let demand, let wish):
      "a new account at \(demand.relyingParty), by "
        + wish.contacts.map(\.rawValue).joined(separator: " or ")
    case .appleID: "an Apple ID"
    }
  }
}

extension AuthorizedCredential {
  fileprivate var words: String {
    switch self {
    case .password(let credential): "the password of \(credential.user)"
    case .passkey(let assertion): "a signature with passkey \(assertion.credentialID)"
    case .newPasskey(let made): "the new passkey \(made.credentialID)"
    case .newAccount(let account):
      "an account for \(account.contact.value) with the new passkey \(account.passkey.credentialID)"
    case .appleID(let credential): "Apple's user \(credential.user)"
    }
  }
}

extension CredentialReport {
  fileprivate var words: String {
    switch self {
    case .unusedPassword(let user, let domain): "the password of \(user) at \(domain) unused"
    case .unknownPasskey(let credentialID, let party): "passkey \(credentialID) unknown at \(party)"
    case .acceptedPasskeys(let credentialIDs, _, let party):
      "\(credentialIDs.count) passkeys accepted at \(party)"
    case .updatedPasskey(let newName, _, let party): "that \(party) says \(newName) now"
    }
  }
}
