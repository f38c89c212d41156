/// What handlers let others read, held against the passwords that they have to do with, and the secrets of one-time codes
/// (PL-18, PL-20).
enum DisclosedPasswords {
  /// A handler says something for others to read.
  static func hear(_ disclosure: Disclosure, in world: inout World) {
    guard let request = world.request else { return }
    let passwords = request.passwords(typedInto: world.process.layout.interface)
    let said = SaidText(disclosure)
    if let secret = passwords.first(where: { said.says($0.text) })
      ?? world.secretsOfCodes.first(where: { said.says($0.text) })
    {
      world.note([disclosure.mistake(with: secret)])
    } else if request.isForProvider, request.answer.provided == nil,
      !request.answer.disclosed.contains(disclosure)
    {
      world.request?.answer.disclosed.append(disclosure)
    }
  }

  /// A password is given, which may stand in what others could read before.
  static func mistakes(in provided: Provided, _ answer: HandlerAnswer) -> [Mistake] {
    guard let password = provided.password else { return [] }
    let told = answer.disclosed.first { SaidText($0).says(password.text) }
    return told.map { [$0.mistake(with: password)] } ?? []
  }
}

extension Disclosure {
  fileprivate func mistake(with secret: KnownSecret) -> Mistake {
    switch place {
    case .log: Mistake(.loggedPassword, secret.owner)
    case .address: Mistake(.disclosedPassword, "\(secret.owner), in an address")
    case .host(let host): Mistake(.disclosedPassword, "\(secret.owner), to \(host)")
    case .pasteboard: Mistake(.disclosedPassword, "\(secret.owner), in what is copied for good")
    }
  }
}

/// A password or the secret of one-time codes, by whose it is.
private struct KnownSecret {
  let owner: String
  let text: String

  /// Of what is too short nobody can tell whether a line says it by chance.
  private static let shortest = 6

  /// A password.
  init?(_ text: String, of owner: String) {
    guard text.count >= Self.shortest, text != owner else { return nil }
    (self.owner, self.text) = ("that of \(owner)", text)
  }

  /// The secret of one-time codes, as somebody may write it.
  init?(secret text: String, of label: String) {
    guard text.count >= Self.shortest else { return nil }
    (owner, self.text) = ("the secret of “\(label)”", text)
  }
}

extension World {
  /// What one-time codes are made of, where a team says so.
  fileprivate var secretsOfCodes: [KnownSecret] {
    guard phone.hasAutoFill, !phone.autoFill.codes.isEmpty else { return [] }
    return phone.autoFill.codes.sorted { $0.key < $1.key }.flatMap { label, code in
      code.spellings.compactMap { KnownSecret(secret: $0, of: label) }
    }
  }
}

extension Provided {
  fileprivate var password: KnownSecret? {
    if case .password(let credential) = self {
      KnownSecret(credential.password, of: credential.user)
    } else {
      nil
    }
  }
}

extension OpenRequest {
  /// The passwords that whoever serves it has been told or has given, and what stands in fields for one.
  fileprivate func passwords(typedInto interface: Interface) -> [KnownSecret] {
    let user = details.existing.user
    let told = [details.existing.password, details.newPassword].map { KnownSecret($0, of: user) }
    let saved = details.provision?.savedPassword.map { $0.credential }
    let typed = interface.elements.map { element -> KnownSecret? in
      guard case .field(let name, let text) = element, name.mentions("password") else { return nil }
      return KnownSecret(text, of: "“\(name)”")
    }
    return
      (told + [saved.flatMap { KnownSecret($0.password, of: $0.user) }, answer.provided?.password] + typed)
      .compactMap(\.self)
  }
}
