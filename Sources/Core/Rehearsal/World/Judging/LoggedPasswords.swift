/// What handlers write into the log, held against the passwords that they have to do with (PL-18).
enum LoggedPasswords {
  /// A handler writes something that is not kept private.
  static func hear(_ line: String, in world: inout World) {
    guard let request = world.request else { return }
    if let owner = request.passwords(typedInto: world.process.layout.interface).first(where: line.says)?.owner
    {
      world.note(.loggedPassword, owner)
    } else if request.isForProvider, request.answer.provided == nil {
      world.request?.answer.logged.append(line)
    }
  }

  /// A password is given, which may stand in what was written before.
  static func mistakes(in provided: Provided, _ answer: HandlerAnswer) -> [Mistake] {
    guard let password = provided.password, answer.logged.contains(where: { $0.says(password) }) else {
      return []
    }
    return [Mistake(.loggedPassword, password.owner)]
  }
}

/// A password, by whose it is.
private struct KnownPassword {
  let owner: String
  let text: String

  /// Of what is too short nobody can tell whether a line says it by chance.
  private static let shortest = 6

  init?(_ text: String, of owner: String) {
    guard text.count >= Self.shortest, text != owner else { return nil }
    (self.owner, self.text) = ("that of \(owner)", text)
  }
}

extension String {
  fileprivate func says(_ password: KnownPassword) -> Bool { contains(password.text) }
}

extension Provided {
  fileprivate var password: KnownPassword? {
    if case .password(let credential) = self {
      KnownPassword(credential.password, of: credential.user)
    } else {
      nil
    }
  }
}

extension OpenRequest {
  /// The passwords that whoever serves it has been told or has given, and what stands in fields for one.
  fileprivate func passwords(typedInto interface: Interface) -> [KnownPassword] {
    let user = details.existing.user
    let told = [details.existing.password, details.newPassword].map { KnownPassword($0, of: user) }
    let saved = details.provision?.savedPassword.map { $0.credential }
    let typed = interface.elements.map { element -> KnownPassword? in
      guard case .field(let name, let text) = element, name.mentions("password") else { return nil }
      return KnownPassword(text, of: "“\(name)”")
    }
    return
      (told + [saved.flatMap { KnownPassword($0.password, of: $0.user) }, answer.provided?.password] + typed)
      .compactMap(\.self)
  }
}
