import Gherkin
import Rehearsal
import RehearsalScenarios

/// Which files a command is about, and which of the scenarios in them.
struct Selection {
  /// The files, by path; a file that is named several times is there once.
  private(set) var files: [Wanted] = []
  /// Paths that cannot be read, each with the reason.
  private(set) var unreadable: [Files.Unreadable] = []
  /// Traces beside the files of whole folders; each must belong to a scenario.
  private(set) var traces: [String] = []
  /// Every trace beside a file of the selection.
  private(set) var snapshots: Set<String> = []
  /// Whether nothing but lists were named and there is nothing in them, so that nothing is to be played.
  private(set) var isEmpty = false
  /// The files in which it was named what to read.
  private(set) var lists: [String] = []
  /// Where somebody said to look.
  let paths: [String]
  private var leftOut = 0
  private let filter: Filter
  private let reader: ScenarioReader
  private let isRecording: Bool
  /// Where each file stands among the files.
  private var places: [[UInt8]: Int] = [:]

  /// A file, and the lines that were asked for; all of it when there are none.
  struct Wanted {
    let file: String
    fileprivate(set) var lines: [Int]
  }

  /// What is selected of one file, and what is wrong with all of it.
  struct Contents {
    let scenarios: [Scenario]
    /// How many there are besides.
    let sifting: Sifting
    let diagnostics: [ScenarioDiagnostic]
    /// Those of the selection's traces that belong to a scenario of the file.
    let snapshots: [String]
    /// How many bytes the file has.
    let size: Int
    /// What they come to, which tells the file from what it was before.
    let fingerprint: UInt64
  }

  init(_ arguments: Arguments<RunOptions>, vocabulary: Vocabulary) {
    self.init(
      arguments.paths.isEmpty ? ["Scenarios"] : arguments.paths,
      Filter(tags: arguments.filter.tags, name: arguments.filter.name?.regex),
      isRecording: arguments.record != .none, vocabulary)
  }

  /// Everything at one place.
  init(_ place: String, vocabulary: Vocabulary) {
    self.init([place], Filter(tags: [], name: nil), isRecording: false, vocabulary)
  }

  private init(_ paths: [String], _ filter: Filter, isRecording: Bool, _ vocabulary: Vocabulary) {
    reader = ScenarioReader(vocabulary)
    self.paths = paths
    self.filter = filter
    self.isRecording = isRecording
    for path in paths {
      do throws(Files.Unreadable) { try add(path) } catch { unreadable.append(error) }
    }
    isEmpty = files.isEmpty && unreadable.isEmpty && paths.allSatisfy { $0.hasPrefix("@") }
  }

  /// Whether names are held against a pattern.
  var looksForNames: Bool { filter.name != nil }

  /// Traces that are there and cannot be read, so that nobody knows whether they hold, or must not be written anew.
  var unreadableSnapshots: [Files.Unreadable] {
    snapshots.sorted().compactMap { path in
      do throws(Files.Unreadable) {
        try Files.test(path)
        if isRecording { try Snapshot.refuseLink(path) }
      } catch {
        return error
      }
      return nil
    }
  }

  /// What there is to say of files that are left out of whole folders.
  var omission: String {
    switch leftOut {
    case 0: ""
    case 1: "; a file in a folder called Malformed is left out"
    default: "; \(leftOut) files in folders called Malformed are left out"
    }
  }

  /// What is selected of a file; sentences that are known need not be read again.
  func contents(of index: Int, knowing known: inout KnownSentences) throws(Files.Unreadable) -> Contents {
    let wanted = files[index]
    let bytes = try Files.bytes(of: wanted.file)
    let reading = reader.read(bytes, file: wanted.file, knowing: &known)
    if reading.diagnostics.isEmpty,
      let line = wanted.lines.first(where: { $0 < 1 || $0 > reading.lineCount })
    {
      throw Files.Unreadable(
        wanted.file, because: "there is no line \(line); the last is \(reading.lineCount)")
    }
    let owned = snapshots.isEmpty && !isRecording ? [] : reading.scenarios.map { Snapshot(of: $0).path }
    let there = reading.scenarios(on: wanted.lines)
    let tagged = there.filter(filter.takesTags)
    let taken = tagged.filter(filter.takesName)
    return Contents(
      scenarios: taken,
      sifting: Sifting(
        all: there.count, withoutTags: there.count - tagged.count, withoutName: tagged.count - taken.count),
      diagnostics: reading.diagnostics + namesakes(among: reading.scenarios, owning: owned, in: bytes),
      snapshots: traces.filter(Set(owned).contains), size: bytes.count,
      fingerprint: Self.fingerprint(of: bytes))
  }

  private static func fingerprint(of bytes: [UInt8]) -> UInt64 {
    var fingerprint = Fingerprint()
    bytes.withUnsafeBytes { fingerprint.combine($0) }
    return fingerprint.value
  }

  /// Scenarios whose traces would overwrite each other's.
  private func namesakes(
    among scenarios: [Scenario], owning paths: [String], in bytes: [UInt8]
  ) -> [ScenarioDiagnostic] {
    var lines: [String: Int] = [:]
    return zip(scenarios, paths).compactMap { scenario, path in
      guard isRecording || snapshots.contains(path) else { return nil }
      guard let line = lines[path] else {
        lines[path] = scenario.place.line
        return nil
      }
      return ScenarioDiagnostic(
        "its trace has the same file as that of line \(line): \(path)", at: scenario.place, in: bytes,
        advice: ["give one of the two another name; only letters and digits tell them apart"])
    }
  }

  /// What the selected scenarios of a file have for a handler that is none of these.
  func strangers(in index: Int, otherThan names: [String]) -> [ScenarioDiagnostic] {
    var known = KnownSentences()
    let file = files[index].file
    guard let bytes = try? Files.bytes(of: file), let contents = try? contents(of: index, knowing: &known)
    else { return [] }
    return contents.scenarios.strangers(among: names, in: Source(utf8: bytes, uri: file))
  }

  /// Takes up the files that a path names; a rerun file names files and lines, one a line.
  private mutating func add(_ path: String) throws(Files.Unreadable) {
    if path.hasPrefix("@") {
      let list = String(path.dropFirst())
      lists.append(list)
      // Each of its lines would be taken for a file that is missing.
      if list.isOfScenarios {
        throw Files.Unreadable(
          list, because: "it is a file of scenarios, and no list of files; leave out the @ to play it")
      }
      for line in Self.lines(of: try Files.bytes(of: list)) { add(Self.wanted(line)) }
    } else if Files.isFolder(path) == true {
      let folder = try ScenarioFolder(path)
      places.reserveCapacity(places.count + folder.scenarios.count)
      for file in folder.scenarios { add(Wanted(file: file.withoutDetours, lines: [])) }
      let known = Set(traces)
      traces += folder.traces.map(\.withoutDetours).filter { !known.contains($0) }
      snapshots.formUnion(traces)
      leftOut += folder.leftOut
    } else {
      let one = Self.wanted(path)
      let parts = one.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let folder = parts.joined(separator: "/")
      let place = folder.isEmpty ? "." : folder
      // A file in no folder is said to be missing when it is read.
      let names = Files.isMissing(place) ? [] : try Files.names(in: place, ending: Snapshot.suffix)
      snapshots.formUnion(names.map { folder.isEmpty ? $0 : "\(folder)/\($0)" })
      add(one)
    }
  }

  /// Takes up a file, once for all the paths that name it.
  private mutating func add(_ wanted: Wanted) {
    // Two names that Swift takes for one text can be two files.
    let name = Array(wanted.file.utf8)
    guard let index = places[name] else {
      places[name] = files.count
      return files.append(wanted)
    }
    let isWhole = files[index].lines.isEmpty || wanted.lines.isEmpty
    files[index].lines = isWhole ? [] : files[index].lines + wanted.lines
  }

  private static func wanted(_ path: String) -> Wanted {
    var parts = path.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)[...]
    var lines: [Int] = []
    while parts.count > 1, let line = parts.last.flatMap({ Int(Substring($0)) }) {
      lines.append(line)
      parts.removeLast()
    }
    let file = parts.map { String(Substring($0)) }.joined(separator: ":")
    return Wanted(file: file.withoutDetours, lines: lines.reversed())
  }

  /// The lines of a list that an editor of any system may have written.
  private static func lines(of list: [UInt8]) -> [String] {
    let bytes = list.starts(with: [0xEF, 0xBB, 0xBF]) ? list[3...] : list[...]
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.compactMap { line in
      guard let last = line.lastIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
        return nil
      }
      return String(decoding: line[...last], as: UTF8.self)
    }
  }

  /// What `--tags` and `--name` let through.
  private struct Filter {
    let tags: [TagExpression]
    let name: Regex<AnyRegexOutput>?

    func takesTags(_ scenario: Scenario) -> Bool { tags.allSatisfy { $0.isMet(by: scenario.tags) } }

    func takesName(_ scenario: Scenario) -> Bool {
      guard let name else { return true }
      return scenario.name.firstMatch(of: name) != nil
    }
  }
}

extension String {
  /// The path without the steps that lead nowhere: `./a//b` is `a/b`.
  fileprivate var withoutDetours: String {
    let steps = utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
    return (utf8.first == UInt8(ascii: "/") ? "/" : "")
      + steps.map { String(Substring($0)) }.joined(separator: "/")
  }
}
