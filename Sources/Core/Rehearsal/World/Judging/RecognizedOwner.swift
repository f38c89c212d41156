/// What a provider makes of its own question for its user's face (PL-21, PL-22).
enum RecognizedOwner {
  /// The question is about to be put: whatever of a list is on screen was there for anybody to read.
  static func judgeQuestion(in world: inout World) {
    // Who was asked for before may have been shown it since.
    guard let request = world.request, !request.input.isAny, request.input.owner.isUnasked,
      request.details.provision?.provision.isList == true
    else { return }
    let interface = world.process.layout.interface
    let listed = world.phone.autoFill.identityStore.identities.map(\.user).filter(interface.lists)
    if !listed.isEmpty { world.note(.listedUnrecognized, Set(listed).sorted().joined(separator: ", ")) }
  }

  /// The user is about to do something else, or all is over: whatever was to come of an answer has come.
  static func judgeAnswer(in world: inout World) {
    // Code without a runtime has no view controllers, and asks for nobody's face.
    guard world.hasObservers, world.request?.input.owner.isRecognized == true else { return }
    let isOpen = world.request?.isFinished == false && world.isQuiet
    let screen = isOpen ? world.process.layout.interface.mark : nil
    if world.request?.input.owner.conclude(on: screen) == true { world.note(.ignoredOwner) }
  }
}

extension Interface {
  /// Whether somebody can be tapped in it.
  fileprivate func lists(_ user: String) -> Bool {
    buttons.contains { button in texts(ofRow: button).contains { $0.names(user) } }
  }
}
