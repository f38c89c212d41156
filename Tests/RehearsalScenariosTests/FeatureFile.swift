import Foundation
import Rehearsal
import RehearsalScenarios
import Stories
import TestBench
import Testing

import struct Gherkin.Source

/// A file of scenarios of this checkout.
struct FeatureFile: Sendable, CustomTestStringConvertible {
  let path: String
  let bytes: [UInt8]

  var testDescription: String { path }

  /// The files that hold.
  static var playable: [FeatureFile] {
    get throws { try all(under: "Scenarios").filter { !$0.path.contains("/Malformed/") } }
  }

  /// The files that must not load.
  static var malformed: [FeatureFile] {
    get throws { try all(under: "Scenarios/Malformed") }
  }

  /// What the file says, or what is wrong with it where all handlers are those of the examples.
  func read() -> ScenarioReader.Reading {
    var reading = ScenarioReader().read(bytes, file: path)
    reading.diagnostics += reading.scenarios.strangers(
      among: Self.handlers, in: Source(utf8: bytes, uri: path))
    return reading
  }

  private static let handlers = Handlers.all.map(\.name)

  private static func all(under folder: String) throws -> [FeatureFile] {
    let files = FileManager.default.enumerator(
      at: House.root.appending(path: folder), includingPropertiesForKeys: nil)
    let urls = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "feature" }
    return try urls.sorted { $0.path < $1.path }.map {
      FeatureFile(
        path: String($0.path.dropFirst(House.root.path.count + 1)), bytes: Array(try Data(contentsOf: $0)))
    }
  }
}

extension Scenario {
  /// Plays it against the handler it asks for.
  func play() -> Verdict {
    play { name in Handlers.all.first { $0.name == name }?.program }
  }
}
