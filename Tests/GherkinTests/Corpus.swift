import Foundation

/// The public suite, in the folder that `REHEARSAL_CORPORA` names; it is no part of this package.
enum Corpus {
  static let folder = ProcessInfo.processInfo.environment["REHEARSAL_CORPORA"]
    .map { URL(filePath: $0).appending(path: "gherkin") }

  static let isPresent = folder.map { FileManager.default.fileExists(atPath: $0.path) } ?? false

  /// The names of the features in a folder of the suite; those in Markdown are another language.
  static func features(in name: String) -> [String] {
    guard isPresent, let folder else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)
    return (files ?? []).filter { $0.hasSuffix(".feature") }.map { "\(name)/\($0)" }.sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    guard let folder else { return [] }
    return [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  static func lines(_ path: String) throws -> [String] {
    String(decoding: try bytes(path), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  static func object(_ json: String) throws -> NSDictionary? {
    try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
  }
}
