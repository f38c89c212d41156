import Rehearsal
import RehearsalScenarios

/// One case of a report in JUnit's XML.
struct JUnitCase {
  let classname: String
  let name: String
  let milliseconds: Int64

  /// The elements that say that a case did not pass.
  enum Mishap: String {
    case failure
    case error
  }

  /// What stands within the element of a result.
  static func content(of result: ScenarioResult) -> String {
    let output = "<system-out>\(result.transcript.asCDATA)</system-out>\n"
    switch result.status {
    case .passed: return output
    case .failed: return mishap(.failure, of: result) + output
    case .crashed, .hung: return mishap(.error, of: result) + output
    }
  }

  func text(of mishap: Mishap, type: String, message: String, body: String) -> String {
    element(Self.text(of: mishap, type: type, message: message, body: body))
  }

  func element(_ content: String) -> String {
    let attributes = [("classname", classname), ("name", name), ("time", milliseconds.asSeconds)]
    return "<testcase\(attributes.asXML)>\n\(content)</testcase>\n"
  }

  /// All that went wrong in one element, because some readers take only the first.
  private static func mishap(_ mishap: Mishap, of result: ScenarioResult) -> String {
    text(
      of: mishap, type: result.status.word, message: result.headline,
      body: "\(result.title)\n\(result.account().text)")
  }

  private static func text(of mishap: Mishap, type: String, message: String, body: String) -> String {
    let attributes = [("type", type), ("message", message)]
    return "<\(mishap.rawValue)\(attributes.asXML)>\(body.asCDATA)</\(mishap.rawValue)>\n"
  }
}

extension ScenarioResult {
  /// The sentences and how each fared, and the virtual time at the end.
  fileprivate var transcript: String {
    var text = "\n"
    for (index, (line, outcome)) in zip(scenario.lines, outcomes).enumerated() {
      let isContinued = index > 0 && scenario.lines[index - 1].kind == line.kind
      let sentence = "\(isContinued ? "And" : line.kind.rawValue) \(line.text.plain)"
      let dots = String(repeating: ".", count: max(3, 76 - sentence.unicodeScalars.count))
      text += sentence + dots + outcome + "\n"
    }
    return text + "after \(end) of virtual time\n"
  }
}
