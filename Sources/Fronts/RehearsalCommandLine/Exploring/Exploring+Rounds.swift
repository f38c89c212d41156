import RehearsalExplorer
import RehearsalIsolation
import RehearsalReports

/// Searches that several machines run together, round by round, through files in a folder.
extension Exploring {
  /// Refuses what would not be read, or written, beside `--exchange`.
  func refuseFilesBesideRounds() throws(UsageError) {
    let parts = arguments.parts
    guard parts.exchange != nil else { return }
    guard let shard = parts.shard else {
      throw .malformed("--exchange is for one of several parts: say which, as in --shard 1/4.")
    }
    guard shard.count <= RoundFolder.mostParts else {
      throw .malformed("--exchange is for at most \(RoundFolder.mostParts) parts, not \(shard.count).")
    }
    guard let name = parts.resume.map({ _ in "--resume" }) ?? parts.report.map({ _ in "--report" }) else {
      return
    }
    throw .malformed(
      "\(name) is of no use beside --exchange: its folder keeps what is done, and every part tells the whole. Leave "
        + "it out.")
  }

  /// Why a search went no further.
  enum Halt {
    case fault(IsolatedSearch.Fault)
    /// A file says something else than it should.
    case unusable(String)
    /// Other parts have not run their paths of a round yet.
    case waits(round: Int, for: [Int], of: Explorer.Shard)

    /// What is answered where there is nothing to tell of what was searched.
    func endsAll(_ answer: Answer) -> Answer? {
      var answer = answer
      switch self {
      case .fault: return nil
      case .unusable(let reason):
        answer.complaint += "rehearse: \(reason)\n"
        answer.code = .badInput
      case .waits(let round, let parts, let shard):
        let numbers = parts.map(String.init).joined(separator: ", ")
        answer.complaint +=
          "rehearse: part \(shard.part) of \(shard.count) has run its paths of round \(round); missing: "
          + "\(parts.count == 1 ? "part" : "parts") \(numbers). Run the same command again once they have run theirs.\n"
        answer.code = .waiting
      }
      return answer
    }

    /// Says why it was not the end, after all that was told.
    func isAdded(to answer: inout Answer) {
      guard case .fault(let fault) = self else { return }
      answer.complaint += "rehearse: \(fault.reason)\n"
      answer.code = .internalFault
    }
  }

  /// Runs a search in the way that was asked for; answers why it went no further.
  func carryOut(_ search: inout Search, _ options: SearchOptions, patience: Int) -> Halt? {
    if let wish = arguments.parts.sample {
      return sample(wish, &search, patience: patience).map(Halt.fault)
    }
    guard let path = arguments.parts.exchange else { return run(&search, patience: patience).map(Halt.fault) }
    do {
      return try run(&search, in: RoundFolder(path: path, options: options), patience: patience)
    } catch let error as SearchFile.Unusable {
      return .unusable(error.reason)
    } catch {
      return .unusable((error as? Files.Unreadable).map { "\($0.path): \($0.reason)" } ?? "\(error)")
    }
  }

  /// Runs the paths of this part, round by round, for as long as all others have run theirs.
  private func run(_ search: inout Search, in folder: RoundFolder, patience: Int) throws -> Halt? {
    let all = folder.options.explorer.shard
    var round = 0
    while let numbers = search.next(atMost: .max) {
      // The happy paths are few, and everybody runs them.
      let isShared = round > 0
      var reports: [RoundReport] = []
      // Where all are there, they are looked at as they are read.
      if isShared, !folder.missing(round).isEmpty { try folder.refuseOthers(round, numbers) }
      if !isShared || !folder.has(round) {
        var part = search.part(isShared ? all : Explorer.Shard(), of: numbers)
        let fault = run(&part, patience: patience)
        guard fault == nil, part.exploration.end == nil, let report = part.record else {
          search.interrupt()
          return fault.map(Halt.fault)
        }
        if isShared { try folder.keep(report, round, numbers) } else { reports = [report] }
      }
      if isShared {
        let missing = folder.missing(round)
        guard missing.isEmpty else { return .waits(round: round, for: missing, of: all) }
        reports = try folder.reports(round, numbers)
      }
      guard search.absorb(reports, of: numbers) else { throw folder.gap(round) }
      round += 1
    }
    return nil
  }
}

extension SearchOptions {
  /// What is searched as a whole where parts come to that together, and else what is asked of this part.
  func whole(inRounds: Bool) -> Explorer {
    var explorer = explorer
    if inRounds { explorer.shard = Explorer.Shard() }
    return explorer
  }
}
