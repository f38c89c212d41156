import Rehearsal
import RehearsalExplorer
import RehearsalScenarios

/// A property as somebody writes it for a search: when it must hold, and a sentence of scenarios that says what.
struct StatedProperty {
  let property: Property

  /// When something must hold, as it is written.
  enum Form: String, CaseIterable {
    case always
    case never
    case atEnd = "at the end"
    case eventually
    case sometimes
    case leads
  }

  static let form = "FORM: SENTENCE"

  /// Reads `always: nobody is locked out`, or `leads: SENTENCE => SENTENCE`; what stands in quotation marks may be a
  /// secret, and is in no report where that is wanted.
  init(_ text: String, isRedacted: Bool, by reader: ScenarioReader) throws(UsageError) {
    do throws(UsageError) {
      self = try Self(text, called: isRedacted ? text.withoutQuotations : text, by: reader)
    } catch {
      guard isRedacted else { throw error }
      throw .malformed(
        "it is no property that reads like “always: nobody is locked out”; without --redact it is said what is wrong."
      )
    }
  }

  private init(_ text: String, called name: String, by reader: ScenarioReader) throws(UsageError) {
    let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    guard parts.count == 2 else {
      throw .malformed("a property reads like “always: nobody is locked out”, not “\(text.short)”.")
    }
    guard let form = Form(rawValue: parts[0]) else {
      throw .unknown("form of a property", parts[0].short, among: Form.allCases.map(\.rawValue))
    }
    property = Property(name.trimmed, try Self.form(form, parts[1], by: reader), looksBack: true)
  }

  private static func form(
    _ form: Form, _ words: String, by reader: ScenarioReader
  ) throws(UsageError) -> Property.Form {
    if form == .leads {
      let sides = words.split(separator: "=>").map { String($0).trimmed }
      guard sides.count == 2 else {
        throw .malformed(
          "what leads to what reads like “leads: SENTENCE => SENTENCE”, not “leads: \(words.short)”.")
      }
      return .leads(from: try question(sides[0], by: reader), to: try question(sides[1], by: reader))
    }
    let question = try question(words, by: reader)
    return switch form {
    case .always: .always(question)
    case .never: .always { !question($0) }
    case .atEnd: .atEnd(question)
    case .eventually: .eventually(question)
    case .sometimes, .leads: .sometimes(question)
    }
  }

  private static func question(
    _ words: String, by reader: ScenarioReader
  ) throws(UsageError) -> Property.Question {
    let sentence: Sentence
    do throws(Nonsense) { sentence = try reader.sentence(words, under: .then) } catch {
      let advice = error.advice.map { " \($0)" }.joined()
      throw .malformed("“\(words.short)” is no sentence that can follow Then: \(error.problem).\(advice)")
    }
    guard case .then(let expectation) = sentence else {
      throw .malformed(
        "“\(words.short)” is a sentence of your own, which looks at a whole rehearsal; make it a Property in Swift."
      )
    }
    return { expectation.holds(in: $0.world, $0.trace) }
  }

  /// The text of a scenario that replays how properties were broken: it says by which it was found, and in its end what
  /// they want there.
  ///
  /// That something must never be, or lead to something, no sentence at the end of a scenario says.
  static func scenario(_ text: String, breaking properties: [Property]) -> String {
    var (lead, end) = ("", "")
    for name in properties.map(\.name) {
      lead +=
        "# Found by the property “\(name)”: a search with it looks at all that a scenario's end does not show.\n"
      let parts = name.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2, let form = Form(rawValue: parts[0]) else { continue }
      switch form {
      case .always, .atEnd, .eventually: end += "    And \(parts[1])\n"
      case .never, .sometimes, .leads: continue
      }
    }
    return lead + text + end
  }

  /// Those in a file: one a line, empty lines and those that begin with # aside.
  static func all(
    in path: String, isRedacted: Bool, by reader: ScenarioReader
  ) throws(UsageError) -> [Property] {
    let file = try LinedFile(path)
    var properties: [Property] = []
    for line in file.lines {
      do throws(UsageError) {
        properties.append(try StatedProperty(line.text, isRedacted: isRedacted, by: reader).property)
      } catch { throw file.fault(in: line, "\(error)") }
    }
    return properties
  }
}

extension String {
  /// A sentence with stand-ins for what it says in quotation marks; the same words have the same one.
  var withoutQuotations: String {
    var parts = split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    var known: [String] = []
    for index in stride(from: 1, to: parts.count, by: 2) {
      if !known.contains(parts[index]) { known.append(parts[index]) }
      parts[index] = "<text \((known.firstIndex(of: parts[index]) ?? 0) + 1)>"
    }
    return parts.joined(separator: "\"")
  }
}
