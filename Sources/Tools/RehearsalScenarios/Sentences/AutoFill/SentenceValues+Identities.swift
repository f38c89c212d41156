import Rehearsal

/// What tables say of services, and of the identities that are used there.
extension SentenceValues {
  /// The domains of an app, each without a wildcard, a port or a mode, because a form is in one place.
  var domains: [String] {
    get throws(Misreading) {
      var domains: [String] = []
      for row in rows {
        guard let domain = row["domain"] else { throw row.misread("domain", "a row needs a domain") }
        do throws(AssociatedDomain.Fault) {
          let entry = try AssociatedDomain(domain, for: .webcredentials)
          guard !entry.isWildcard, entry.port == nil, entry.mode == nil else { throw .notADomain(domain) }
        } catch {
          throw row.misread("domain", "\(error); a form in an app has a domain, such as shiny.example")
        }
        domains.append(domain)
      }
      return domains
    }
  }

  /// Identities, each with everything that its kind has, and nothing else.
  var identities: [CredentialIdentity] {
    get throws(Misreading) {
      var identities: [CredentialIdentity] = []
      for row in rows {
        guard let user = row["user"] else { throw row.misread("user", "an identity needs a user") }
        identities.append(
          CredentialIdentity(
            user, at: try row.service, record: row["record"], rank: try row.rank, kind: try row.identityKind))
      }
      return identities
    }
  }
}

extension SentenceValues.Row {
  fileprivate var service: ServiceIdentifier {
    get throws(Misreading) {
      guard let text = self["service"] else {
        throw misread("service", "an identity needs a service, such as shiny.example")
      }
      let service = ServiceIdentifier(text)
      let host = service.host
      guard !host.isEmpty, !host.contains(where: { $0.isWhitespace || $0 == "/" }) else {
        throw misread("service", "a service is a domain or a URL, such as shiny.example")
      }
      return service
    }
  }

  fileprivate var rank: Int {
    get throws(Misreading) {
      guard let text = self["rank"] else { return 0 }
      guard let rank = Int(text) else {
        throw misread("rank", "a rank is a whole number of at most \(Int.max)")
      }
      return rank
    }
  }

  fileprivate var identityKind: CredentialIdentity.Kind {
    get throws(Misreading) {
      let columns = ["credential ID", "user handle"]
      switch self["kind"] {
      case "passkey":
        guard let credentialID = self[columns[0]] else {
          throw misread(columns[0], "a passkey needs a credential ID")
        }
        guard let userHandle = self[columns[1]] else {
          throw misread(columns[1], "a passkey needs a user handle")
        }
        return .passkey(credentialID: credentialID, userHandle: userHandle)
      case nil, "password", "one-time code":
        for column in columns where self[column] != nil {
          throw misread(
            column, "only a passkey has a \(column); write passkey under “kind”, or leave this out")
        }
        return self["kind"] == "one-time code" ? .oneTimeCode : .password
      default: throw misread("kind", "a kind is password, passkey or one-time code")
      }
    }
  }
}
