import Rehearsal
import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios

/// The command that puts the results of several machines together.
struct Merging {
  let tool: CommandLineTool
  let arguments: Arguments<MergeOptions>
  let surroundings: Surroundings

  func answer() throws(UsageError) -> Answer {
    let paths = arguments.files
    var outputs = try OutputFiles(reading: paths)
    for destination in arguments.format { try outputs.add(destination.path, for: "--format") }
    let progress = surroundings.progress("files read")
    defer { progress?.clear() }
    if let answer = try mergedSearch(paths, progress) { return answer }
    if arguments.accept != nil {
      throw .malformed("--accept is for what a search found; scenarios say themselves what they expect.")
    }
    let destinations = try Destination.all(arguments.format)
    var runs: [RecordedRun] = []
    for path in paths {
      do {
        runs.append(try RecordedRun(from: String(decoding: try Files.bytes(of: path), as: UTF8.self)))
        progress?.show(done: runs.count, left: paths.count - runs.count)
      } catch let error as Files.Unreadable {
        return Answer(output: "", complaint: error.complaint, code: .badInput)
      } catch {
        return Answer(output: "", complaint: "rehearse: \(path): \(error)\n", code: .badInput)
      }
    }
    do throws(Unmergeable) {
      return told(try RecordedRun.merging(runs), to: destinations)
    } catch {
      let complaint = error.description.lines(omittingEmpty: true).map { "rehearse: \($0)\n" }.joined()
      return Answer(output: "", complaint: complaint, code: .badInput)
    }
  }

  /// A whole run, in a report to each place.
  private func told(_ run: RecordedRun, to destinations: [Destination]) -> Answer {
    var answer = Answer(output: "", code: run.results.allSatisfy(\.isPassed) ? .fine : .failed)
    for destination in destinations {
      let text = run.text(as: destination.format, isComplainedOf: destination.isForPeople)
      guard let path = destination.path else {
        answer.output += text
        continue
      }
      do throws(Files.Unreadable) { try Files.write(text, to: path) } catch { answer.complain(about: error) }
    }
    answer.complain(about: run.problems, .failed)
    return answer
  }

  /// The parts of a search put together; `nil` where the first file is not about one.
  private func mergedSearch(_ paths: [String], _ progress: ProgressLine?) throws(UsageError) -> Answer? {
    guard let first = paths.first, SearchFile.isSearch(first) else { return nil }
    if let other = arguments.format.first(where: { $0.format != .html || $0.path == nil }) {
      throw .malformed("parts of a search become a page, as in html:whole.html, and no \(other.format).")
    }
    var accepted: AcceptedFindings?
    if let path = arguments.accept { accepted = try AcceptedFindings(path, isRedacted: false) }
    do throws(SearchFile.Unusable) {
      var files: [SearchFile] = []
      for path in paths {
        files.append(try SearchFile(path))
        progress?.show(done: files.count, left: paths.count - files.count)
      }
      tool.handOver(for: files.first?.identity["handler"]?.string, in: surroundings)
      return try merge(files, paths, accepting: &accepted)
    } catch {
      return Answer(output: "", complaint: "rehearse: \(error.reason)\n", code: .badInput)
    }
  }

  private func merge(
    _ files: [SearchFile], _ paths: [String], accepting accepted: inout AcceptedFindings?
  ) throws(SearchFile.Unusable) -> Answer {
    let count = files[0].shard.count
    for (file, path) in zip(files, paths)
    where file.identity != files[0].identity || file.budget != files[0].budget {
      throw SearchFile.Unusable(reason: "\(path): it is part of another search than \(paths[0])")
    }
    let found = Dictionary(grouping: files, by: \.shard.part).mapValues(\.count)
    // One is missing or doubled among so many where there are more or fewer parts than files.
    for part in 1...min(count, files.count + 1) {
      let found = found[part] ?? 0
      guard found == 1 else {
        let problem = found == 0 ? "is missing" : "is there \(found) times"
        throw SearchFile.Unusable(reason: "part \(part) of \(count) \(problem)")
      }
    }
    let options = try tool.options(of: files[0], path: paths[0], in: surroundings)
    var parts: [Exploration] = []
    for (file, path) in zip(files, paths) {
      var explorer = options.explorer
      explorer.shard = file.shard
      parts.append(try file.exploration(of: explorer, path: path))
    }
    let whole = Exploration.merging(parts, of: options.explorer)
    let report = ExplorationReport(of: whole, handler: options.handler)
    var output = report.preamble + report.table
    var new = 0
    for finding in whole.discoveries {
      let told = Self.told(finding, in: parts, files)
      if let reason = accepted?.reason(for: told.key) {
        output += AcceptedFindings.line(of: told.key, reason)
      } else {
        new += 1
        output += whole.end == .failed || whole.isThrough ? DiscoveryReport.ofWhole(told.story) : told.story
      }
    }
    let known = KnownFindings(accepted, in: whole, new: new)
    var answer = Answer(
      output: output + known.complaints + (known.verdict ?? report.verdict) + report.gaps + report.advice,
      code: known.exitCode ?? whole.exitCode)
    for path in arguments.format.compactMap(\.path) {
      let page = files[0].page(of: whole, options, in: surroundings, accepting: accepted)
      do throws(Files.Unreadable) { try Files.write(page, to: path) } catch { answer.complain(about: error) }
    }
    return answer
  }

  /// What a finding is called, and how it was told by the part that came to it.
  private static func told(
    _ finding: Exploration.Finding, in parts: [Exploration], _ files: [SearchFile]
  ) -> (key: String, story: String) {
    for (part, file) in zip(parts, files) {
      guard
        let index = part.discoveries.firstIndex(where: {
          $0.failure == finding.failure && $0.path == finding.path
        })
      else { continue }
      return (
        file.keys.indices.contains(index) ? file.keys[index] : "",
        file.stories.indices.contains(index) ? file.stories[index] : ""
      )
    }
    return ("", "")
  }
}
