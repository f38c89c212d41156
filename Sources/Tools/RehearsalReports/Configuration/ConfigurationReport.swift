import Rehearsal
package import RehearsalConfiguration

/// What `rehearse check` found, in a form for people, for GitHub, or for code scanning.
package enum ConfigurationReport: String, CaseIterable, Sendable {
  case pretty
  case github
  case sarif

  /// The text of some findings, from this many files.
  package func text(
    of check: ConfigurationCheck, files: Int, version: String, namedOnGitHub name: (String) -> String = { $0 }
  ) -> String {
    switch self {
    case .pretty: check.findings.map(\.paragraph).joined() + check.tally(of: files)
    case .github: check.findings.map { $0.annotation(in: name($0.file)) }.joined()
    case .sarif: SARIF.log(of: check.findings, version: version).text + "\n"
    }
  }
}

extension Finding {
  /// `Info.plist:12:5`, as far as it is known.
  private var place: String {
    file.plain + (line.map { ":\($0)" } ?? "") + (column.map { ":\($0)" } ?? "")
  }

  fileprivate var paragraph: String {
    let keys = keyPath.isEmpty ? "" : "  at \(keyPath.plain)\n"
    return
      "\(place): \(severity.rawValue): \(message.plain) [\(kind.rawValue)]\n\(keys)  → \(advice.plain)\n\n"
  }

  fileprivate func annotation(in file: String) -> String {
    let properties = [
      ("file", file.plain), ("line", line.map(String.init) ?? ""), ("col", column.map(String.init) ?? ""),
      ("title", kind.rawValue),
    ]
    let list = properties.filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1.asCommandProperty)" }
    let keys = keyPath.isEmpty ? "" : " (\(keyPath.plain))"
    let text = "\(message.plain)\(keys) \(advice.plain)".cut(toBytes: 4000)
    return "::\(command) \(list.joined(separator: ","))::\(text.asCommandText)\n"
  }

  private var command: String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

extension ConfigurationCheck {
  fileprivate func tally(of files: Int) -> String {
    let counts = Finding.Severity.allCases.compactMap { severity -> String? in
      let count = count(severity)
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let what = counts.isEmpty ? "nothing to say" : counts.joined(separator: ", ")
    return "\(what) about \(files) \(files == 1 ? "file" : "files")\n"
  }
}
