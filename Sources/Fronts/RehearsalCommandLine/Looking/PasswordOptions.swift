import PasswordRules
import Rehearsal

/// What `rehearse password` takes.
struct PasswordOptions: CommandOptions {
  static let name = "password"
  static let about = "what a string of password rules means, and what the system would generate"
  static var examples: [CommandExample] {
    [
      CommandExample("minlength: 8; required: digit;", about: "what they mean, and three samples"),
      CommandExample(
        "minlength: 8;", "--check", "kitten1", about: "what a password breaks", returns: .failed),
    ]
  }
  static let codes: [ExitCode] = [.failed, .badInput]

  let rules = Operand<String?>("RULES")
  let count = Option<Int?>("--count", "how many sample passwords, 3 by default")
  let seed = Option<UInt64>("--seed", "other samples, the same for the same seed", default: 1)
  let check = Option<String?>("--check", "hold a password against the rules", as: "PASSWORD")
  let json = Option<String?>(
    "--json", "rules as JSON strings, one a line; answers as JSON objects", as: "-|FILE", suggesting: .files)
}

extension PasswordOptions: Subcommand {
  static func perform(
    _ arguments: Arguments<Self>, with tool: CommandLineTool, in surroundings: Surroundings
  ) throws(UsageError) -> CommandLineTool.Answer {
    let wish = try PasswordWish(arguments)
    guard let path = arguments.json else {
      return PasswordExplanation(of: arguments.rules ?? "", wish).answer
    }
    if let rules = arguments.rules { throw .tooManyWords(rules) }
    return answers(toRulesIn: path, wish, in: surroundings)
  }

  /// Answers line by line, so that a program can ask and wait for each answer.
  private static func answers(
    toRulesIn path: String, _ wish: PasswordWish, in surroundings: Surroundings
  ) -> Answer {
    var answer = Answer(output: "")
    do throws(Files.Unreadable) {
      try Files.lines(of: path) { line in
        let rules = String(validating: line, as: UTF8.self).flatMap { JSON($0) }?.string
        if rules == nil { answer.code = .badInput }
        let text = (rules.map(wish.json(for:)) ?? PasswordWish.noString).text + "\n"
        if let prints = surroundings.prints { prints(text) } else { answer.output += text }
      }
    } catch {
      answer.complaint = error.complaint
      answer.code = .badInput
    }
    return answer
  }
}
