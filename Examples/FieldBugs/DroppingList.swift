import AuthenticationServices

/// Gives its vault back when memory runs short; with the bug it does not read it again for whoever taps on a row.
final class DroppingList: ButtonList {
  private var passwords: [String: String]? = DroppingList.read()

  private static func read() -> [String: String] { ["jappleseed": "kitten1", "kim": "letmein"] }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    passwords = nil
  }

  override func fill(_ user: String, _ password: String = "kitten1") {
    if passwords == nil, !isFaulty { passwords = Self.read() }
    guard let password = passwords?[user] else { return show([]) }
    super.fill(user, password)
  }
}
