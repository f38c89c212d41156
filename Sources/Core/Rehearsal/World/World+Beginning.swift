/// How a world begins, branches off, and is told.
extension World {
  init(_ premises: Premises, _ phone: consuming Phone, _ server: any Server, tellsAll: Bool) {
    self.init(
      premises: premises, phone: phone, server: ServerState(server),
      timeline: Timeline(tellsAll: tellsAll))
    timeline.makeRoom()
  }

  /// Lets go of all that is still to come.
  mutating func letGo() {
    timeline.agenda.removeAll()
    process.deferred.removeAll()
    process.hasHandler = false
    process.layout.number = nil
    process.layout.living = nil
    request?.cleansUp = false
    request?.question = nil
  }
}

extension Timeline {
  /// Everything that has happened since the beginning.
  var all: [Trace.Entry] { earlier.isEmpty ? entries : earlier + entries }

  /// What has happened so far, with how it ended as far as that is known.
  func trace(since setting: Trace.Setting, ending: consuming Trace.Ending) -> Trace {
    // What is let go of in the end can still go wrong.
    ending.stop = stop
    return Trace(setting: setting, entries: all, ending: ending)
  }

  /// Room for what is usual; a branch takes another's in its place.
  fileprivate mutating func makeRoom() {
    entries.reserveCapacity(40)
    consequences.reserveCapacity(6)
    agenda.makeRoom()
  }

  /// Puts behind what has happened, where somebody reads on from here.
  mutating func beginAnew() {
    if tellsAll { earlier = all }
    entries = []
    entries.reserveCapacity(tellsAll ? 16 : 4)
  }
}
