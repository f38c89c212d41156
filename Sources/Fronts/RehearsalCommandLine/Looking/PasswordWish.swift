import PasswordRules
import Rehearsal

/// What somebody wants to know about rules besides what they mean.
struct PasswordWish {
  private let count: Int?
  private let seed: UInt64
  let password: String?
  /// As many as anybody reads, and a command that ends.
  private static let most = 100_000

  init(_ arguments: Arguments<PasswordOptions>) throws(UsageError) {
    count = arguments.count
    if let count, count > Self.most { throw .malformed("--count is \(Self.most) at most, not \(count).") }
    seed = arguments.seed
    password = arguments.check
  }

  /// Sample passwords for rules, the same ones for the same seed.
  func samples(_ generator: PasswordGenerator, or usual: Int) throws(Unsatisfiable) -> [String] {
    var chance = SeededChance(seed: seed)
    var passwords: [String] = []
    for _ in 0..<(count ?? usual) { passwords.append(try generator.password(using: &chance)) }
    return passwords
  }

  /// What a program gets to know about rules.
  func json(for text: String) -> JSON {
    let reading = RulesReading(text)
    let requirements = reading.requirements
    var members = [
      JSON.Member("rules", .array(requirements.rules.map(\.json))),
      JSON.Member("diagnostics", .array(reading.diagnostics.map(\.json))),
      JSON.Member("remarks", .array(reading.remarks.map(\.json))),
    ]
    if let password {
      let broken = requirements.broken(by: password).map { JSON.string("\($0)") }
      members.append(JSON.Member("broken", .array(broken)))
    }
    if count != nil {
      do throws(Unsatisfiable) {
        let samples = try samples(PasswordGenerator(requirements), or: 0)
        members.append(JSON.Member("passwords", .array(samples.map(JSON.string))))
      } catch {
        members.append(JSON.Member("passwords", .array([])))
        members.append(JSON.Member("impossible", .string("\(error)")))
      }
    }
    return .object(members)
  }

  /// The answer to a line that is something else.
  static let noString = JSON.object([JSON.Member("error", .string("this line is no JSON string"))])
}

extension PasswordRule {
  fileprivate var json: JSON {
    let value: JSON =
      switch self {
      case .required(let classes), .allowed(let classes): .array(classes.map { .string($0.name) })
      case .limit(_, let number): .number(Int64(number))
      }
    return .object([JSON.Member("name", .string(name)), JSON.Member("value", value)])
  }
}

extension RuleDiagnostic {
  fileprivate var json: JSON {
    .object([
      JSON.Member("from", .number(Int64(range.lowerBound))),
      JSON.Member("to", .number(Int64(range.upperBound))),
      JSON.Member("lost", .string(loss.rawValue)), JSON.Member("message", .string(description)),
    ])
  }
}
