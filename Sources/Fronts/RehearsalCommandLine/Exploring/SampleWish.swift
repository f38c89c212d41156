import RehearsalExplorer
import RehearsalReports

/// How somebody wants paths to be drawn by chance, and for how long.
struct SampleWish: ArgumentValue {
  let sampling: Sampling
  /// How many seconds of real time.
  let seconds: Int
  /// How many draws at most; `nil` for as many as there is time for.
  let draws: Int?

  static let form = "pct:depth=3,seconds=30|swarm:seconds=30"

  init(word: String, of option: String) throws(UsageError) {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    var values = ["depth": 3, "seconds": 30, "seed": 1, "draws": 0]
    for pair in parts.count > 1 ? parts[1].split(separator: ",") : [] {
      let sides = pair.split(separator: "=").map(String.init)
      guard sides.count == 2, values[sides[0]] != nil, let number = Int(sides[1]), number > 0 else {
        throw .malformed("\(option) reads like pct:depth=3,seconds=30,seed=1, not “\(word)”.")
      }
      values[sides[0]] = number
    }
    let seed = UInt64(values["seed"] ?? 1)
    switch parts.first {
    case "pct": sampling = Sampling(.priorities(depth: values["depth"] ?? 3), seed: seed)
    case "swarm": sampling = Sampling(.swarm, seed: seed)
    default: throw .unknown("way to draw", parts.first ?? "", among: ["pct", "swarm"])
    }
    seconds = values["seconds"] ?? 30
    draws = values["draws"].flatMap { $0 > 0 ? $0 : nil }
  }
}

extension Sampling.Guarantee {
  /// What is promised after so many draws, in a line.
  func sentence(after draws: Int, seed: UInt64) -> String {
    let inverse = (1 / probability).rounded(.up)
    let all = (probability(in: draws) * 1000).rounded(.down) / 10
    return
      "  drawn \(draws.grouped) times, from seed \(seed), by priorities of \(strands) strands of work at "
      + "\(choices) choices:\n  what takes \(depth) pieces of work in the wrong order is found with a probability "
      + "of at least 1 in \(Int(inverse).grouped) a draw, \(all) % in all\n"
  }
}
