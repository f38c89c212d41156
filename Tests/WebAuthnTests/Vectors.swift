import Foundation
import TestBench

/// The test vectors published with the specification, which are no part of this package.
struct Vectors {
  struct Group {
    let title: String
    /// What is written before the first ceremony, and for each of both.
    var parts: [String: [String: [UInt8]]] = [:]

    subscript(part: String, field: String) -> [UInt8] { parts[part]?[field] ?? [] }
  }

  static let isThere = Corpora.file("webauthn-test-vectors.json") != nil
  let groups: [Group]

  init() throws {
    let file = try JSONSerialization.jsonObject(with: Corpora.data("webauthn-test-vectors.json"))
    let list = (file as? [String: Any])?["groups"] as? [[String: Any]] ?? []
    groups = list.map { entry in
      var group = Group(title: entry["title"] as? String ?? "")
      var part = "before"
      for pair in entry["vectors"] as? [[String]] ?? [] where pair.count == 2 {
        if pair[0] == "--" { part = pair[1] }
        guard pair[1].hasPrefix("h'"), let end = pair[1].dropFirst(2).firstIndex(of: "'") else { continue }
        if group.parts[part]?[pair[0]] == nil {
          group.parts[part, default: [:]][pair[0]] = String(pair[1][..<end].dropFirst(2)).bytes
        }
      }
      return group
    }
  }
}

extension String {
  /// The bytes of pairs of hexadecimal digits.
  var bytes: [UInt8] {
    let digits = compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}
