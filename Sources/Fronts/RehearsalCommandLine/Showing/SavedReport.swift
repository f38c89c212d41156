import Rehearsal
import RehearsalExplorer
import RehearsalIsolation
import RehearsalReports
import RehearsalScenarios

/// A report that was saved, in one file or in several parts, and the page of it.
struct SavedReport {
  let paths: [String]
  let isRedacted: Bool
  let tool: CommandLineTool
  let surroundings: Surroundings

  /// Why there is no page of it.
  struct Unshowable: Error {
    let reasons: [String]
  }

  /// Where its page is: where it was, or where it is written now.
  func page() throws(Unshowable) -> String {
    guard let first = paths.first else { throw Unshowable(reasons: ["there is nothing to show"]) }
    if paths.count == 1, SearchFile.isSearch(first) { return try write(try pageOfSearch(first)) }
    let bytes = try bytes(of: first)
    if paths.count == 1 {
      if bytes.starts(with: "<!DOCTYPE html>".utf8) { return first }
      if bytes.starts(with: "{\"schema\":\"\(NDJSON.schema)\"".utf8) {
        return try write(try pageOfTrace(first, bytes))
      }
    }
    return try write(try pageOfRun())
  }

  private func bytes(of path: String) throws(Unshowable) -> [UInt8] {
    do throws(Files.Unreadable) { return try Files.bytes(of: path) } catch {
      throw Unshowable(reasons: ["\(error.path): \(error.reason)"])
    }
  }

  private func write(_ page: String) throws(Unshowable) -> String {
    do throws(Files.Unreadable) {
      let path = try surroundings.viewer.place(for: "show")
      try Files.write(page, to: path)
      return path
    } catch {
      throw Unshowable(reasons: ["\(error.path): \(error.reason)"])
    }
  }

  /// One part is shown as it is; several must be all there are.
  private func pageOfRun() throws(Unshowable) -> String {
    var runs: [RecordedRun] = []
    for path in paths {
      let text = String(decoding: try bytes(of: path), as: UTF8.self)
      do throws(RecordedRun.Malformed) { runs.append(try RecordedRun(from: text)) } catch {
        throw Unshowable(reasons: ["\(path): \(error)"])
      }
    }
    if runs.count == 1 { return runs[0].text(as: .html) }
    do throws(Unmergeable) { return try RecordedRun.merging(runs).text(as: .html) } catch {
      throw Unshowable(reasons: error.description.lines(omittingEmpty: true).map(String.init))
    }
  }

  private func pageOfTrace(_ path: String, _ bytes: [UInt8]) throws(Unshowable) -> String {
    do throws(NDJSON.Malformed) {
      let trace = try NDJSON.trace(from: String(decoding: bytes, as: UTF8.self))
      let secrets = isRedacted ? Secrets(of: trace) : nil
      return Page(of: trace, in: path, redacting: secrets).text
    } catch {
      throw Unshowable(reasons: ["\(path): \(error)"])
    }
  }

  private func pageOfSearch(_ path: String) throws(Unshowable) -> String {
    do throws(SearchFile.Unusable) {
      let file = try SearchFile(path)
      tool.handOver(for: file.identity["handler"]?.string, in: surroundings)
      let options = try tool.options(of: file, path: path, in: surroundings)
      var explorer = options.explorer
      explorer.shard = file.shard
      let exploration = try file.exploration(of: explorer, path: path)
      return file.page(of: exploration, options, in: surroundings, isRedacted: isRedacted)
    } catch {
      throw Unshowable(reasons: [error.reason])
    }
  }
}
