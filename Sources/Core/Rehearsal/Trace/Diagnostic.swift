/// Something a script asked that no phone could do; nobody's code is to blame.
public struct Diagnostic: Error, Hashable, Sendable {
  /// Which step of the script asked it, from 1.
  public let step: Int
  /// What was asked.
  public let asked: String
  /// Why it cannot be, and what could be asked instead.
  public let problem: String

  init(step: Int, asked: Step, _ problem: Problem) {
    self.step = step
    self.asked = asked.description
    self.problem = problem.description
  }

  package init(step: Int, asked: String, problem: String) {
    self.step = step
    self.asked = asked
    self.problem = problem
  }
}

extension Diagnostic: CustomStringConvertible {
  /// What was asked where, and what is wrong with it.
  public var description: String { "step \(step), “\(asked)”: \(problem)" }
}
