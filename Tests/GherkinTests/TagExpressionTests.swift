import Gherkin
import Testing

struct TagExpressionTests {
  @Test(arguments: [
    ("", ""), (" \t", ""), ("a", "a"), ("a or b and c", "( a or ( b and c ) )"),
    ("a and b or c", "( ( a and b ) or c )"), ("a or b or c", "( ( a or b ) or c )"),
    ("not not a", "not ( not ( a ) )"), ("not a and b", "( not ( a ) and b )"),
    ("not (a or b)", "not ( a or b )"), ("((a))", "a"), ("(a)and(b)", "( a and b )"),
    ("a\tand\u{3000}b", "( a and b )"), (#"\( and \)"#, #"( \( and \) )"#), ("a\\\tb", "a\\\tb"),
    (#"a\\"#, #"a\\"#), ("And or OR", "( And or OR )"),
  ])
  func `an expression is printed with all of its parentheses`(text: String, printed: String) throws {
    #expect(try TagExpression(text).description == printed)
    #expect(try TagExpression(printed) == TagExpression(text))
  }

  @Test(
    arguments: [
      ("", [], true), ("", ["@a"], true), ("@a", ["@a"], true), ("@a", ["@b"], false), ("@a", [], false),
      ("not @a", ["@b"], true), ("not @a", ["@a"], false), ("@a and @b", ["@a", "@b"], true),
      ("@a and @b", ["@a"], false), ("@a or @b", ["@b"], true), ("@a or @b", ["@a", "@b"], true),
      ("@a or @b", ["@c"], false),
      ("@a and not (@b or @c)", ["@a"], true), ("@a and not (@b or @c)", ["@a", "@c"], false),
      (#"a\(1\)"#, ["a(1)"], true), (#"\("#, ["("], true), (#"a\ b"#, ["a b"], true),
    ] as [(String, [String], Bool)])
  func `tags meet an expression or they do not`(text: String, tags: [String], isMet: Bool) throws {
    #expect(try TagExpression(text).isMet(by: tags) == isMet)
  }

  @Test(arguments: [
    ("a b", TagExpressionError.Problem.expectedOperator), ("a not b", .expectedOperator),
    ("a (b)", .expectedOperator),
    ("and", .expectedOperand), ("a and", .expectedOperand), ("a or or b", .expectedOperand),
    ("not", .expectedOperand),
    ("()", .expectedOperand), (")", .expectedOperand), ("(a and)", .expectedOperand),
    ("(a and", .expectedOperand),
    ("(", .unmatchedOpening), ("(a", .unmatchedOpening), ("not (", .unmatchedOpening),
    ("a)", .unmatchedClosing),
    ("(a))", .unmatchedClosing), (#"\a"#, .illegalEscape("a")), (#"a\"#, .illegalEscape(nil)),
    (#"a b \c"#, .illegalEscape("c")),
  ])
  func `what is no expression is refused`(text: String, problem: TagExpressionError.Problem) throws {
    let error = try #require(#expect(throws: TagExpressionError.self) { try TagExpression(text) })
    #expect(error.problem == problem)
    #expect(error.expression == text)
  }

  @Test func `an error is worded as the official implementations word it`() {
    func words(_ text: String) -> String? {
      do throws(TagExpressionError) {
        _ = try TagExpression(text)
        return nil
      } catch {
        return error.description
      }
    }
    let rest = "could not be parsed because of syntax error:"
    #expect(words("a b") == "Tag expression \"a b\" \(rest) Expected operator.")
    #expect(words("not") == "Tag expression \"not\" \(rest) Expected operand.")
    #expect(words("(a") == "Tag expression \"(a\" \(rest) Unmatched (.")
    #expect(words("a)") == "Tag expression \"a)\" \(rest) Unmatched ).")
    #expect(words(#"\y"#) == "Tag expression \"\\y\" \(rest) Illegal escape before \"y\".")
  }

  @Test func `an expression may be as deep and as long as it likes`() throws {
    let depth = 20_000
    let nots = String(repeating: "not ", count: depth) + "a"
    let parentheses = String(repeating: "(a and ", count: depth) + "b" + String(repeating: ")", count: depth)
    let ors = String(repeating: "a or ", count: depth) + "b"
    #expect(try TagExpression(nots).isMet(by: ["a"]))
    #expect(try !TagExpression(parentheses).isMet(by: ["a"]))
    #expect(try TagExpression(ors).isMet(by: ["b"]))
    for text in [nots, parentheses, ors] {
      let expression = try TagExpression(text)
      #expect(try TagExpression(expression.description) == expression)
    }
    #expect(throws: TagExpressionError.self) { try TagExpression(String(repeating: "(", count: depth)) }
  }
}
