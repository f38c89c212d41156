import RehearsalReports

/// The part of a run or a search that a build system wants from one of its machines, by the variables that it sets.
struct BuildPart {
  /// Who sets them.
  let system: String
  private let index: String
  private let count: String
  /// What the first of the parts counts as, where that is no number: a variable that says it.
  private let first: String
  private let step: String?

  private init(
    _ system: String, _ index: String, of count: String, from first: String, step: String? = nil
  ) {
    self.system = system
    self.index = index
    self.count = count
    self.first = first
    self.step = step
  }

  static let all = [
    BuildPart("GitLab", "CI_NODE_INDEX", of: "CI_NODE_TOTAL", from: "1"),
    BuildPart("Buildkite", "BUILDKITE_PARALLEL_JOB", of: "BUILDKITE_PARALLEL_JOB_COUNT", from: "0"),
    BuildPart("CircleCI", "CIRCLE_NODE_INDEX", of: "CIRCLE_NODE_TOTAL", from: "0"),
    BuildPart(
      "Slurm", "SLURM_ARRAY_TASK_ID", of: "SLURM_ARRAY_TASK_COUNT", from: "SLURM_ARRAY_TASK_MIN",
      step: "SLURM_ARRAY_TASK_STEP"),
    BuildPart("Kubernetes", "JOB_COMPLETION_INDEX", of: "JOB_COMPLETIONS", from: "0"),
    BuildPart("Bazel", "TEST_SHARD_INDEX", of: "TEST_TOTAL_SHARDS", from: "0"),
  ]

  /// The part that one of them wants; `nil` where none says, or what it says is none.
  static func shard(_ variable: (String) -> String?) -> RunHeader.Shard? {
    all.compactMap { $0.shard(variable) }.first
  }

  private func shard(_ variable: (String) -> String?) -> RunHeader.Shard? {
    guard let index = variable(index).flatMap({ Int($0) }), let count = variable(count).flatMap({ Int($0) }),
      let first = Int(first) ?? variable(first).flatMap({ Int($0) })
    else { return nil }
    let step = step.flatMap(variable).flatMap { Int($0) } ?? 1
    guard step > 0, index >= first, (index - first) % step == 0 else { return nil }
    return RunHeader.Shard((index - first) / step + 1, of: count)
  }
}
