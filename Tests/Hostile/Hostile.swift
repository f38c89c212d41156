#if os(Linux)
  import CHostile
  package import Rehearsal

  /// A handler that does what it should not, and says what came of it where it lives to.
  package struct Hostile: Sendable {
    package typealias Act = @Sendable (_ say: @escaping @Sendable (String) -> Void) -> Void

    package let family: String
    package let name: String
    package let isInC: Bool
    let act: Act

    /// Every one that there is, family by family, those in C first.
    package static var all: [Hostile] {
      let inC = (0...).lazy.map { Int32($0) }.prefix { hostile_family($0) != nil }.flatMap(Self.inC)
      return Array(inC)
        + tasks + queues + foundation + swiftClocks + swiftChance + swiftNetwork + swiftFiles + traps
    }

    private static func inC(_ number: Int32) -> [Hostile] {
      guard let family = hostile_family(number), var next = hostile_acts(number) else { return [] }
      var acts: [Hostile] = []
      while let name = next.pointee.name, let act = next.pointee.act {
        acts.append(
          Hostile(
            family: String(cString: family), name: String(cString: name).replacing("_", with: " "),
            isInC: true
          ) { say in
            var room = [CChar](repeating: 0, count: 512)
            act(&room, room.count)
            say(String(decoding: room.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
          })
        next += 1
      }
      return acts
    }

    /// Those of a family in Swift.
    static func family(_ family: String, _ acts: KeyValuePairs<String, Act>) -> [Hostile] {
      acts.map { Hostile(family: family, name: $0.key, isInC: false, act: $0.value) }
    }

    /// Where the acts of the network find something that is to hear nothing.
    package static func listen(at port: Int) { hostile_listen(Int32(port)) }

    /// A handler that does it when it is asked for a password, and gives up with what it has to say.
    package func handler(hearing hear: @escaping (String) -> Void) -> any AccountModificationHandler {
      HostileHandler(act, hear)
    }
  }

  private final class HostileHandler: AccountModificationHandler {
    private let act: Hostile.Act
    private let hear: (String) -> Void

    init(_ act: @escaping Hostile.Act, _ hear: @escaping (String) -> Void) {
      self.act = act
      self.hear = hear
    }

    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      nonisolated(unsafe) let hear = hear
      act {
        hear($0)
        context.cancelRequest(with: .failed)
      }
    }
  }
#endif
