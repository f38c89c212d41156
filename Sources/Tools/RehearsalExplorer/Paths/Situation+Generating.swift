import Rehearsal

/// Where people are whose provider generates passwords and saves them.
extension Situation {
  /// What a search calls it that asks for both.
  package static let generatedAndSavedSlug = "generated-password-to-save"

  /// The situations in which somebody has a password generated and goes on with another one.
  ///
  /// They edit it in the form, or type one of their own: what is in the form is what the website gets, and so what is to be
  /// saved. For a provider that does both; one that does not generate is not asked to.
  public static func generatedAndSaved() -> [Situation] {
    [
      generating(
        "generated, edited and saved", [.atForm(.saves(.edited)), .picking("Lee"), .picking("kim")]),
      generating(
        "generated, and another one saved",
        [.atForm(.saves(.changed)), .picking("kim"), .picking("jappleseed")]),
    ]
  }

  private static func generating(_ name: String, _ others: [[Step]]) -> Situation {
    let generates = [Step].atForm(.generatesPasswords(rules: rules, onScreen: false))
    var situation = Situation(name, .savedPassword, [generates] + others)
    situation.phone.autoFill.capabilities.insert(.generatingPasswords)
    return situation
  }
}

extension CredentialRequest.SavedPassword {
  /// What its user has made of the one that was filled in.
  fileprivate static let edited = CredentialRequest.SavedPassword(
    PasswordCredential(user: "Lee", password: "vumdeh-biXryk-39"), on: .generatedPasswordWasFilled)
}
