import Gherkin
import RehearsalScenarios

/// Which files a command is about, and which of the scenarios in them.
struct Selection {
  /// The files, by path; a file that is named twice is there twice.
  private(set) var files: [Wanted] = []
  /// Paths that cannot be read, each with the reason.
  private(set) var unreadable: [Files.Unreadable] = []
  /// Traces beside the files of whole folders; each must belong to a scenario.
  private(set) var traces: [String] = []
  /// Every trace beside a file of the selection.
  private(set) var pins: Set<String> = []
  private let filter: Filter
  private let reader: ScenarioReader

  /// A file, and the lines that were asked for; all of it when there are none.
  struct Wanted {
    let file: String
    let lines: [Int]
  }

  /// What is selected of one file, and what is wrong with all of it.
  struct Contents {
    let scenarios: [RehearsalScenarios.Scenario]
    let diagnostics: [ScenarioDiagnostic]
    /// Those of the selection's traces that belong to a scenario of the file.
    let pinned: [String]
    /// The bytes of the file.
    let size: Int
  }

  init(_ words: Words, vocabulary: Vocabulary) throws(UsageError) {
    reader = ScenarioReader(vocabulary)
    filter = try Filter(words)
    files = wanted(words.names.isEmpty ? ["Scenarios"] : words.names)
  }

  /// What is selected of a file; sentences that are known need not be read again.
  func contents(of index: Int, knowing known: inout KnownSentences) throws(Files.Unreadable) -> Contents {
    let wanted = files[index]
    let bytes = try Files.bytes(of: wanted.file)
    let reading = reader.read(bytes, file: wanted.file, knowing: &known)
    let owned = traces.isEmpty ? [] : Set(reading.scenarios.map { Pin(of: $0).path })
    return Contents(
      scenarios: reading.scenarios(on: wanted.lines).filter(filter.takes), diagnostics: reading.diagnostics,
      pinned: traces.filter(owned.contains), size: bytes.count)
  }

  /// What the selected scenarios of a file have for a handler that is none of these.
  func strangers(in index: Int, otherThan names: [String]) -> [ScenarioDiagnostic] {
    var known = KnownSentences()
    let file = files[index].file
    guard let bytes = try? Files.bytes(of: file), let contents = try? contents(of: index, knowing: &known)
    else { return [] }
    return contents.scenarios.strangers(among: names, in: Source(utf8: bytes, uri: file))
  }

  /// The files that paths name; a rerun file names files and lines, one a line.
  private mutating func wanted(_ paths: [String]) -> [Wanted] {
    var all: [Wanted] = []
    for path in paths {
      do throws(Files.Unreadable) {
        if path.hasPrefix("@") {
          all += Self.lines(of: try Files.bytes(of: String(path.dropFirst()))).map(Self.wanted)
        } else if Files.isFolder(path) == true {
          let files = try Files.files(below: path, ending: "", except: "Malformed")
          all += files.filter { $0.hasSuffix(".feature") }.map { Wanted(file: $0, lines: []) }
          traces += files.filter { $0.hasSuffix(Pin.suffix) }
          pins.formUnion(traces)
        } else {
          let one = Self.wanted(path)
          let parts = one.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
          let folder = parts.joined(separator: "/")
          let names = (try? Files.names(in: folder.isEmpty ? "." : folder, ending: Pin.suffix)) ?? []
          pins.formUnion(names.map { folder.isEmpty ? $0 : "\(folder)/\($0)" })
          all.append(one)
        }
      } catch {
        unreadable.append(error)
      }
    }
    return all
  }

  private static func wanted(_ path: String) -> Wanted {
    var parts = path.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)[...]
    var lines: [Int] = []
    while parts.count > 1, let line = parts.last.flatMap({ Int(Substring($0)) }) {
      lines.append(line)
      parts.removeLast()
    }
    return Wanted(file: parts.map { String(Substring($0)) }.joined(separator: ":"), lines: lines.reversed())
  }

  /// The lines of a list that an editor of any system may have written.
  private static func lines(of list: [UInt8]) -> [String] {
    let bytes = list.starts(with: [0xEF, 0xBB, 0xBF]) ? list[3...] : list[...]
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// What `--tags` and `--name` let through.
  private struct Filter {
    let tags: [TagExpression]
    let name: Regex<AnyRegexOutput>?

    init(_ words: Words) throws(UsageError) {
      do throws(TagExpressionError) { tags = try Self.expressions(words.values(of: "--tags")) } catch {
        throw .malformed("\(error)")
      }
      if let text = words.value(of: "--name") {
        name = try Self.pattern(text)
      } else {
        name = nil
      }
    }

    private static func expressions(_ texts: [String]) throws(TagExpressionError) -> [TagExpression] {
      var expressions: [TagExpression] = []
      for text in texts { expressions.append(try TagExpression(text)) }
      return expressions
    }

    /// Longer ones are not read, because each parenthesis in another takes more of the stack.
    private static func pattern(_ text: String) throws(UsageError) -> Regex<AnyRegexOutput> {
      guard text.utf8.count <= 1_000 else {
        throw .malformed("--name takes a regular expression of 1000 bytes at most.")
      }
      guard let regex = try? Regex(text) else { throw .malformed("“\(text)” is no regular expression.") }
      return regex
    }

    func takes(_ scenario: RehearsalScenarios.Scenario) -> Bool {
      for tags in tags where !tags.isMet(by: scenario.tags) { return false }
      guard let name else { return true }
      return scenario.name.firstMatch(of: name) != nil
    }
  }
}

extension ScenarioReader.Reading {
  /// The scenarios that stand on lines, or all of them; a line belongs to the last scenario that begins on or
  /// before it.
  fileprivate func scenarios(on lines: [Int]) -> [RehearsalScenarios.Scenario] {
    guard !lines.isEmpty else { return scenarios }
    let starts = scenarios.map(\.place.line).sorted()[...]
    var rest = starts
    var wanted: Set<Int> = []
    for line in lines.sorted() {
      // Because both may be many, and each is gone through once.
      rest = rest.drop { $0 <= line }
      if rest.startIndex > starts.startIndex { wanted.insert(starts[rest.startIndex - 1]) }
    }
    return scenarios.filter { wanted.contains($0.place.line) }
  }
}
