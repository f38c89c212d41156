/// A password from a list, held against the row that its user has tapped, where the identity store does not know whose
/// that is (CP-29).
enum ChosenRow {
  /// What is wrong with it: it is that of somebody who has another row, and whom nothing names that was tapped.
  ///
  /// A row that is no name, such as “Unlock” or “Fill”, may stand for anybody.
  static func mistakes(in provided: Provided, _ request: OpenRequest, of store: IdentityStore) -> [Mistake] {
    guard case .password(let credential) = provided, !credential.user.isEmpty,
      request.details.provision?.provision.isListOfPasswords == true
    else { return [] }
    let (user, input) = (credential.user, request.input)
    // Where the store knows both, that was looked at already.
    guard input.named.isEmpty || !store.knows(user), !input.texts.contains(where: { $0.names(user) }),
      let row = input.named.first ?? input.texts.first(where: { request.shown.isName($0) }),
      request.shown.all.contains(where: { $0.hasRow(naming: user) })
    else { return [] }
    return [Mistake(.gaveAnotherThanTapped, "\(user) instead of \(row)")]
  }
}

extension ShownInterfaces {
  /// Whether the title of something that was there to be tapped begins as names do, and not as what buttons say does
  /// where this begins with a capital.
  func isName(_ title: String) -> Bool {
    guard let word = title.split(separator: " ").first, let first = word.first,
      all.contains(where: { $0.buttons.contains(title) })
    else { return false }
    if word.contains("@") { return true }
    // A host, or a picture's name.
    guard !word.contains(".") else { return false }
    let isCapitalized = all.allSatisfy { $0.buttons.allSatisfy { !Interface.isWayOut($0) || $0.beginsLarge } }
    return isCapitalized && (first.isLowercase || first.isNumber)
  }
}

extension String {
  fileprivate var beginsLarge: Bool { first?.isUppercase == true }
}
