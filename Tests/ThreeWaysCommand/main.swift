import Glibc
import Rehearsal
import RehearsalRuntime
import ThreeWays

let words = CommandLine.arguments.dropFirst()
guard let seeds = words.last.flatMap(Trial.seeds(in:)) else {
  print("usage: three-ways [tasks] [few] [show] first...last")
  exit(2)
}
let trial = Trial(
  withTasksOn: words.contains("tasks") ? .virtual : nil, limit: words.contains("few") ? Trial.few : Trial.many
)
let clock = ContinuousClock()
let start = clock.now
var tally = Tally()
for seed in seeds {
  let begin = clock.now
  let outcome = trial.outcome(of: seed)
  tally.add(outcome)
  if words.contains("show") { print("\(trial.recipe(seed))\n  \(outcome) in \(clock.now - begin)") }
  let complaints = [trial.complaint(of: seed, outcome), trial.oversight(of: seed, outcome, plays: 20)]
  for case let complaint? in complaints {
    print(complaint)
    tally.complain(of: seed)
  }
}
print("\(tally)\n\(clock.now - start)")
exit(tally.complaints.isEmpty ? 0 : 1)
