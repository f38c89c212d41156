public import Rehearsal

/// A trace as lines of JSON, one object a line, and back.
///
/// The first line names the schema and the world before, the last one the world after; every line between
/// says what happened: `at` in nanoseconds, `from`, `to`, `what`, `with`.
public enum NDJSON {
  /// The schema this version writes and reads.
  public static let schema = "rehearsal-trace/1"

  /// The lines of a trace, each with its newline.
  public static func text(of trace: Trace) -> String {
    var text = line(of: trace.setting)
    for entry in trace.entries { text += line(of: entry) }
    return text + trace.ending.json.text + "\n"
  }

  /// The first line of a trace, with its newline.
  package static func line(of setting: Trace.Setting) -> String { setting.json.text + "\n" }

  /// The line of one entry, with its newline.
  package static func line(of entry: Trace.Entry) -> String { entry.json.text + "\n" }

  /// What can be read of a trace that broke off; `nil` where not even its first line is whole.
  package static func fragment(from text: String) -> Trace? {
    var lines = text.lines(omittingEmpty: true)[...]
    guard let first = lines.popFirst(), let setting = JSON(String(first)).flatMap(Trace.Setting.init) else {
      return nil
    }
    return Trace(fragment: setting, lines.compactMap { JSON(String($0)).flatMap(Trace.Entry.init) })
  }

  /// The trace that lines stand for.
  public static func trace(from text: String) throws(Malformed) -> Trace {
    let lines = text.lines(omittingEmpty: true)
    guard let first = lines.first else { throw Malformed(line: 1, problem: "there is nothing in it") }
    guard let setting = JSON(String(first)).flatMap(Trace.Setting.init) else {
      throw Malformed(line: 1, problem: "it does not begin with the schema \(schema)")
    }
    guard lines.count > 1, let last = lines.last, let ending = JSON(String(last)).flatMap(Trace.Ending.init)
    else {
      throw Malformed(line: lines.count, problem: "it breaks off before the rehearsal ended")
    }
    var entries: [Trace.Entry] = []
    for (index, line) in lines.enumerated().dropFirst().dropLast() {
      guard let entry = JSON(String(line)).flatMap(Trace.Entry.init) else {
        throw Malformed(line: index + 1, problem: "no event is written like this")
      }
      entries.append(entry)
    }
    return Trace(setting: setting, entries: entries, ending: ending)
  }

  /// Text that is no trace.
  public struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which line is wrong, from 1.
    public let line: Int
    /// What is wrong with it.
    public let problem: String

    /// The line and what is wrong with it.
    public var description: String { "line \(line): \(problem)" }
  }
}

extension Trace.Entry {
  fileprivate var json: JSON {
    let line = event.line
    var members = [
      JSON.Member("at", .number(instant.nanoseconds)), JSON.Member("from", .string(line.from.rawValue)),
      JSON.Member("to", .string(line.to.rawValue)), JSON.Member("what", .string(line.what)),
    ]
    if !line.with.isEmpty {
      members.append(JSON.Member("with", .object(line.with.map { JSON.Member($0.name, .string($0.value)) })))
    }
    return .object(members)
  }

  fileprivate init?(_ json: JSON) {
    guard let at = json["at"]?.number, let from = json["from"]?.string.flatMap(Lane.init),
      let to = json["to"]?.string.flatMap(Lane.init), let what = json["what"]?.string
    else { return nil }
    var with: [Message.Field] = []
    if case .object(let members)? = json["with"] {
      with = members.compactMap { member in member.value.string.map { Message.Field(member.name, $0) } }
    }
    guard let happening = TraceEvent(Line(from, to, what, with)) else { return nil }
    self.init(instant: Instant(nanoseconds: at), event: happening)
  }
}
