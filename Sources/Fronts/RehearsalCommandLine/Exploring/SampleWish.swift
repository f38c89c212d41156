import RehearsalExplorer

/// How somebody wants paths to be drawn by chance, and for how long.
struct SampleWish: ArgumentValue {
  let sampling: Sampling
  /// How many seconds of real time.
  let seconds: Int
  /// How many draws at most; `nil` for as many as there is time for.
  let draws: Int?

  static let form = "pct:depth=3,seconds=30|swarm:seconds=30"

  init(word: String, of option: String) throws(UsageError) {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let method = Method(rawValue: parts[0]) else {
      throw .unknown("way to draw", parts[0], among: Method.allCases.map(\.rawValue))
    }
    var values: [String: Int] = [:]
    for pair in parts.count > 1 ? parts[1].split(separator: ",", omittingEmptySubsequences: false) : [] {
      let sides = pair.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, method.names.contains(sides[0]), values[sides[0]] == nil,
        let number = Int(sides[1]), number > 0
      else {
        throw .malformed(
          "\(option) reads like \(method.example), each at most once and a number from 1, not “\(word)”.")
      }
      values[sides[0]] = number
    }
    let seed = UInt64(values["seed"] ?? 1)
    sampling =
      switch method {
      case .pct: Sampling(.priorities(depth: values["depth"] ?? 3), seed: seed)
      case .swarm: Sampling(.swarm, seed: seed)
      }
    seconds = values["seconds"] ?? 30
    draws = values["draws"]
  }

  private enum Method: String, CaseIterable {
    case pct, swarm

    /// What can be said of it.
    var names: [String] { (self == .pct ? ["depth"] : []) + ["seconds", "seed", "draws"] }

    var example: String {
      rawValue + ":" + (self == .pct ? "depth=3," : "") + "seconds=30,seed=1,draws=1000"
    }
  }
}
