import Rehearsal
import TestBench

/// How a recipe is made from a seed.
extension Recipe {
  /// The recipe of a seed: something that could be meant, then a few twists, then a few slips.
  package init(seed: UInt64, withTasks: Bool) {
    var chance = SplitMix(seed: seed)
    // Seeds that lie side by side are what people ask for, and their first numbers are the least scattered.
    for _ in 0..<3 { _ = chance.next() }
    let isProvision = chance.isLucky(1, in: 3)
    if isProvision {
      let provision = chance.pick(Self.provisions)
      self.init(
        seed: seed, subject: .provision(provision), routines: Self.routines(giving: provision, &chance))
    } else {
      let kind = chance.pick(Upgrade.allCases)
      self.init(seed: seed, subject: .upgrade(kind), routines: Self.routines(for: kind, &chance))
    }
    if isProvision, chance.isLucky(1, in: 5) { keepWhatWasRefused() }
    takesEffect = chance.pick(AccountServer.Effect.allCases)
    isAskedByApp = chance.isLucky(1, in: 5)
    sharesSession = chance.isLucky(1, in: 3)
    isWary = !chance.isLucky(1, in: 6)
    patience = Int.random(in: 10...24, using: &chance)
    for _ in 0..<Int.random(in: 0...3, using: &chance) { twist(&chance) }
    for _ in 0..<Int.random(in: 0...2, using: &chance) { slip(&chance) }
    if withTasks { for _ in 0..<Int.random(in: 1...2, using: &chance) { branchOff(&chance) } }
  }

  /// What credential providers are asked for; passwords more often, because they are asked for twice in a row.
  private static let provisions: [Provision] =
    Provision.allCases + [.password, .password, .password, .password, .passkey, .passkey]

  /// A handler that remembers: what it does depends on what it did before.
  private mutating func twist(_ chance: inout SplitMix) {
    let entry = chance.pick([Entry.silent, .silent, .onScreen]).rawValue
    let counter = chance.pick([
      Counter.ofProcess(0), .ofProcess(1), .ofProcess(2), .ofRequest(1), .onPhone, .onPhone, .onPhone,
    ])
    let elsewhere = Int.random(in: 0..<routines.count, using: &chance)
    let threshold = Int.random(in: 1...2, using: &chance)
    func when(_ least: Int, _ then: Int, otherwise: Int = Place.rest) -> Act {
      .when(counter, atLeast: least, then: then, otherwise: otherwise)
    }
    switch Int.random(in: 0...7, using: &chance) {
    case 0: routines[entry].insert(contentsOf: [.count(counter), when(threshold + 1, elsewhere)], at: 0)
    case 1, 2, 3, 4:
      let lesson = chance.pick([
        Place.cannotAsk, Place.isRefused, Place.giveUp, Place.authorized, Place.isUncertain,
      ])
      routines[lesson].insert(.count(counter), at: 0)
      routines[entry].insert(when(threshold, chance.pick([Place.done, Place.giveUp, elsewhere])), at: 0)
    case 5, 6:
      let tenths = chance.pick([1, 2, 9, 10, 20, 50, 49, 60, 99, 100, 101])
      routines[entry].insert(.alarm(tenths: tenths, chance.pick([Place.giveUp, elsewhere])), at: 0)
      if Bool.random(using: &chance) { routines[Place.done].insert(.stopAlarm, at: 0) }
    default:
      let then = chance.pick([Place.giveUp, Place.done])
      routines[elsewhere] = [.count(counter), when(threshold, then, otherwise: elsewhere)]
    }
  }

  /// A credential provider that notes on the phone that it was refused, which nobody knows of once its process is gone.
  private mutating func keepWhatWasRefused() {
    routines[Entry.silent.rawValue] = [
      .when(.onPhone, atLeast: 1, then: Place.done, otherwise: Place.rest),
      .send(.unlock, heard: Place.done, refused: Place.isRefused, failed: Place.cannotAsk),
    ]
    routines[Place.isRefused] = [.count(.onPhone), .say(.cancels(2))]
    routines[Place.cannotAsk] = [.say(.cancels(2))]
  }

  /// A handler with a mistake in it.
  private mutating func slip(_ chance: inout SplitMix) {
    let routine = anyRoutine(&chance)
    let acts = routines[routine]
    let place = Int.random(in: 0...acts.count, using: &chance)
    switch Int.random(in: 0...3, using: &chance) {
    case 0 where place < acts.count: routines[routine].remove(at: place)
    case 1 where place < acts.count: routines[routine].insert(acts[place], at: place)
    case 2: routines[routine].insert(.go(anyRoutine(&chance)), at: place)
    default: routines[routine].insert(anyAct(&chance), at: place)
    }
  }

  /// A handler that does two things at once.
  private mutating func branchOff(_ chance: inout SplitMix) {
    let routine = chance.pick([Entry.silent.rawValue, anyRoutine(&chance)])
    let place = Int.random(in: 0...routines[routine].count, using: &chance)
    let act: Act =
      Bool.random(using: &chance)
      ? .start(anyRoutine(&chance)) : .together(anyRoutine(&chance), anyRoutine(&chance))
    routines[routine].insert(act, at: place)
  }

  private func anyRoutine(_ chance: inout SplitMix) -> Int {
    Int.random(in: 0..<routines.count - 1, using: &chance)
  }

  private func anyAct(_ chance: inout SplitMix) -> Act {
    let (one, two) = (anyRoutine(&chance), anyRoutine(&chance))
    switch Int.random(in: 0...8, using: &chance) {
    case 0: return .say(.cancels(Int.random(in: 0..<RecipeMind.errors.count, using: &chance)))
    case 1: return .alarm(tenths: Int.random(in: 0...120, using: &chance), one)
    case 2: return .show(chance.pick(Page.allCases), first: one, other: two)
    case 3: return .say(.presents(animated: Bool.random(using: &chance)))
    case 4: return .count(.onPhone)
    case 5: return .stopAlarm
    case 6: return .when(.ofProcess(0), atLeast: 1, then: one, otherwise: two)
    default:
      switch subject {
      case .upgrade(.strongPassword):
        return .send(.signIn(chance.pick(Password.allCases)), heard: one, refused: two, failed: one)
      case .upgrade(.signInWithApple): return .askApple(given: one, refused: two)
      case .provision: return .turnToStore(chance.pick(Use.allCases), done: one, failed: two)
      }
    }
  }
}

extension SplitMix {
  /// Whether it comes to be, so many times in so many.
  mutating func isLucky(_ times: Int, in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) < times
  }
}
