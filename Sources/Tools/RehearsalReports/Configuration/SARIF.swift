import Rehearsal
import RehearsalConfiguration

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
enum SARIF {
  static func log(of findings: [Finding], version: String) -> JSON {
    let kinds = Finding.Kind.allCases
    return .object([
      .init("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      .init("version", .string("2.1.0")),
      .init(
        "runs",
        .array([
          .object([
            .init("tool", .object([.init("driver", driver(kinds, version))])),
            .init("columnKind", .string("unicodeCodePoints")),
            .init("results", .array(findings.map { result($0, among: kinds) })),
          ])
        ])),
    ])
  }

  private static func driver(_ kinds: [Finding.Kind], _ version: String) -> JSON {
    .object([
      .init("name", .string("rehearse check")), .init("semanticVersion", .string(version)),
      .init(
        "rules",
        .array(
          kinds.map {
            .object([.init("id", .string($0.rawValue)), .init("shortDescription", message($0.about))])
          })),
    ])
  }

  private static func result(_ finding: Finding, among kinds: [Finding.Kind]) -> JSON {
    .object([
      .init("ruleId", .string(finding.kind.rawValue)),
      .init("ruleIndex", .number(Int64(kinds.firstIndex(of: finding.kind) ?? -1))),
      .init("level", .string(finding.severity.rawValue)),
      .init("message", message("\(finding.message) \(finding.advice)")),
      .init("locations", .array([location(of: finding)])),
    ])
  }

  private static func location(of finding: Finding) -> JSON {
    var physical = [
      JSON.Member("artifactLocation", .object([.init("uri", .string(finding.file.asRelativeReference))]))
    ]
    if let line = finding.line, let column = finding.column {
      physical.append(
        .init(
          "region",
          .object([.init("startLine", .number(Int64(line))), .init("startColumn", .number(Int64(column)))])))
    }
    var location = [JSON.Member("physicalLocation", .object(physical))]
    if !finding.keyPath.isEmpty {
      location.append(
        .init(
          "logicalLocations",
          .array([
            .object([.init("fullyQualifiedName", .string(finding.keyPath)), .init("kind", .string("member"))])
          ])))
    }
    return .object(location)
  }

  private static func message(_ text: String) -> JSON { .object([.init("text", .string(text))]) }
}

extension String {
  /// The path as a URI has it: everything but letters, digits, slashes and a few marks in percent signs.
  fileprivate var asRelativeReference: String {
    let digits = Array("0123456789ABCDEF")
    let isAbsolute = utf8.first == UInt8(ascii: "/")
    return (isAbsolute ? "file://" : "")
      + utf8.map { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
          String(Unicode.Scalar(byte))
        default: "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 0xF)])"
        }
      }.joined()
  }
}
