/// How the value of `required` and `allowed` is read.
extension RuleReader {
  private typealias Problem = RuleDiagnostic.Problem

  /// The classes of a list; `nil` where one of them is none, which is where reading then stands.
  mutating func readClasses() -> [CharacterClass]? {
    var classes: [CharacterClass] = []
    while let unit {
      let isBracketed = unit == .opening
      if isBracketed {
        let characters = readCustomClass()
        if !characters.isEmpty { classes.append(.custom(characters)) }
      } else if unit.isLetterOrHyphen {
        guard let named = readNamedClass() else { return nil }
        classes.append(named)
      } else {
        report(.noClass, at: position..<position + 1, costing: .rule)
        return nil
      }
      let end = position
      skipSpace()
      switch self.unit {
      case nil, .semicolon: return classes
      case .comma:
        advance()
        skipSpace()
      case _?:
        // Right behind a class it is likelier that a bracket has ended it too early.
        let problem = isBracketed && end == position ? Problem.junkAfterClass : .junkAfterValue
        report(problem, at: position..<position + 1, costing: .rule)
        return nil
      }
    }
    report(.missingClass, at: position - 1..<position, costing: .rule)
    return nil
  }

  private mutating func readNamedClass() -> CharacterClass? {
    let start = position
    let name = readName()
    guard let named = CharacterClass(named: name) else {
      report(.unknownClass(name), at: start..<position, costing: .everything)
      goBack(to: start)
      return nil
    }
    return named
  }

  /// The characters between brackets.
  ///
  /// The first closing bracket ends the class, unless a second one follows at
  /// once: then the first is a character of it.
  private mutating func readCustomClass() -> String {
    let start = position
    var characters: [UInt16] = []
    advance()
    while let unit, unit != .closing {
      if !unit.isPrintable {
        report(.unprintable, at: position..<position + 1, costing: .characters)
      } else if unit == .hyphen, position > start + 1 {
        report(.misplacedHyphen, at: position..<position + 1, costing: .characters)
      } else {
        characters.append(unit)
      }
      advance()
    }
    guard unit == .closing else {
      report(.unclosedClass, at: start..<position, costing: .characterClass)
      return ""
    }
    advance()
    if unit == .closing {
      characters.append(.closing)
      advance()
    }
    return String(decoding: characters, as: UTF16.self)
  }
}
