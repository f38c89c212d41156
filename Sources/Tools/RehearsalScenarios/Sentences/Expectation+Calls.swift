import Rehearsal

/// Calls that crossed a boundary, as tables of calls have them.
struct ActualCall {
  let instant: Instant
  let line: Line

  /// The calls of a trace, in order.
  static func all(in trace: Trace) -> [ActualCall] {
    trace.entries.compactMap { entry in
      let line = entry.event.line
      return line.isCall ? ActualCall(instant: entry.instant, line: line) : nil
    }
  }

  var caller: String { line.from == .apple ? "Apple" : line.from.rawValue }
  var call: String { line.to == .server ? "server.\(line.what)" : line.what }

  func fits(_ expected: ExpectedCall) -> Bool {
    expected.caller == caller && expected.call == call
      && (expected.at.map { Instant.start + $0 == instant } ?? true)
      && expected.with.allSatisfy { line[$0.name] == $0.value }
  }

  /// The call as a row that says no more than another one does.
  func row(like expected: ExpectedCall?) -> String {
    let at = Duration.nanoseconds(instant.nanoseconds).sentence
    let names = expected?.with.map(\.name) ?? []
    let with = names.map { name in ExpectedCall.Argument(name, line[name]).words }.joined(separator: ", ")
    return ([expected?.at == nil ? nil : at, caller, call, with.isEmpty ? nil : with] as [String?])
      .compactMap { $0 }.joined(separator: " | ")
  }
}

extension ExpectedCall {
  fileprivate var row: String {
    ([at?.sentence, caller, call, with.isEmpty ? nil : with.map(\.words).joined(separator: ", ")] as [String?])
      .compactMap { $0 }.joined(separator: " | ")
  }
}

/// The name of a call as sentences have it; held against everything that happened, so that no line is made of what
/// cannot be such a call.
private struct CallName {
  let name: String
  /// The name of the message, where it is one to the server.
  let message: String?

  init(_ name: String) {
    self.name = name
    message = name.hasPrefix("server.") ? String(name.dropFirst(7)) : nil
  }

  func isMeant(by event: TraceEvent) -> Bool {
    if let message {
      if case .handler(.sent(let sent)) = event { return sent.name == message }
      return false
    }
    switch event {
    case .handler(.sent): return false
    case .system(.called(let call, _)): return call.rawValue == name
    case .app, .handler, .system(.gaveAnswer), .system(.turnedDownQuestion), .system(.toldApp):
      let line = event.line
      return line.isCall && line.what == name
    case .user, .system, .server, .network, .apple, .moved, .violation, .reading, .incident, .stopped:
      return false
    }
  }
}

extension Trace {
  fileprivate func count(of name: String) -> Int {
    let name = CallName(name)
    return entries.count { name.isMeant(by: $0.event) }
  }

  fileprivate func first(of name: String) -> Int? {
    let name = CallName(name)
    return entries.firstIndex { name.isMeant(by: $0.event) }
  }
}

extension Line {
  /// Whether it crosses from one side of the extension to another, and is no answer and nothing to look at.
  fileprivate var isCall: Bool {
    switch (from, to) {
    case (.app, .system), (.system, .handler), (.apple, .handler), (.handler, .system), (.handler, .server),
      (.system, .app):
      true
    default: false
    }
  }
}

extension Expectation {
  func callShortfall(in trace: Trace) -> Shortfall? {
    switch self {
    case .callsAre(let expected):
      let actual = ActualCall.all(in: trace)
      let fits = expected.count == actual.count && zip(expected, actual).allSatisfy { $1.fits($0) }
      return fits ? nil : Self.shortfall(expected, actual)
    case .callsInclude(let expected):
      let actual = ActualCall.all(in: trace)
      var rest = expected[...]
      for call in actual where rest.first.map(call.fits) == true { rest = rest.dropFirst() }
      guard let missing = rest.first else { return nil }
      return Shortfall(
        problem: "missing, in this order: \(missing.row)",
        difference: Self.shortfall(expected, actual).difference)
    case .callCount(let name, let count):
      let found = trace.count(of: name)
      return found == count ? nil : Shortfall(problem: "it is called \(found) times")
    case .callOrder(let first, let second):
      guard let earlier = trace.first(of: first) else {
        return Shortfall(problem: "\(first) is never called")
      }
      guard let later = trace.first(of: second) else {
        return Shortfall(problem: "\(second) is never called")
      }
      return earlier < later ? nil : Shortfall(problem: "it comes after")
    default: return nil
    }
  }

  private static func shortfall(_ expected: [ExpectedCall], _ actual: [ActualCall]) -> Shortfall {
    let rows = actual.enumerated().map { index, call in
      call.row(like: expected.first { call.fits($0) } ?? (index < expected.count ? expected[index] : nil))
    }
    return Shortfall(problem: "the calls are others", difference: expected.map(\.row).difference(to: rows))
  }
}

extension [String] {
  /// What to take out (−) and put in (+) to make one list of lines another.
  func difference(to other: [String]) -> [String] {
    let changes = other.difference(from: self)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (left, right) = (0, 0)
    while left < count || right < other.count {
      if left < count, removed.contains(left) {
        lines.append("− \(self[left])")
        left += 1
      } else if right < other.count, inserted.contains(right) {
        lines.append("+ \(other[right])")
        right += 1
      } else {
        lines.append("  \(self[left])")
        left += 1
        right += 1
      }
    }
    return lines
  }
}
