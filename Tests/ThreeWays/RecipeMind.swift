import Rehearsal

/// What a handler that follows a recipe has in mind; the state that nobody sees.
///
/// Not checked to be Sendable: with tasks, it is only used where a runtime has them all on one thread.
package final class RecipeMind: @unchecked Sendable {
  let recipe: Recipe
  let process: Shared
  var counters = [0, 0, 0]
  var patience: Int
  /// The call it serves, and whether it has answered that.
  var entry = Recipe.Entry.silent
  var hasAnswered = false
  var hasAskedState = false
  var session: String?
  var challenge: (state: String?, nonce: String?)?
  var apple: AppleCredential?
  var typed: String?
  var chosen: String?
  var alarm: HandlerContext.Alarm?
  var task: Task<Void, Never>?
  var existing = PasswordCredential(user: "jappleseed", password: "")
  var newPassword = ""
  var userInfo: UserInfo?
  var request: CredentialRequest?

  /// What the handlers of one process share.
  package final class Shared: @unchecked Sendable {
    var counters = [0, 0, 0]
    var session: String?
    var password: String?
    /// The same counters where a task has to wait for its turn.
    let ledger = Ledger()

    package init() {}
  }

  /// Counts for one task at a time.
  actor Ledger {
    private var counters = [0, 0, 0]

    func count(_ index: Int) { counters[index] += 1 }
    func value(_ index: Int) -> Int { counters[index] }
  }

  package init(_ recipe: Recipe, in process: Shared) {
    self.recipe = recipe
    self.process = process
    patience = recipe.patience
  }

  /// Whether it still dares to do something.
  func dares() -> Bool {
    patience -= 1
    return patience >= 0 && !(recipe.isWary && hasAnswered)
  }

  /// Whether it may say something: who is wary ends a request once, and asks for an interface only while it has none.
  func allows(_ answer: Recipe.Answer) -> Recipe.Answer? {
    guard recipe.isWary else { return answer }
    switch answer {
    case .presents: return entry == .onScreen ? answer : nil
    case .cancels(2) where entry != .silent: return ends(with: .cancels(0))
    case .gives(.ofAnotherKind, let routine): return ends(with: .gives(.right, cleaningUp: routine))
    case .cancels, .completes, .completesWithApple, .cancelsByDefault, .gives: return ends(with: answer)
    }
  }

  private func ends(with answer: Recipe.Answer) -> Recipe.Answer? {
    if hasAnswered { return nil }
    hasAnswered = true
    return answer
  }

  /// How long who is wary stays silent.
  static let longestSilence = Duration.milliseconds(4_500)

  /// Notes which call it serves.
  func prepare(for entry: Recipe.Entry) {
    // The user may tap Cancel after the end has been said and before it is heard.
    if entry != .interruption || request != nil { hasAnswered = false }
    self.entry = entry
  }

  /// Ends what has not ended yet.
  func giveIn(in context: HandlerContext) {
    guard !hasAnswered, request?.report == nil else { return }
    say(entry == .interruption ? .cancelsByDefault : .cancels(0), in: context) { _ in }
  }

  static let errors: [ExtensionError] = [
    .failed, .userCanceled, .userInteractionRequired, .failed(because: "It did not work."),
    ExtensionError(domain: "Own", code: 7), ExtensionError(.credentialIdentityNotFound),
  ]

  private func password(_ which: Recipe.Password) -> String {
    switch which {
    case .existing: existing.password
    case .new: newPassword
    case .other: "kitten2"
    case .remembered: process.password ?? existing.password
    }
  }

  func credential(_ which: Recipe.Password) -> PasswordCredential {
    PasswordCredential(user: existing.user, password: password(which))
  }

  /// The message for a wish; notes what it asks for.
  func message(_ wish: Recipe.Wish) -> Message {
    let session = session ?? process.session ?? "session-1"
    switch wish {
    case .authorize(let which): return .authorize(credential(which))
    case .authorizeByToken: return .authorize(existing.user, token: userInfo?["token"] ?? "token-1")
    case .verify: return .verifyCode(typed ?? "000000", session: session)
    case .change(let which):
      process.password = password(which)
      return .changePassword(password(which), session: session)
    case .challenge: return .appleChallenge(session: session)
    case .link:
      guard let apple else { return .signIn(credential(.existing)) }
      return .linkApple(apple, session: session)
    case .signIn(let which): return .signIn(credential(which))
    case .unlock:
      return .authorize(PasswordCredential(user: "owner", password: typed ?? "open sesame"))
    }
  }

  /// Notes what an answer brings.
  func hear(_ answer: ServerAnswer) {
    guard let reply = answer.reply else { return }
    if let named = reply["session"] {
      session = named
      if recipe.sharesSession { process.session = named }
    }
    if reply["state"] != nil || reply["nonce"] != nil { challenge = (reply["state"], reply["nonce"]) }
  }

  /// Which routine it goes on with after an answer.
  func reaction(to answer: ServerAnswer, _ heard: Int, _ refused: Int, _ failed: Int) -> Int {
    guard answer.reply != nil else { return failed }
    return answer.isSuccess ? heard : refused
  }

  /// Notes what a user tapped and typed; answers whether it was the last button, which leads away.
  func hear(_ tap: Tap) -> Bool {
    if let field = tap.interface.fields.first { typed = tap[field] }
    guard tap.button != "Cancel" else { return true }
    chosen = tap.button
    return false
  }

  static func elements(of page: Recipe.Page) -> [Interface.Element] {
    switch page {
    case .code: [.field("Code"), .button("Continue"), .button("Cancel")]
    case .question: [.label("Upgrade?"), .button("Yes"), .button("Cancel")]
    case .users: [.button("jappleseed"), .button("kim"), .button("Cancel")]
    case .lock: [.field("Master password"), .button("Open"), .button("Cancel")]
    case .notice: [.label("One moment.")]
    }
  }
}
