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

  /// Why nobody knows which part is wanted.
  enum Unclear: Error {
    case nobodySays
    /// What these variables say together is no part.
    case impossible([(name: String, value: String)])
    /// Two of them want different parts.
    case several(BuildPart, BuildPart)

    /// What there is to say of it.
    var reason: String {
      switch self {
      case .nobodySays:
        "it is read from what \(BuildPart.all.map(\.system).joined(separator: ", ")) set, and none of them says here"
      case .impossible(let variables):
        variables.map { "\($0.name) is “\($0.value.short)”" }.joined(separator: " and ")
          + ", and there is no such part"
      case .several(let one, let other):
        "\(one.system) wants another part, by \(one.index) and \(one.count), than \(other.system) by "
          + "\(other.index) and \(other.count)"
      }
    }
  }

  /// The part that is wanted by all who want one.
  static func shard(_ variable: (String) -> String?) throws(Unclear) -> RunHeader.Shard {
    var found: (system: BuildPart, shard: RunHeader.Shard)?
    for system in all where system.says(variable) {
      guard let shard = system.shard(variable) else { throw .impossible(system.said(variable)) }
      if let found, found.shard != shard { throw .several(found.system, system) }
      found = found ?? (system, shard)
    }
    guard let found else { throw .nobodySays }
    return found.shard
  }

  /// Whether it is the build system that runs here.
  private func says(_ variable: (String) -> String?) -> Bool {
    variable(index) != nil && variable(count) != nil
  }

  /// What it has set its variables to.
  private func said(_ variable: (String) -> String?) -> [(name: String, value: String)] {
    [index, count, first, step].compactMap(\.self).compactMap { name in variable(name).map { (name, $0) } }
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
