import ProcessIsolation
import Rehearsal
import RehearsalExplorer
import RehearsalIsolation

/// The app beside a handler, where that is code as well, before anything is searched.
struct OwnApp {
  private let program: Program
  /// Whether its code runs in no process but one of its own.
  private let isIsolated: Bool

  init(_ program: Program, isIsolated: Bool) {
    (self.program, self.isIsolated) = (program, isIsolated)
  }

  /// How it asks for an upgrade; `nil` where it does not, or takes its process with it: the search tells of that.
  func appeal(for kind: Upgrade, in situation: Situation) -> AppAppeal? {
    guard program.app != nil else { return nil }
    guard isIsolated else { return AppAppeal(for: kind, by: program, in: situation) }
    HandlerStatics.beginAnew()
    program.prepareRuntime()
    let worker = Worker(.discarded, patience: Self.patience) { [program] _, _ in
      { _ in Packet(AppAppeal(for: kind, by: program, in: situation)) }
    }
    defer { worker.stop() }
    worker.take(Packet())
    guard case .answer(var packet) = worker.next() else { return nil }
    return try? packet.appeal()
  }

  /// For how many seconds of real time it is waited for.
  private static let patience = 10
}

/// How it travels from one process to another.
extension Packet {
  fileprivate init(_ appeal: AppAppeal?) {
    self.init()
    put(appeal.map { [$0] } ?? []) { packet, appeal in
      packet.put(appeal.button)
      packet.put(appeal.user)
      packet.put(appeal.userInfo.sorted { $0.key < $1.key }) {
        $0.put($1.key)
        $0.put($1.value)
      }
    }
  }

  fileprivate mutating func appeal() throws(Torn) -> AppAppeal? {
    try list { packet throws(Torn) in
      let (button, user) = (try packet.text(), try packet.text())
      let pairs = try packet.list { packet throws(Torn) in (try packet.text(), try packet.text()) }
      return AppAppeal(button: button, user: user, userInfo: UserInfo(pairs) { $1 })
    }.first
  }
}
