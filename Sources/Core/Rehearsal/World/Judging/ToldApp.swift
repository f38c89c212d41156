import ExtensionLifecycle
import PhoneModel

/// What an upgrade for which the app has asked lets the app know (IA-4).
enum ToldApp {
  /// Of what is shorter nobody can tell whether a sentence says it by chance.
  private static let shortest = 6

  /// The handler has answered: the app hears the reason of a failure, and what comes with a success.
  static func judge(in world: inout World) {
    // Of nearly every request this is all that is asked, and to hold it is to copy it.
    guard world.request?.lifecycle.terms.request.origin == .app, let request = world.request else { return }
    let password = request.details.newPassword
    guard password.count >= shortest else { return }
    if let place = place(of: password, in: request.answer) { world.note(.toldAppPassword, place) }
  }

  private static func place(of password: String, in answer: HandlerAnswer) -> String? {
    if answer.error?.reason?.contains(password) == true { return "in its reason" }
    let names = answer.completionInfo?.filter { $0.value.contains(password) }.keys
    return names?.min().map { "as “\($0)” in userInfo" }
  }
}
