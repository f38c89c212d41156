/// The last one-time code that a provider gave, held against the next one (AS-67).
///
/// Nobody knows whether it is right without the secret, but of two that differ within a moment one is wrong: whoever
/// makes a code when its list comes up, and gives it minutes later, gives another one where the list comes up anew.
struct GivenCode: Hashable, Sendable {
  let login: Login
  /// Which ten seconds of the phone's clock it was given in: periods of half a minute or a minute end between them.
  let moment: Int64
  let code: String

  /// Whose code it is, as far as the phone can know.
  struct Login: Hashable, Sendable {
    /// The suggestion's user, or the title of the row that was tapped.
    let name: String
    /// Where the user was, to whom a list may show one of several of that name.
    let place: String
    /// By what the provider knows what was suggested; `nil` for a row.
    let record: String?
    /// Whether nothing else is suggested under that name.
    let isOnly: Bool
  }
}

extension GivenCode {
  /// A provider gives a code.
  static func take(_ provided: Provided, _ asked: CredentialRequest, in world: inout World) {
    guard case .code(let code) = provided else { return }
    let last = world.phone.autoFill.inquiry.lastCode
    world.phone.autoFill.inquiry.lastCode = nil
    // Where somebody verifies it, a code that is not that of the moment is told as that (OC-1).
    guard !CodeVerification.knowsSecret(for: asked, world), let login = Login(asked, world) else { return }
    let moment = CodeVerification.phoneClock(world) / 10
    world.phone.autoFill.inquiry.lastCode = GivenCode(login: login, moment: moment, code: code)
    guard let last, last.moment == moment, last.code != code, last.login.isSame(as: login) else { return }
    world.note(.gaveTwoCodes, "\(last.code) and \(code) of \(login.name)")
  }

  /// The user taps on something in a list of codes; what stands beside a field to be filled in only lets them in.
  static func noteTap(_ touch: Touch, in world: inout World) {
    let interface = world.process.layout.interface
    guard case .taps(let button) = touch, world.request?.details.provision?.provision == .codeList,
      interface.asksNothing
    else { return }
    let isOnly = interface.buttons.count { $0 == button } == 1
    world.request?.input.choose(isOnly ? button : nil)
  }

  func combine(into mark: inout Fingerprint) {
    _ = Self.init(login:moment:code:)
    login.combine(into: &mark)
    mark.combine(Int(moment))
    mark.combine(code)
  }
}

extension GivenCode.Login {
  fileprivate init?(_ asked: CredentialRequest, _ world: World) {
    let place = asked.services.first?.identifier ?? ""
    if let identity = asked.identity {
      let codes = world.phone.autoFill.identityStore.identities.count {
        $0.kind == .oneTimeCode && $0.user == identity.user
      }
      self.init(
        name: identity.user, place: place, record: identity.recordIdentifier ?? identity.service.identifier,
        isOnly: codes == 1)
    } else {
      guard let row = world.request?.input.chosenRow else { return nil }
      self.init(name: row, place: place, record: nil, isOnly: true)
    }
  }

  fileprivate func isSame(as other: Self) -> Bool {
    guard name == other.name else { return false }
    if record != nil, other.record != nil { return record == other.record }
    return place == other.place && isOnly && other.isOnly
  }

  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(name:place:record:isOnly:)
    mark.combine(name)
    mark.combine(place)
    mark.combine(record)
    mark.combine(isOnly)
  }
}

extension Interface {
  /// Whether it has no field but such in which somebody looks for something.
  var asksNothing: Bool { fields.allSatisfy { $0.lowercased().contains("search") } }
}
