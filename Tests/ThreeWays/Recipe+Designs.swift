import Rehearsal
import TestBench

/// What could be meant: designs that people come up with, sound ones among them.
extension Recipe {
  /// Which routine does what, after those that calls begin with.
  enum Place {
    static let again = 3
    static let authorized = 4
    static let done = 5
    static let giveUp = 6
    static let isRefused = 7
    static let cannotAsk = 8
    static let isUncertain = 9
    static let verifies = 10
    static let asksApple = 11
    static let links = 12
    /// Does nothing; the last one.
    static let rest = 13
  }

  static func routines(for kind: Upgrade, _ chance: inout SplitMix) -> [[Act]] {
    let authorize = Act.send(
      chance.pick([.authorize(.existing), .authorize(.existing), .authorizeByToken]),
      heard: Place.authorized,
      refused: Place.isRefused, failed: Place.cannotAsk)
    let commits: Act =
      switch kind {
      case .strongPassword:
        .send(.change(.new), heard: Place.done, refused: Place.giveUp, failed: Place.isUncertain)
      case .signInWithApple:
        .send(.challenge, heard: Place.asksApple, refused: Place.giveUp, failed: Place.giveUp)
      }
    return [
      chance.pick([[authorize], [authorize], [authorize], [.say(.cancels(2))]]),
      chance.pick([
        [.show(.code, first: Place.verifies, other: Place.giveUp)],
        [.show(.question, first: Place.again, other: Place.giveUp)],
        [authorize, .show(.code, first: Place.verifies, other: Place.giveUp)],
        [authorize, .show(.notice, first: Place.rest, other: Place.rest)],
      ]),
      chance.pick([
        [.say(.cancelsByDefault)], [.say(.cancelsByDefault)], [.say(.cancels(1))], [],
        [.send(.signIn(.new), heard: Place.done, refused: Place.giveUp, failed: Place.giveUp)],
        [.stopAlarm, .say(.cancelsByDefault)],
      ]),
      [authorize], [commits], endings(of: kind, &chance),
      chance.pick([[.say(.cancels(0))], [.say(.cancels(0))], [.say(.cancels(3))], []]),
      chance.pick([[.say(.cancels(2))], [.say(.cancels(2))], [.go(Place.giveUp)]]),
      // A session can be guessed, where the message that asked for it has come through.
      chance.pick([retries(Place.again, &chance), retries(Place.again, &chance), [.go(Place.authorized)]]),
      doubts(of: kind, &chance),
      [.send(.verify, heard: Place.authorized, refused: Entry.onScreen.rawValue, failed: Place.giveUp)],
      [.askApple(given: Place.links, refused: chance.pick([Place.giveUp, Place.asksApple, Place.rest]))],
      [.send(.link, heard: Place.done, refused: Place.giveUp, failed: Place.isUncertain)],
      [],
    ]
  }

  private static func endings(of kind: Upgrade, _ chance: inout SplitMix) -> [Act] {
    switch kind {
    case .strongPassword:
      chance.pick([
        [.say(.completes(.new))], [.say(.completes(.new))], [.say(.completes(.new))],
        [.say(.completes(.remembered))], [.say(.completes(.other))], [.say(.completes(.existing))],
        [.say(.completes(.new)), .say(.cancels(0))],
        [.alarm(tenths: 3, Place.giveUp), .say(.completes(.new))],
      ])
    case .signInWithApple:
      chance.pick([
        [.say(.completesWithApple)], [.say(.completesWithApple)], [.say(.completesWithApple)],
        [.say(.completesWithApple), .say(.completesWithApple)], [],
      ])
    }
  }

  private static func retries(_ routine: Int, _ chance: inout SplitMix) -> [Act] {
    let counter = chance.pick([Counter.ofRequest(0), .ofRequest(0), .ofProcess(0)])
    let limit = Int.random(in: 2...3, using: &chance)
    return chance.pick([
      [.go(Place.giveUp)], [.say(.cancels(2))],
      [.count(counter), .when(counter, atLeast: limit, then: Place.giveUp, otherwise: routine)],
      [
        .count(counter),
        .when(counter, atLeast: limit, then: Place.giveUp, otherwise: Place.rest),
        .alarm(tenths: chance.pick([5, 10, 30]), routine),
      ],
    ])
  }

  /// What it does where it cannot know whether the server did what it was asked.
  private static func doubts(of kind: Upgrade, _ chance: inout SplitMix) -> [Act] {
    let commits = kind == .strongPassword ? Place.authorized : Place.links
    return chance.pick([
      [.go(Place.giveUp)], [.go(Place.done)], retries(commits, &chance), retries(commits, &chance),
      [
        .count(.ofProcess(1)),
        .send(.signIn(.new), heard: Place.done, refused: Place.giveUp, failed: Place.giveUp),
      ],
      [.send(.signIn(.existing), heard: Place.giveUp, refused: Place.done, failed: Place.done)],
      [.count(.onPhone), .when(.onPhone, atLeast: 2, then: Place.done, otherwise: Place.giveUp)],
    ])
  }
}

/// What credential providers come up with.
extension Recipe {
  static func routines(giving provision: Provision, _ chance: inout SplitMix) -> [[Act]] {
    let unlock = Act.send(
      .unlock, heard: Place.authorized, refused: Entry.onScreen.rawValue, failed: Place.cannotAsk)
    let gift = Act.say(
      .gives(
        chance.pick([.right, .right, .right, .right, .ofAnother, .ofAnotherKind]),
        cleaningUp: chance.pick([Place.rest, Place.links, Place.links])))
    return [
      chance.pick([
        [.go(Place.done)], [.say(.cancels(2))],
        [.when(.ofProcess(0), atLeast: 1, then: Place.done, otherwise: Place.isRefused)],
        [.send(.unlock, heard: Place.done, refused: Place.isRefused, failed: Place.giveUp)],
        [.turnToStore(.state, done: Place.asksApple, failed: Place.giveUp)],
        [.turnToStore(.list, done: Place.done, failed: Place.isRefused)],
        [.alarm(tenths: chance.pick([1, 20, 70]), Place.done)],
      ]),
      chance.pick([
        [.show(.lock, first: Place.again, other: Place.giveUp)],
        [.show(.users, first: Place.done, other: Place.giveUp)],
        [
          .when(
            .ofProcess(0), atLeast: 1, then: Place.verifies, otherwise: Place.isUncertain)
        ],
        [.turnToStore(.list, done: Place.verifies, failed: Place.giveUp)],
      ]),
      chance.pick([
        [], [.turnToStore(.remove, done: Place.rest, failed: Place.cannotAsk)], [.go(Place.asksApple)],
      ]),
      [unlock], [.count(.ofProcess(0)), .go(Place.done)], [gift],
      chance.pick([[.say(.cancels(1))], [.say(.cancels(1))], [.say(.cancels(5))], []]),
      [.say(.cancels(2))], retries(Place.again, &chance),
      [.show(.lock, first: Place.again, other: Place.giveUp)],
      [.show(.users, first: Place.done, other: Place.giveUp)],
      [
        .turnToStore(
          chance.pick(Use.allCases), done: Place.done, failed: chance.pick([Place.done, Place.giveUp]))
      ],
      chance.pick([
        [], [.turnToStore(.state, done: Place.rest, failed: Place.rest)], [.alarm(tenths: 30, Place.rest)],
        [
          .turnToStore(chance.pick(Use.allCases), done: Place.rest, failed: Place.links),
          .count(.ofRequest(0)),
        ],
        [.send(.unlock, heard: Place.rest, refused: Place.rest, failed: Place.rest), .count(.ofProcess(1))],
      ]),
      [],
    ]
  }
}
