import Foundation
import PasswordRules
import Testing

/// Public rules strings and what the system's own parser makes of them, in the folder that `REHEARSAL_CORPORA` names;
/// they are no part of this package.
enum Corpus {
  static let folder = ProcessInfo.processInfo.environment["REHEARSAL_CORPORA"].map { URL(filePath: $0) }

  static let isPresent =
    folder.map {
      FileManager.default.fileExists(atPath: $0.appending(path: "password-rules-oracle.json").path)
    }
    ?? false

  static func value<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    let folder = try #require(folder)
    return try JSONDecoder().decode(Value.self, from: Data(contentsOf: folder.appending(path: name)))
  }

  /// A rules string with the rules it stands for.
  struct Oracle: Decodable {
    let vectors: [Vector]
    let quirkDomains: [String: String]

    struct Vector: Decodable {
      let input: String
      let canonical: [Rule]
      let raw: [Rule]?
      let diagnostics: [String]
    }
  }

  /// A rule in the form of the public vectors.
  struct Rule: Decodable, Equatable {
    let name: String
    let value: Value

    enum Value: Decodable, Equatable {
      case classes([String])
      case number(Double)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          self = .number(number)
        } else {
          self = .classes(try container.decode([String].self))
        }
      }
    }
  }

  struct Apple: Decodable {
    let publicAPI: [Case]
    let `internal`: [Case]

    struct Case: Decodable {
      let input: String
      let expected: [Rule]?
    }
  }

  struct Verdicts: Decodable {
    let rows: [Row]

    struct Row: Decodable {
      let rule: String
      let password: String
      let violationsStrict: [String]
    }
  }

  struct Expectations: Decodable {
    let rows: [Row]

    struct Row: Decodable {
      let rule: String
      let style: String
      let length: Int
      let entropyBits: Double
      let strict: Strict
    }

    struct Strict: Decodable {
      let length: Int
      let bits: Double
    }
  }
}

extension PasswordRule {
  /// The rule in the form of the public vectors.
  var vector: Corpus.Rule {
    switch self {
    case .required(let classes), .allowed(let classes):
      Corpus.Rule(name: name, value: .classes(classes.map(\.name)))
    case .limit(_, let number): Corpus.Rule(name: name, value: .number(Double(number)))
    }
  }
}
