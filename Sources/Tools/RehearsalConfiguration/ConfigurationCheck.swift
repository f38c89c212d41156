/// Everything that is wrong with some configuration files, each by itself and all of them together.
public struct ConfigurationCheck: Sendable {
  /// What is wrong, file by file and from top to bottom.
  public let findings: [Finding]

  /// Checks the files of one app.
  package init(_ files: [ConfigurationFile]) {
    var findings: [[Finding]] = []
    for file in files {
      var inspection = Inspection(of: file)
      inspection.inspect()
      Companions(of: file, among: files).inspect(&inspection)
      // The sort keeps the order of discovery where places are equal, as in a binary file they all are.
      findings.append(
        inspection.findings.prefix(Inspection.most).enumerated().sorted {
          ($0.element.line ?? 0, $0.element.column ?? 0, $0.offset)
            < ($1.element.line ?? 0, $1.element.column ?? 0, $1.offset)
        }.map(\.element))
      inspection.conclude()
      findings.append(Array(inspection.findings.dropFirst(Inspection.most)))
    }
    self.findings = findings.flatMap(\.self)
  }

  /// How many findings are of a severity.
  public func count(_ severity: Finding.Severity) -> Int { findings.count { $0.severity == severity } }
}
