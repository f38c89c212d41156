import Rehearsal
import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios

/// How a rehearsal goes on.
extension Stepper {
  /// Whether the scenario has no more sentences and nothing is to come.
  var isAtEnd: Bool {
    walk.simulation.world.isStopped || (position == script.count && walk.usual == nil)
  }

  /// The next sentence, or the next thing that happens; answers whether what was to hold does.
  func goOn() throws(Refusal) -> Bool {
    guard position < script.count else {
      guard walk.usual != nil else { throw Refusal(reason: "nothing more is to come.", isUntried: true) }
      telling(walk.usual) { walk.goOn() }
      return true
    }
    let line = script[position]
    if end == nil { say(line.written) }
    switch line.sentence {
    case .when(.settle): letPass(until: end ?? Instant(nanoseconds: .max))
    case .when(.pass(let duration)): letPass(until: end ?? walk.simulation.now + duration)
    case .when, .own:
      do throws(Refusal) { try perform(line.sentence) } catch {
        throw Refusal(reason: "\(error.reason) “skip” leaves the sentence out.")
      }
      pass()
    case .then:
      let holds = hold(line.sentence)
      pass()
      return holds
    case .given: pass()
    }
    return true
  }

  /// Lets the next thing happen that is due while a sentence lets time pass, and goes on where that is all.
  private func letPass(until end: Instant) {
    self.end = end
    if walk.owesResumption, walk.isUsualDecided { return walk.goOn() }
    let next = walk.simulation.world.nextInstant
    if let next, next <= end {
      wait(until: next)
    } else if end.nanoseconds < .max {
      wait(until: end)
    }
    let isMore = walk.simulation.world.nextInstant.map { $0 <= end } ?? false
    if walk.simulation.world.isStopped || (!isMore && (end.nanoseconds == .max || walk.simulation.now >= end))
    {
      pass()
    }
  }

  private func wait(until instant: Instant) {
    let duration = Duration.nanoseconds(instant.nanoseconds - walk.simulation.now.nanoseconds)
    let isDue = walk.simulation.world.nextInstant == instant
    telling(isDue ? walk.due : nil) { try? walk.perform(.pass(duration)) }
  }

  /// Does something, and says what it was where nothing came of it that a story tells.
  private func telling(_ due: String?, _ act: () -> Void) {
    let before = walk.simulation.entries.count
    act()
    let isSilent = !walk.simulation.entries.dropFirst(before).contains { $0.told != nil }
    if isSilent, let due { say("  \(due.plain)") }
  }

  /// Lets a sentence happen.
  func perform(_ sentence: Sentence) throws(Refusal) {
    do throws(Diagnostic) {
      switch sentence {
      case .when(let step): try walk.perform(step)
      case .own(let own):
        try own.perform(in: walk.simulation)
        path.append(sentence)
      case .given, .then: break
      }
    } catch {
      throw Refusal(reason: error.problem.plain)
    }
  }

  /// Says whether something holds, and keeps it in the path where it does.
  func hold(_ sentence: Sentence) -> Bool {
    note(walk.takeSteps())
    guard let shortfall = sentence.shortfall(in: walk.simulation) else {
      say("✔ it holds")
      path.append(sentence)
      return true
    }
    say("✘ it does not hold: \(shortfall.problem.plain)")
    for line in shortfall.difference { say("  \(line.plain)") }
    return false
  }

  /// What a sentence means that somebody says, with or without its keyword.
  func sentence(_ text: String, under kind: StepKind) throws(Refusal) -> Sentence {
    do throws(Nonsense) { return try outset.reader.sentence(text, under: kind) } catch {
      throw Refusal(
        reason: ([error.problem] + error.advice).joined(separator: "; ").plain + ".", isUntried: true)
    }
  }

  /// Takes steps into the path; time that passes until nothing is to come is everything that settles.
  func note(_ steps: [Step]) {
    for step in steps {
      if case .pass(let more) = step, case .when(.pass(let duration))? = path.last {
        path[path.count - 1] = .when(.pass(duration + more))
      } else {
        path.append(.when(step))
      }
    }
    guard case .pass? = steps.last, walk.simulation.world.nextInstant == nil, isAtLastEvent else { return }
    path[path.count - 1] = .when(.settle)
  }

  /// Whether the clock stands where the last thing happened, and not later.
  private var isAtLastEvent: Bool { walk.simulation.entries.last?.instant == walk.simulation.now }
}
