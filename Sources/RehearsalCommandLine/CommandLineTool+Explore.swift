import Rehearsal
import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios

/// The command that looks for what can go wrong.
extension CommandLineTool {
  private enum Asked: String, CaseIterable {
    case strongPassword = "strong-password"
    case signInWithApple = "sign-in-with-apple"

    var kind: Request.Kind {
      switch self {
      case .strongPassword: .strongPassword
      case .signInWithApple: .signInWithApple
      }
    }
  }

  private enum ServerChange: String, CaseIterable {
    case atOnce = "at-once"
    case gracefully

    var effect: AccountServer.Effect {
      switch self {
      case .atOnce: .atOnce
      case .gracefully: .gracefully
      }
    }
  }

  func explore(_ words: Words, in surroundings: Surroundings) throws(UsageError) -> Answer {
    if let word = words.names.first { throw .tooManyWords(word) }
    let (name, explorer) = try explorer(words)
    let patience = try words.number(of: "--hang-limit") ?? 10
    var search = Search(explorer)
    let preamble = ExplorationReport(of: search.exploration, handler: name).preamble
    var answer = Answer(output: "")
    let print = surroundings.prints ?? { answer.output += $0 }
    print(preamble)
    if surroundings.isIsolated {
      let convoy = Convoy(patience: patience) { true }
      convoy.run(&search)
    } else {
      while let numbers = search.next() {
        var tape: [UInt64] = []
        search.expedition.run(numbers) { tape.append($0) }
        search.absorb(tape[...])
      }
    }
    let exploration = search.exploration
    let report = ExplorationReport(of: exploration, handler: name)
    print(report.table)
    let retelling = Retelling(explorer: explorer, vocabulary: vocabulary, patience: patience)
    for finding in exploration.discoveries {
      let discovery =
        surroundings.isIsolated ? retelling.discovery(of: finding) : explorer.discovery(of: finding)
      print(DiscoveryReport(of: discovery, finding).text + "\n")
      if let folder = words.value(of: "--save") {
        let path = "\(folder)/\(name.lowercased())-\(finding.wrong.slug).feature"
        do throws(Files.Unreadable) {
          try Files.write(discovery.scenario(handler: name).text, to: path)
          print("  Saved. Play it again with: rehearse run \(path)\n\n")
        } catch {
          answer.complaint += "rehearse: \(error.path): \(error.reason)\n"
          answer.code = .badInput
        }
      }
    }
    print(report.verdict)
    print(report.gaps)
    if answer.code == .fine { answer.code = exploration.verdict.exitCode }
    return answer
  }

  private func explorer(_ words: Words) throws(UsageError) -> (name: String, explorer: Explorer) {
    guard let name = words.value(of: "--handler") ?? handlers.first?.name else {
      throw .malformed("this command was built without handlers.")
    }
    guard let program = handlers.first(where: { $0.name == name })?.program else {
      throw .unknown("handler", name, among: handlers.map(\.name))
    }
    let kind = try words.choice(of: "--request", default: Asked.strongPassword).kind
    let effect = try words.choice(of: "--server", default: ServerChange.atOnce).effect
    var explorer = Explorer(Situation.usual(kind, changesTakeEffect: effect), program)
    if let list = words.value(of: "--deviations") { explorer.deviations = try Self.deviations(list) }
    if let budget = words.value(of: "--budget") { explorer.budget = try Self.budget(budget) }
    if let limit = try words.number(of: "--limit") { explorer.limit = limit }
    explorer.isReduced = !words.has("--no-reduction")
    return (name, explorer)
  }

  private static func deviations(_ list: String) throws(UsageError) -> Deviations {
    var deviations: Deviations = []
    for word in list.split(separator: ",").map(String.init) {
      guard let kind = Deviations.named.first(where: { $0.name == word })?.kind else {
        throw .unknown("kind of departure", word, among: Deviations.named.map(\.name))
      }
      deviations.insert(kind)
    }
    return deviations
  }

  private static func budget(_ text: String) throws(UsageError) -> Int? {
    if text == "all" { return nil }
    guard let budget = Int(text), budget >= 0 else {
      throw .malformed("--budget needs a number, or all, not “\(text)”.")
    }
    return budget
  }
}

extension Exploration.Verdict {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .exhausted: .fine
    case .failed: .failed
    case .inconclusive: .inconclusive
    }
  }
}
