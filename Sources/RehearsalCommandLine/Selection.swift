import Gherkin
import RehearsalReports
import RehearsalScenarios

/// Which scenarios a command is about, and what is wrong with the files they stand in.
struct Selection {
  /// One scenario of the selection with its number, from 1.
  struct Item {
    let number: Int
    let scenario: RehearsalScenarios.Scenario
  }

  private(set) var items: [Item] = []
  private(set) var diagnostics: [ScenarioDiagnostic] = []
  /// Paths that cannot be read, each with the reason.
  private(set) var unreadable: [Files.Unreadable] = []
  /// Traces beside the files of whole folders; each must belong to a scenario.
  private(set) var traces: [String] = []
  /// Every trace beside a file of the selection.
  private(set) var pins: Set<String> = []

  /// A file, and the lines that were asked for; all of it when there are none.
  private struct Wanted {
    let file: String
    let lines: [Int]
  }

  init(_ words: Words, vocabulary: Vocabulary) throws(UsageError) {
    let reader = ScenarioReader(vocabulary)
    let filter = try Filter(words)
    for wanted in wanted(words.names.isEmpty ? ["Scenarios"] : words.names) {
      let bytes: [UInt8]
      do throws(Files.Unreadable) { bytes = try Files.bytes(of: wanted.file) } catch {
        unreadable.append(error)
        continue
      }
      let reading = reader.read(bytes, file: wanted.file)
      diagnostics += reading.diagnostics
      if !traces.isEmpty {
        let pinned = Set(reading.scenarios.map { Pin(of: $0).path })
        traces.removeAll { pinned.contains($0) }
      }
      for scenario in reading.scenarios(on: wanted.lines) where filter.takes(scenario) {
        items.append(Item(number: items.count + 1, scenario: scenario))
      }
    }
  }

  /// Keeps the part of the scenarios that one machine plays.
  mutating func keep(_ shard: RunHeader.Shard) {
    items.removeAll { !shard.plays(number: $0.number) }
  }

  /// The names of the handlers that its scenarios ask for.
  var handlers: [String] {
    items.flatMap(\.scenario.lines).compactMap { line in
      if case .given(.handler(let name)) = line.sentence { name } else { nil }
    }
  }

  /// What tells this selection from others: the same for the same scenarios at the same places.
  var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for item in items {
      for byte in "\(item.scenario.place) \(item.scenario.name)\n".utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    return String(hash, radix: 16)
  }

  /// Puts the scenarios in another order, the same for the same seed.
  mutating func shuffle(seed: UInt64) {
    var state = seed
    for index in items.indices.reversed().dropLast() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      items.swapAt(index, Int(state >> 33) % (index + 1))
    }
  }

  /// The files that paths name; a rerun file names files and lines, one a line.
  private mutating func wanted(_ paths: [String]) -> [Wanted] {
    var all: [Wanted] = []
    for path in paths {
      do throws(Files.Unreadable) {
        if path.hasPrefix("@") {
          let list = String(decoding: try Files.bytes(of: String(path.dropFirst())), as: UTF8.self)
          all += list.split(separator: "\n").map { Self.wanted(String($0)) }
        } else if Files.isFolder(path) == true {
          let files = try Files.files(below: path, ending: ".feature", except: "Malformed")
          all += files.map { Wanted(file: $0, lines: []) }
          traces += try Files.files(below: path, ending: Pin.suffix, except: "Malformed")
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
    var parts = path.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var lines: [Int] = []
    while parts.count > 1, let line = Int(parts[parts.count - 1]) {
      lines.insert(line, at: 0)
      parts.removeLast()
    }
    return Wanted(file: parts.joined(separator: ":"), lines: lines)
  }

  /// What `--tags` and `--name` let through.
  private struct Filter {
    let tags: TagExpression?
    let name: Regex<AnyRegexOutput>?

    init(_ words: Words) throws(UsageError) {
      if let text = words.value(of: "--tags") {
        do throws(TagExpressionError) { tags = try TagExpression(text) } catch {
          throw .malformed("\(error)")
        }
      } else {
        tags = nil
      }
      if let text = words.value(of: "--name") {
        guard let regex = try? Regex(text) else { throw .malformed("“\(text)” is no regular expression.") }
        name = regex
      } else {
        name = nil
      }
    }

    func takes(_ scenario: RehearsalScenarios.Scenario) -> Bool {
      if let tags, !tags.isMet(by: scenario.tags) { return false }
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
    let starts = Set(
      lines.compactMap { line in scenarios.map(\.place.line).filter { $0 <= line }.max() })
    return scenarios.filter { starts.contains($0.place.line) }
  }
}
