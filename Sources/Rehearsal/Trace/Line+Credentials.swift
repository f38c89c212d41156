/// How what a credential provider is asked, and what it gives, stands in a line.
extension CredentialRequest {
  var fields: [(String, String?)] {
    [("for", provision.rawValue)] + services.fields + (identity.map { [$0] } ?? []).fields
      + (savedPassword?.fields ?? []) + [("passwordRules", passwordRules)] + (report?.fields ?? [])
  }

  init?(_ line: Line) {
    guard let provision = line["for"].flatMap(Provision.init) else { return nil }
    self.init(provision, services: line.services, identity: [CredentialIdentity](line).first)
    savedPassword = SavedPassword(line)
    passwordRules = line["passwordRules"]
    report = CredentialReport(line, provision)
  }
}

extension CredentialRequest.SavedPassword {
  var fields: [(String, String?)] {
    [
      ("savedUser", credential.user), ("savedPassword", credential.password),
      ("occasion", occasion.rawValue),
    ]
  }

  init?(_ line: Line) {
    guard let user = line["savedUser"], let password = line["savedPassword"],
      let occasion = line["occasion"].flatMap(Occasion.init)
    else { return nil }
    self.init(PasswordCredential(user: user, password: password), on: occasion)
  }
}

extension CredentialReport {
  fileprivate var fields: [(String, String?)] {
    switch self {
    case .unusedPassword(let user, let domain): [("user", user), ("domain", domain)]
    case .unknownPasskey(let credentialID, let relyingParty):
      [("credentialID", credentialID), ("relyingParty", relyingParty)]
    case .acceptedPasskeys(let credentialIDs, let userHandle, let relyingParty):
      [("userHandle", userHandle), ("relyingParty", relyingParty)]
        + credentialIDs.enumerated().map { ("\($0 + 1).accepted", $1) }
    case .updatedPasskey(let newName, let userHandle, let relyingParty):
      [("newName", newName), ("userHandle", userHandle), ("relyingParty", relyingParty)]
    }
  }

  fileprivate init?(_ line: Line, _ provision: Provision) {
    switch provision {
    case .unusedPassword:
      guard let user = line["user"], let domain = line["domain"] else { return nil }
      self = .unusedPassword(user: user, domain: domain)
    case .unknownPasskey:
      guard let credentialID = line["credentialID"], let party = line["relyingParty"] else { return nil }
      self = .unknownPasskey(credentialID: credentialID, relyingParty: party)
    case .acceptedPasskeys:
      guard let handle = line["userHandle"], let party = line["relyingParty"] else { return nil }
      self = .acceptedPasskeys(
        credentialIDs: line.numbered("accepted"), userHandle: handle, relyingParty: party)
    case .updatedPasskey:
      guard let name = line["newName"], let handle = line["userHandle"], let party = line["relyingParty"]
      else { return nil }
      self = .updatedPasskey(newName: name, userHandle: handle, relyingParty: party)
    case .credentialList, .passkeyList, .codeList, .text, .password, .passkey, .code, .passkeyRegistration,
      .automaticPasskey, .savedPassword, .generatedPasswords, .chosenGeneratedPasswords, .configuration:
      return nil
    }
  }
}

extension Provided {
  var fields: [(String, String?)] {
    switch self {
    case .password(let credential): [("user", credential.user), ("password", credential.password)]
    case .passkey(let credentialID, let userHandle, let relyingParty):
      [("credentialID", credentialID), ("userHandle", userHandle), ("relyingParty", relyingParty)]
    case .newPasskey(let credentialID, let relyingParty):
      [("newCredentialID", credentialID), ("relyingParty", relyingParty)]
    case .code(let code): [("code", code)]
    case .text(let text): [("text", text)]
    case .savedPassword: [("saved", "yes")]
    case .generatedPasswords(let passwords):
      [("generated", String(passwords.count))] + passwords.enumerated().map { ("\($0 + 1).password", $1) }
    case .configuration: [("configured", "yes")]
    }
  }

  init?(_ line: Line) {
    if let user = line["user"], let password = line["password"] {
      self = .password(PasswordCredential(user: user, password: password))
    } else if let credentialID = line["credentialID"], let userHandle = line["userHandle"],
      let party = line["relyingParty"]
    {
      self = .passkey(credentialID: credentialID, userHandle: userHandle, relyingParty: party)
    } else if let credentialID = line["newCredentialID"], let party = line["relyingParty"] {
      self = .newPasskey(credentialID: credentialID, relyingParty: party)
    } else if let code = line["code"] {
      self = .code(code)
    } else if let text = line["text"] {
      self = .text(text)
    } else if line["saved"] != nil {
      self = .savedPassword
    } else if line["generated"] != nil {
      self = .generatedPasswords(line.numbered("password"))
    } else if line["configured"] != nil {
      self = .configuration
    } else {
      return nil
    }
  }
}

extension [ServiceIdentifier] {
  var fields: [(String, String?)] { enumerated().map { ("\($0 + 1).service", $1.identifier) } }
}

extension [CredentialIdentity] {
  /// One field an attribute, numbered; what is as usual is left out.
  var fields: [(String, String?)] {
    enumerated().flatMap { index, identity -> [(String, String?)] in
      let number = index + 1
      return [
        ("\(number).user", identity.user), ("\(number).at", identity.service.identifier),
        ("\(number).record", identity.recordIdentifier),
        ("\(number).rank", identity.rank == 0 ? nil : String(identity.rank)),
      ] + identity.kind.fields.map { ("\(number).\($0)", $1) }
    }
  }

  init(_ line: Line) {
    self = []
    var number = 1
    while let user = line["\(number).user"], let service = line["\(number).at"] {
      append(
        CredentialIdentity(
          user, at: ServiceIdentifier(service), record: line["\(number).record"],
          rank: line["\(number).rank"].flatMap { Int($0) } ?? 0,
          kind: CredentialIdentity.Kind(line, number: number)))
      number += 1
    }
  }
}

extension CredentialIdentity.Kind {
  fileprivate var fields: [(String, String?)] {
    switch self {
    case .password: []
    case .oneTimeCode: [("kind", "one-time code")]
    case .passkey(let credentialID, let userHandle):
      [("passkey", credentialID), ("handle", userHandle)]
    }
  }

  fileprivate init(_ line: Line, number: Int) {
    if let credentialID = line["\(number).passkey"], let userHandle = line["\(number).handle"] {
      self = .passkey(credentialID: credentialID, userHandle: userHandle)
    } else {
      self = line["\(number).kind"] == nil ? .password : .oneTimeCode
    }
  }
}

extension Line {
  var services: [ServiceIdentifier] { numbered("service").map { ServiceIdentifier($0) } }

  /// The values of the fields of a name that are numbered from 1.
  func numbered(_ name: String) -> [String] {
    let suffix = ".\(name)"
    return with.filter { $0.name.hasSuffix(suffix) }.map(\.value)
  }
}
