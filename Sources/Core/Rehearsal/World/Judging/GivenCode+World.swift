/// Two codes of one login (AS-67).
extension GivenCode {
  /// A provider gives a code.
  static func take(_ provided: Provided, _ asked: CredentialRequest, in world: inout World) {
    guard case .code(let code) = provided else { return }
    let last = world.phone.autoFill.inquiry.lastCode
    world.phone.autoFill.inquiry.lastCode = nil
    // Where somebody verifies it, a code that is not that of the moment is told as that (OC-1).
    guard !CodeVerification.knowsSecret(for: asked, world), let login = Login(asked, world) else { return }
    let moment = CodeVerification.phoneClock(world) / 10
    world.phone.autoFill.inquiry.lastCode = GivenCode(code, of: login, in: moment)
    guard let last, last.moment == moment, last.code != code, last.login.isSame(as: login) else { return }
    world.note(.gaveTwoCodes, "\(last.code) and \(code) of \(login.name)")
  }

  /// The user taps on something in a list of codes; what stands beside a field to be filled in only lets them in.
  static func noteTap(_ touch: Touch, in world: inout World) {
    let interface = world.process.layout.interface
    guard case .taps(let button) = touch, world.request?.details.provision?.provision == .codeList,
      interface.fieldsToFill.isEmpty
    else { return }
    let isOnly = interface.buttons.count { $0 == button } == 1
    world.request?.input.choose(isOnly ? button : nil)
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
        identity.user, at: place, record: identity.recordIdentifier ?? identity.service.identifier,
        isOnly: codes == 1)
    } else {
      guard let row = world.request?.input.chosenRow else { return nil }
      self.init(row, at: place, record: nil, isOnly: true)
    }
  }

  fileprivate func isSame(as other: Self) -> Bool {
    guard name == other.name else { return false }
    if record != nil, other.record != nil { return record == other.record }
    return place == other.place && isOnly && other.isOnly
  }
}
