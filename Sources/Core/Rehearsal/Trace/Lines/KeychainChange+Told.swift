/// Lines of the Keychain.
extension KeychainChange: Told {
  static let kinds = Kinds<Self>([
    .generated(""), .passedOverRules(""), .replaced(nil, with: .blank), .removed(.blank),
    .arrived(.blank),
    .leftAlone(user: ""),
  ])

  func told(_ it: Telling) -> Self {
    switch self {
    case .generated(let password): .generated(it("generates", .system, .system).text("password", password))
    case .passedOverRules(let reason):
      .passedOverRules(it("passesOverRules", .system, .system).text("because", reason))
    case .replaced(let old, let new):
      Self.replaced(
        new.told(it("replaces", .system, .system)), it.text("oldUser", old?.user),
        it.text("oldPassword", old?.password))
    case .removed(let entry): .removed(entry.told(it("removes", .system, .system)))
    case .arrived(let entry): .arrived(entry.told(it("syncs", .system, .system)))
    case .leftAlone(let user): .leftAlone(user: it("leavesAlone", .system, .system).text("user", user))
    }
  }

  /// An entry only ever takes the place of one for the same service.
  private static func replaced(_ new: Keychain.Entry, _ oldUser: String?, _ oldPassword: String?) -> Self {
    guard let oldUser, let oldPassword else { return .replaced(nil, with: new) }
    return .replaced(Keychain.Entry(oldUser, oldPassword, at: new.service), with: new)
  }
}

extension Keychain.Entry {
  static let blank = Self("", "", at: "")

  func told(_ it: Telling) -> Self {
    let service = it.service("service", service)
    return Self(it.text("user", user), it.text("password", password), at: service)
  }
}
