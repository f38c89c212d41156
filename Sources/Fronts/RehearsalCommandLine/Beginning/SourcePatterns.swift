/// What to look for in each line of a file of Swift; made once for all of them, because a pattern is read anew wherever
/// it stands.
struct SourcePatterns {
  private let importing =
    /^\s*(?:@[\w()]+\s+)*(?:\w+\s+)??import\s+(?:(?:class|struct|enum|protocol|func|let|var|typealias)\s+)?(\w+)/
  private let reusableInit =
    /\boverride\s+(?:\w+\s+)*init\s*\(\s*(?:style\s*:.*\breuseIdentifier\s*:|reuseIdentifier\s*:)/
  private let sendableType = /\b(?:class|struct|enum|extension)\s+(\w+)[^{]*:[^{]*\bSendable\b/
  private let anyType = /\b(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)/
  private let isolatedType = /\bactor\s+(\w+)|@MainActor\b.*\bclass\s+(\w+)/
  private let sharedVariable = /\b(?:static|class)\s+var\s+\w+[^{=]*(?:=|$)/
  private let sharedConstant =
    /\bstatic\s+let\s+(?:shared|current|instance|main|`default`)\b\s*(?::\s*(\w+))?\s*(?:=\s*(\w+)\()?/

  /// The module that a line imports.
  func module(in line: String) -> Substring? {
    line.contains("import") ? line.prefixMatch(of: importing)?.output.1 : nil
  }

  /// Where an override of a cell's or a header's own initializer stands that does not say that it is required.
  func initializerToRequire(in line: String) -> String.Index? {
    guard line.contains("reuseIdentifier"), let match = line.firstMatch(of: reusableInit),
      !line[..<match.range.upperBound].contains("required")
    else { return nil }
    return match.range.lowerBound
  }

  /// The type that a line declares.
  func declaredType(in line: String) -> String? {
    ["class", "struct", "enum", "protocol", "actor", "typealias"].contains(where: line.contains)
      ? line.firstMatch(of: anyType).map { String($0.output.1) } : nil
  }

  /// The type that is said in a line to be shared safely.
  func shareableType(in line: String) -> String? {
    let declared = line.contains("Sendable") ? line.firstMatch(of: sendableType)?.output.1 : nil
    if let declared { return String(declared) }
    guard line.contains("actor") || line.contains("@MainActor") else { return nil }
    let isolated = line.firstMatch(of: isolatedType)?.output
    return (isolated?.1 ?? isolated?.2).map(String.init)
  }

  /// Where a value of a type stands that anybody may change at any time, or that is an object for all; `nil` where
  /// there is none, or somebody answers for it.
  func sharedValue(in line: String, besides shareable: Set<String>) -> String.Index? {
    let answers = ["nonisolated", "@MainActor", "@TaskLocal", "Mutex", "Atomic"]
    guard line.contains("static") || line.contains("class"), !answers.contains(where: line.contains) else {
      return nil
    }
    if let variable = line.firstMatch(of: sharedVariable) { return variable.range.lowerBound }
    guard let constant = line.firstMatch(of: sharedConstant) else { return nil }
    let type = constant.output.1 ?? constant.output.2
    return type.map { shareable.contains(String($0)) } == true ? nil : constant.range.lowerBound
  }
}
