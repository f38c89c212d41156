/// What a process of `rehearse` returns: 0 to 2 as test runners and model checkers have them, and from 64 on the numbers of
/// `sysexits.h`.
public enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// All is well.
  case fine = 0
  /// Something that was rehearsed is wrong.
  case failed = 1
  /// A search came to no verdict.
  case inconclusive = 2
  /// The command line is not understood.
  case usage = 64
  /// A file or script is not what it should be.
  case badInput = 65
  /// Nothing was selected.
  case nothingSelected = 69
  /// The fault is ours, or a limit was reached.
  case internalFault = 70
  /// Other parts of a search have to run first.
  case waiting = 75
  /// Nobody reads what is printed any more, as after `| head`.
  case unheard = 141

  /// What it means, as help says it.
  var about: String {
    switch self {
    case .fine: "all is well"
    case .failed: "something that was rehearsed is wrong"
    case .inconclusive: "a search came to no verdict"
    case .usage: "the command line is not understood"
    case .badInput: "a file or script is not what it should be"
    case .nothingSelected: "nothing was selected"
    case .internalFault: "the fault is the command's own, or a limit was reached"
    case .waiting: "other parts of a search have to run before this one goes on"
    case .unheard: "nobody reads any more what is printed, and there was no file to write"
    }
  }

  /// A table of codes.
  static func table(of codes: [ExitCode]) -> String {
    let numbers = codes.map { String($0.rawValue) }
    let width = max(2, numbers.map(\.count).max() ?? 0)
    return zip(codes, numbers).map { code, number in
      "  \(String(repeating: " ", count: width - number.count))\(number)  \(code.about)\n"
    }.joined()
  }
}
