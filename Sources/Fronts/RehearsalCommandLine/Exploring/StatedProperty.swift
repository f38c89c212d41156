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

  /// Reads `always: nobody is locked out`, or `leads: SENTENCE => SENTENCE`.
  init(_ text: String, by reader: ScenarioReader) throws(UsageError) {
    let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    guard parts.count == 2 else {
      throw .malformed("a property reads like “always: nobody is locked out”, not “\(text.short)”.")
    }
    guard let form = Form(rawValue: parts[0]) else {
      throw .unknown("form of a property", parts[0].short, among: Form.allCases.map(\.rawValue))
    }
    property = Property(text.trimmed, try Self.form(form, parts[1], by: reader), looksBack: true)
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

  /// Those in a file: one a line, empty lines and those that begin with # aside.
  static func all(in path: String, by reader: ScenarioReader) throws(UsageError) -> [Property] {
    let file = try LinedFile(path)
    var properties: [Property] = []
    for line in file.lines {
      do throws(UsageError) {
        properties.append(try StatedProperty(line.text, by: reader).property)
      } catch { throw file.fault(in: line, "\(error)") }
    }
    return properties
  }
}
