import Rehearsal
import RehearsalReports

/// What can be said to somebody who steps through a rehearsal.
enum StepCommand: Equatable {
  case next(Int)
  case back(Int)
  case what
  case choose(String)
  case when(String)
  case then(String)
  case skip
  case run
  case show(Topic)
  case save(String, name: String)
  case help
  case quit

  /// What can be looked at.
  enum Topic: String, CaseIterable {
    case all
    case phase
    case screen
    case keychain
    case server
    case store
    case keyboard
    case device
    case calls
    case script
    case path
    case story
  }

  /// Why something cannot be done.
  struct Refusal: Error {
    let reason: String
    /// Whether it was refused before anything was tried, so that nothing is to be taken back.
    var isUntried = false
  }

  /// The words that commands begin with, with what follows each.
  enum Word: String, CaseIterable {
    case next
    case back
    case what
    case choose
    case when
    case then
    case skip
    case run
    case show
    case save
    case help
    case quit

    var arguments: String {
      switch self {
      case .next, .back: "[N]"
      case .choose: "NUMBER | NAME"
      case .when, .then: "SENTENCE"
      case .show: "[TOPIC]"
      case .save: "FILE.feature [NAME]"
      case .what, .skip, .run, .help, .quit: ""
      }
    }

    var about: String {
      switch self {
      case .next: "the next sentence of the scenario, or the next thing that happens; or N of them"
      case .back: "as it was before the last step, or the last N"
      case .what: "what comes next, and everything that could happen instead, by name"
      case .choose: "lets that happen instead; a few words of its name are enough"
      case .when: "somebody does something, in the words of a scenario: when 5 seconds pass"
      case .then: "whether something holds, in the words of a scenario: then nobody is locked out"
      case .skip: "leaves the next sentence of the scenario out"
      case .run: "everything to the end, and what came of it"
      case .show: "\(Topic.allCases.map(\.rawValue).joined(separator: ", "))"
      case .save: "writes the path so far as a scenario, which rehearse run plays again"
      case .help: "this text"
      case .quit: "ends"
      }
    }
  }

  static var summary: String {
    let usages = Word.allCases.map { $0.rawValue + ($0.arguments.isEmpty ? "" : " \($0.arguments)") }
    let width = (usages.map(\.count).max() ?? 0) + 2
    return zip(usages, Word.allCases).map { "  \($0.padded(to: width))\($1.about)\n" }.joined()
      + "The beginning of a word is enough where no other begins so. A line that begins with # is not read.\n"
  }

  /// Reads one line; `nil` where there is nothing on it.
  init?(_ line: String) throws(Refusal) {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, !first.hasPrefix("#") else { return nil }
    let rest = words.count > 1 ? words[1].trimmed : ""
    let word = try Word(first)
    guard rest.isEmpty || !word.arguments.isEmpty else {
      throw Refusal(reason: "“\(word)” stands alone, without “\(rest.short)”.")
    }
    switch word {
    case .next: self = .next(try Self.count(rest, of: word))
    case .back: self = .back(try Self.count(rest, of: word))
    case .what: self = .what
    case .choose: self = .choose(try Self.needed(rest, by: word))
    case .when: self = .when(try Self.needed(rest, by: word))
    case .then: self = .then(try Self.needed(rest, by: word))
    case .skip: self = .skip
    case .run: self = .run
    case .show: self = .show(try Topic.named(rest.isEmpty ? "all" : rest, "topic"))
    case .save:
      let parts = try Self.needed(rest, by: word).split(maxSplits: 1, whereSeparator: \.isWhitespace)
      self = .save(String(parts[0]), name: parts.count > 1 ? String(parts[1]) : "")
    case .help: self = .help
    case .quit: self = .quit
    }
  }

  private static func needed(_ text: String, by word: Word) throws(Refusal) -> String {
    guard !text.isEmpty else { throw Refusal(reason: "it reads “\(word) \(word.arguments)”.") }
    return text
  }

  private static func count(_ text: String, of word: Word) throws(Refusal) -> Int {
    if text.isEmpty { return 1 }
    guard let count = Int(text), (1...1_000_000).contains(count) else {
      throw Refusal(reason: "“\(word)” takes a number from 1, not “\(text.short)”.")
    }
    return count
  }
}

extension StepCommand.Word {
  /// The word that a text is the whole or the beginning of.
  fileprivate init(_ text: String) throws(StepCommand.Refusal) {
    self = try text == "?" ? .what : Self.named(text, "command")
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// The one whose name a text is, or begins; any case will do.
  fileprivate static func named(_ text: String, _ what: String) throws(StepCommand.Refusal) -> Self {
    let text = text.lowercased()
    if let exact = Self(rawValue: text) { return exact }
    let meant = allCases.filter { $0.rawValue.hasPrefix(text) }
    if let only = meant.first, meant.count == 1 { return only }
    let names = (meant.isEmpty ? Array(allCases) : meant).map(\.rawValue)
    let list = names.joined(separator: ", ")
    guard meant.isEmpty else {
      throw StepCommand.Refusal(reason: "“\(text)” could be \(list).")
    }
    // Nobody mistyped a whole page.
    let nearest = text.utf8.count > 40 ? nil : text.nearest(among: names)
    throw StepCommand.Refusal(
      reason: "there is no \(what) “\(text.short)”. "
        + (nearest.map { "Did you mean “\($0)”?" } ?? "There are \(list)."))
  }
}

extension String {
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// As much of the text as a complaint shows.
  var short: String { utf8.count > 60 ? "\(prefix(40).description.plain)…" : plain }
}
