import Testing

/// Parts of a search that build systems ask for.
@Suite struct BuildPartTests {
  @Test(arguments: [
    ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"],
    ["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "3"],
    ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3"],
    ["SLURM_ARRAY_TASK_ID": "11", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "3"],
    [
      "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "3",
      "SLURM_ARRAY_TASK_STEP": "4",
    ],
    ["JOB_COMPLETION_INDEX": "1", "JOB_COMPLETIONS": "3"],
    ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3"],
  ])
  func `a build system says which part this is`(environment: [String: String]) throws {
    let search = ["explore", "--handler", "Graceful", "--budget", "0", "--shard"]
    let (output, code) = try Command.run(search + ["auto"], environment: environment)
    #expect(output.contains("  shard       2 of 3\n"), "\(output)")
    #expect(try Command.run(search + ["2/3"]).output == output)
    #expect(code == 0)
  }

  @Test func `what is no part, and what two want differently, is refused by name`() throws {
    let shell = try Shell()
    let words = "rehearse explore --handler Graceful --budget 0 --shard auto"
    let beyond = ["CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "3"]
    let impossible = try shell.run(words, environment: beyond)
    #expect(impossible.code == 64)
    #expect(
      impossible.complaint.contains(
        "CI_NODE_INDEX is “9” and CI_NODE_TOTAL is “3”, and there is no such part"))
    let both = [
      "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3",
    ]
    let torn = try shell.run(words, environment: both)
    #expect(torn.code == 64)
    #expect(
      torn.complaint.contains("GitLab wants another part, by CI_NODE_INDEX and CI_NODE_TOTAL, than CircleCI"))
    #expect(try shell.run(words, environment: both.merging(["CIRCLE_NODE_INDEX": "1"]) { $1 }).code == 0)
  }

  @Test(arguments: [[:], ["CI_NODE_TOTAL": "3"], ["SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_MIN": "10"]])
  func `where none says, nothing is run`(environment: [String: String]) throws {
    #expect(
      try Command.run(["explore", "--budget", "0", "--shard", "auto"], environment: environment).code == 64)
  }
}
