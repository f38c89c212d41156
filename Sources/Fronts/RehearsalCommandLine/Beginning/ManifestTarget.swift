import ObjectiveCRewriting
import Rehearsal

/// A target as a package's manifest writes it out, as far as it can be read without running it.
struct ManifestTarget {
  /// Where its sources may be, from the folder of the manifest.
  let folders: [String]
  /// What it says, without what is commented out or quoted.
  let code: Substring

  /// The target that a file belongs to, from the folder of the manifest; of several the one nearest to the file.
  static func having(_ file: String, inManifest text: String) -> ManifestTarget? {
    let having = all(inManifest: text).compactMap { target in
      target.folders.filter { file.hasPrefix($0) }.map(\.utf8.count).max().map { (target: target, depth: $0) }
    }
    return having.max { $0.depth < $1.depth }?.target
  }

  private static func all(inManifest text: String) -> [ManifestTarget] {
    let code = SwiftCode(text).masked
    var targets: [ManifestTarget] = []
    var place = code.startIndex
    while let call = code[place...].firstMatch(of: /\.(?:target|executableTarget|testTarget)\s*\(/) {
      // A target that another depends on is written within its parentheses, and is not looked at.
      place = end(ofCallWith: call.range.upperBound, in: code)
      let written = call.range.lowerBound..<place
      let quoted = text.utf8[written].map(\.self)
      if let target = ManifestTarget(String(decoding: quoted, as: UTF8.self), code: code[written]) {
        targets.append(target)
      }
    }
    return targets
  }

  private init?(_ text: String, code: Substring) {
    guard let name = text.firstMatch(of: /\bname:\s*"([^"]+)"/)?.output.1 else { return nil }
    if let path = text.firstMatch(of: /\bpath:\s*"(?:\.\/)?([^"]*?)\/?"/)?.output.1 {
      folders = [path.isEmpty || path == "." ? "" : "\(path)/"]
    } else {
      folders = ["Sources", "Source", "src", "srcs", "Tests"].map { "\($0)/\(name)/" }
    }
    self.code = code
  }

  private static func end(ofCallWith arguments: String.Index, in code: String) -> String.Index {
    var depth = 1
    var place = arguments
    while place < code.endIndex, depth > 0 {
      if code[place] == "(" { depth += 1 } else if code[place] == ")" { depth -= 1 }
      code.formIndex(after: &place)
    }
    return place
  }
}
