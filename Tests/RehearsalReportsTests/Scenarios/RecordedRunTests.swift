import RehearsalReports
import RehearsalScenarios
import Testing

/// Results as lines of JSON, and back, and together again.
@Suite struct RecordedRunTests {
  @Test func `every result reads back as it was, and writes the same bytes`() throws {
    let statuses: [ScenarioResult.Status] = [.passed, .failed, .crashed("x\n"), .hung(seconds: 3)]
    var results = Results.all
    for text in Results.hostileTexts {
      for status in statuses {
        results.append(Results.hostile(text, number: results.count + 1, status: status))
      }
    }
    let text = ScenarioReportTests.text(.ndjson, of: results)
    let run = try RecordedRun(from: text)
    #expect(run.results == results)
    #expect(run.isFinished)
    #expect(run.text(as: .ndjson).utf8.elementsEqual(text.utf8))
  }

  @Test func `what is wrong besides the scenarios reads back, and is told once`() throws {
    let problem = RunProblem(.traces, at: Results.all[0].scenario.place, "gone", text: "a trace is gone\n")
    let other = RunProblem(.selection, "none", text: "none\n")
    let runs = try (1...2).map { number in
      let shard = RunHeader.Shard(number, of: 2)
      var report = ScenarioReport(.ndjson)
      let text = report.begin(RunHeader(planned: 0, shard: shard))
      return try RecordedRun(from: text + report.end(number == 1 ? [problem] : [problem, other]))
    }
    #expect(runs[1].problems == [problem, other])
    #expect(try RecordedRun.merging(runs).problems == [problem, other])
  }

  @Test func `how far a crash came, and how it is played again, reads back`() throws {
    var result = Results.all[6]
    result.reached = 0
    result.replay = ScenarioResult.Replay("ours", ["--handler", "A b"])
    let text = ScenarioReportTests.text(.ndjson, of: [result])
    #expect(try RecordedRun(from: text).results == [result])
    let xml = ScenarioReportTests.text(.junit, of: [result])
    #expect(xml.contains("again: ours run 'Scenarios/in app.feature:3' --handler 'A b'\n"))
    #expect(xml.contains("...crashed\n"))
  }

  @Test func `a header reads back as it was`() throws {
    for header in [
      RunHeader(planned: 0), RunHeader(planned: 9, shard: .init(2, of: 3), selection: "sha256:ab\n"),
      RunHeader(planned: 9, selection: "ab", contents: "cd\n", terms: ["--handler", "A \"b\""]),
    ] {
      var report = ScenarioReport(.ndjson)
      let text = report.begin(header) + report.end()
      #expect(try RecordedRun(from: text).header == header)
    }
  }

  @Test(arguments: [1, 2, 7, 20], ScenarioReportFormat.allCases)
  func `shards put together are the run that was never split`(count: Int, format: ScenarioReportFormat) throws
  {
    let whole = ScenarioReportTests.text(format, of: Results.all)
    let shards = try (1...count).map { try Self.shard($0, of: count) }
    #expect(try RecordedRun.merging(shards).text(as: format) == whole)
    #expect(try RecordedRun.merging(shards.reversed()).text(as: format) == whole)
  }

  @Test func `a run alone is whole, and one put together can be put together again`() throws {
    let run = try RecordedRun(from: ScenarioReportTests.text(.ndjson, of: Results.all))
    #expect(try RecordedRun.merging([run]) == run)
    #expect(try RecordedRun.merging([.merging([run])]) == run)
  }

  @Test func `a shard that is missing or doubled is named`() throws {
    let shards = try (1...7).map { try Self.shard($0, of: 7) }
    #expect(Self.problems([]) == [.nothing])
    #expect(Self.problems([shards[0], shards[4], shards[6]]) == [.shardsMissing([2...4, 6...6])])
    #expect(Self.problems(shards + [shards[2], shards[2]]) == [.shardsDoubled([3])])
    #expect(
      Self.problems(Array(shards.dropFirst()) + [shards[1]]) == [
        .shardsMissing([1...1]), .shardsDoubled([2]),
      ])
  }

  @Test func `runs that do not belong together are refused`() throws {
    let one = try Self.shard(1, of: 2)
    #expect(Self.problems([one, try Self.shard(2, of: 2, planned: 8)]) == [.otherPlan(7, 8)])
    #expect(Self.problems([one, try Self.shard(2, of: 2, selection: "b")]) == [.otherSelection])
    #expect(Self.problems([one, try Self.shard(2, of: 3)]) == [.otherSplit([2, 3])])
    let whole = try RecordedRun(from: ScenarioReportTests.text(.ndjson, of: Results.all))
    #expect(Self.problems([whole, whole, whole]) == [.notSplit(3)])
  }

  @Test func `parts that read or played something else are refused, and say what that is`() throws {
    let one = try Self.part(1, contents: "a", terms: ["--repeat", "2"])
    let other = try Self.part(2, contents: "b", terms: ["--handler", "A b"])
    #expect(
      Self.problems([one, other]) == [
        .otherContents, .otherTerms(["--repeat", "2"], ["--handler", "A b"]),
      ])
    #expect(Self.problems([one, try Self.part(2, contents: "a")]) == [.otherTerms(["--repeat", "2"], [])])
    // What an older command wrote says nothing of all this.
    let older = try Self.part(2, contents: nil, terms: one.header.terms)
    #expect(Self.problems([one, older]) == [.otherContents])
    let same = try Self.part(2, contents: "a", terms: one.header.terms)
    let whole = try RecordedRun.merging([one, same])
    #expect(whole.header == RunHeader(planned: 7, selection: "s", contents: "a", terms: ["--repeat", "2"]))
    let text = "{\"schema\":\"rehearsal-results/1\",\"planned\":0,\"terms\":[1]}\n"
    #expect(throws: RecordedRun.Malformed.self) { try RecordedRun(from: text) }
  }

  private static func part(_ number: Int, contents: String?, terms: [String] = []) throws -> RecordedRun {
    let shard = try #require(RunHeader.Shard(number, of: 2))
    let header = RunHeader(planned: 7, shard: shard, selection: "s", contents: contents, terms: terms)
    return try RecordedRun(from: text(header))
  }

  @Test func `a run that broke off is named, even in the middle of a line`() throws {
    let text = try Self.text(2, of: 2)
    let one = try Self.shard(1, of: 2)
    let lines = text.split(separator: "\n")
    let cut = try RecordedRun(from: lines.dropLast().map { $0 + "\n" }.joined())
    #expect(!cut.isFinished && cut.results.count == 3)
    #expect(Self.problems([one, cut]) == [.unfinished(shard: 2)])
    for length in [text.utf8.count - 20, text.utf8.count - 400] {
      let run = try RecordedRun(from: String(decoding: text.utf8.prefix(length), as: UTF8.self))
      #expect(!run.isFinished)
    }
    #expect(try RecordedRun(from: String(text.dropLast())) == RecordedRun(from: text))
  }

  @Test func `scenarios that are missing, doubled or unknown are named`() throws {
    let all = Results.all
    func run(_ results: [ScenarioResult]) throws -> [RecordedRun] {
      [try RecordedRun(from: ScenarioReportTests.text(.ndjson, of: results, planned: 7))]
    }
    #expect(Self.problems(try run([all[0], all[2], all[6]])) == [.scenariosMissing([2...2, 4...6])])
    #expect(Self.problems(try run(all + [all[4], all[4]])) == [.scenariosDoubled([5])])
    #expect(Self.problems(try run(all + [Results.hostile("x", number: 8)])) == [.scenariosUnknown([8])])
    #expect(Self.problems(try run(all + [Results.hostile("x", number: 0)])) == [.scenariosUnknown([0])])
    let vast =
      "{\"schema\":\"rehearsal-results/1\",\"planned\":9000000000000000000}\n"
      + "{\"results\":0,\"passed\":0,\"failed\":0,\"crashed\":0,\"hung\":0}\n"
    #expect(
      Self.problems([try RecordedRun(from: vast)]) == [.scenariosMissing([1...9_000_000_000_000_000_000])])
  }

  @Test func `every problem is told in words`() {
    let problems: [Unmergeable.Problem] = [
      .nothing, .otherPlan(1, 2), .otherSelection, .otherContents,
      .otherTerms(["--handler", "A b", "--repeat", "2"], []), .notSplit(2), .otherSplit([2, 3]),
      .shardsMissing([1...1, 3...5]),
      .shardsDoubled([2]), .unfinished(shard: 4), .unfinished(shard: nil), .scenariosMissing([2...9]),
      .scenariosDoubled([3, 4]), .scenariosUnknown([12]),
    ]
    #expect(
      problems.map { "\($0)\n" }.joined() == """
        there is nothing to merge
        one run planned 1 scenario, another 2; they do not belong together
        the runs are of different selections; they do not belong together
        the runs read other things in the same files of scenarios; they do not belong together
        one run was played with --handler 'A b' --repeat 2, another without options; they do not belong together
        each of the 2 runs is whole, and none a part of the others; give one alone, or runs with --shard
        the runs are parts of different splits, into 2 and 3
        missing: shard 1, 3 to 5
        given more than once: shard 2
        shard 4 broke off: its last line, the counts, is missing
        the run broke off: its last line, the counts, is missing
        no result of scenario 2 to 9
        more than one result of scenario 3, 4
        nobody planned scenario 12

        """)
  }

  @Test(arguments: [
    ("", 1, "it is empty"), (" \r\n\n", 1, "it is empty"), ("{}\n", 1, "no report"), ("{}", 1, "no report"),
    ("hello\n", 1, "no report"), ("{\"schema\":", 1, "no report"),
    (#"{"schema":"rehearsal-results/2","planned":1}"#, 1, "schema"),
    (#"{"schema":"rehearsal-results/1","planned":-1}"#, 1, "schema"),
    (#"{"schema":"rehearsal-results/1","planned":1,"shard":3,"of":2}"#, 1, "schema"),
    ("{\"schema\":\"rehearsal-results/1\",\"planned\":1}\n{\"number\":1}\n", 2, "no result"),
    (
      "{\"schema\":\"rehearsal-results/1\",\"planned\":1}\n{\"results\":1,\"passed\":1,\"failed\":0,\"crashed\":0,\"hung\":0}\n",
      2, "counts"
    ),
    (
      "{\"schema\":\"rehearsal-results/1\",\"planned\":0}\n{\"results\":0,\"passed\":0,\"failed\":0,\"crashed\":0,\"hung\":0}\n{}\n",
      3, "after the counts"
    ),
  ])
  func `text that is no record is refused with its place`(text: String, line: Int, problem: String) throws {
    let error = try #require(throws: RecordedRun.Malformed.self) { try RecordedRun(from: text) }
    #expect(error.line == line)
    #expect(error.problem.contains(problem))
  }

  static func problems(_ runs: [RecordedRun]) -> [Unmergeable.Problem] {
    do throws(Unmergeable) {
      _ = try RecordedRun.merging(runs)
      return []
    } catch {
      return error.problems
    }
  }

  static func shard(
    _ number: Int, of count: Int, planned: Int = 7, selection: String? = nil
  ) throws -> RecordedRun {
    try RecordedRun(from: text(number, of: count, planned: planned, selection: selection))
  }

  static func text(_ number: Int, of count: Int, planned: Int = 7, selection: String? = nil) throws -> String
  {
    let shard = try #require(RunHeader.Shard(number, of: count))
    return text(RunHeader(planned: planned, shard: shard, selection: selection))
  }

  private static func text(_ header: RunHeader) -> String {
    var report = ScenarioReport(.ndjson)
    var text = report.begin(header)
    for result in Results.all where header.shard?.plays(number: result.number) ?? true {
      text += report.add(result)
    }
    return text + report.end()
  }
}
