/// How much of one of Apple's modules is here, held against a recorded list of what Apple declares.
package struct Coverage {
  /// The module.
  package let module: String
  /// What Apple declares, without names that somebody guessed and that are not here.
  package let declarations: [AppleDeclaration]
  /// What of it is not here.
  package let missing: [AppleDeclaration]
  /// What stands on its own here and does not say since when, or says it wrongly.
  package let misdated: [AppleDeclaration]

  /// The modules that there is a list of, and its file; what `OSLog` declares is what `os` does.
  package static let lists: [(module: String, file: String)] = [
    ("AuthenticationServices", "authentication-services"), ("Combine", "combine"),
    ("CryptoKit", "cryptokit"), ("LocalAuthentication", "local-authentication"),
    ("Security", "security-secitem"), ("UIKit", "uikit-for-extensions"), ("os", "os-log"),
  ]

  /// A module that declares some things, held against a list.
  package init(of module: String, declaring here: DeclaredHere, against list: [AppleDeclaration]) {
    self.module = module
    declarations = list.filter { !$0.isGuess || here.has($0) }
    missing = declarations.filter { !here.has($0) }
    misdated = declarations.filter { declaration in
      let isHere =
        declaration.owner == nil && here.has(declaration) && declaration.spelledInSwift == declaration.name
      return isHere && !declaration.introduced.isEmpty
        && here.version(of: declaration) != declaration.introduced
    }
  }

  /// What is here, of how many, and how much that is.
  package var share: String { Self.share(declarations.count - missing.count, of: declarations.count) }

  private static func share(_ count: Int, of all: Int) -> String {
    "\(count) of \(all), \(all == 0 ? 100 : count * 100 / all) %"
  }

  /// What is here of what an extension uses, where the list tells extensions from apps; without those of other kinds.
  package var extensionShare: String? {
    guard declarations.contains(where: { $0.side == "app" }) else { return nil }
    let isOurs = { (declaration: AppleDeclaration) in
      declaration.side != "app" && !Absence.all.contains { $0.isOfAnotherPoint && $0.explains(declaration) }
    }
    let count = declarations.count(where: isOurs)
    return Self.share(count - missing.count(where: isOurs), of: count)
  }

  /// How much is missing by the version of iOS that brought it, the oldest first; last what no version is known of.
  package var byVersion: [(version: String, missing: Int, of: Int)] {
    let all = Dictionary(grouping: declarations, by: \.major).mapValues(\.count)
    let gone = Dictionary(grouping: missing, by: \.major).mapValues(\.count)
    return all.sorted { $0.key < $1.key }
      .map { ($0.key == .max ? "unknown" : "iOS \($0.key)", gone[$0.key] ?? 0, $0.value) }
  }

  /// What is missing, a line for each type: the whole of it with its version, or those of its members.
  package var listing: [String] { listing(of: missing) }

  /// What is missing for no reason that anybody gave, of a module whose reasons are given.
  package var unexplained: [String] {
    guard isExplained else { return [] }
    return listing(of: missing.filter { declaration in !Absence.all.contains { $0.explains(declaration) } })
  }

  private var isExplained: Bool { module == "AuthenticationServices" }

  private func listing(of missing: [AppleDeclaration]) -> [String] {
    let gone = Set(missing.map(\.name))
    let whole = Set(missing.filter { $0.owner == nil }.map(\.name))
    var lines: [String: [String]] = [:]
    for declaration in missing {
      guard let owner = declaration.owner else {
        lines[declaration.name, default: []].insert(declaration.since, at: 0)
        continue
      }
      // What belongs to a type that is missing is missing with it.
      let path = declaration.name.split(separator: ".").map(String.init)
      let isInside = whole.contains(path[0]) || gone.contains(owner)
      if !isInside { lines[owner, default: []].append("\(declaration.member)\(declaration.since)") }
    }
    return lines.sorted { $0.key < $1.key }.map { name, members in
      whole.contains(name) ? "\(name)\(members[0])" : "\(name): \(members.joined(separator: ", "))"
    }
  }
}

extension AppleDeclaration {
  /// The version that brought it, without what stands behind the point; the greatest of all where none is known.
  fileprivate var major: Int { introduced.split(separator: ".").first.flatMap { Int($0) } ?? .max }

  /// Since when, and until when, in few signs.
  fileprivate var since: String {
    let until = deprecated.isEmpty ? "" : deprecated == "yes" ? "†" : "†\(deprecated)"
    return introduced.isEmpty && until.isEmpty ? "" : " (\(introduced)\(until))"
  }
}

extension Coverage {
  /// The missing declarations as a page of the guide has them, in lines of a length that can be read.
  package var page: String {
    guard isExplained else { return "### \(module)\n\n\(Self.block(of: listing))" }
    let families = Absence.all.map { absence in
      "\(absence.reason)\n\n\(Self.block(of: listing(of: missing.filter(absence.explains))))"
    }
    return "### \(module)\n\n\(families.joined(separator: "\n"))"
  }

  private static func block(of listing: [String]) -> String {
    let lines = listing.flatMap { line in
      var wrapped = [""]
      for word in line.split(separator: " ") {
        let last = wrapped[wrapped.count - 1]
        if !last.isEmpty, last.count + word.count >= 110 {
          wrapped.append("  \(word)")
        } else {
          wrapped[wrapped.count - 1] = last.isEmpty ? String(word) : "\(last) \(word)"
        }
      }
      return wrapped
    }
    return "```\n\(lines.joined(separator: "\n"))\n```\n"
  }

  /// The shares of several modules as a table.
  package static func table(of coverages: [Coverage]) -> String {
    let head = "| module | here | what an extension uses |\n| --- | --- | --- |\n"
    return head
      + coverages.map { "| `\($0.module)` | \($0.share) | \($0.extensionShare ?? "") |\n" }.joined()
  }

  /// What is missing by the versions that brought it, a row each module.
  package static func versions(of coverages: [Coverage]) -> String {
    let head = "| module | missing of what each version brought |\n| --- | --- |\n"
    return head
      + coverages.map { coverage in
        let versions = coverage.byVersion.filter { $0.missing > 0 }
          .map { "\($0.version) \($0.missing) of \($0.of)" }
        return "| `\(coverage.module)` | \(versions.joined(separator: ", ")) |\n"
      }.joined()
  }
}
