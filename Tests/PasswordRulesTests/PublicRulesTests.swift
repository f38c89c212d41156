import PasswordRules
import TestBench
import Testing

/// What the system's own parser and public tools make of public rules; skipped without `REHEARSAL_CORPORA`.
@Suite(.enabled(if: Corpus.isPresent, "REHEARSAL_CORPORA names no folder with the public rules"))
struct PublicRulesTests {
  /// A number above the largest of the language, as ours has it.
  private func saturated(_ rules: [Corpus.Rule]) -> [Corpus.Rule] {
    rules.map { rule in
      guard case .number(let number) = rule.value else { return rule }
      return Corpus.Rule(name: rule.name, value: .number(min(number, Double(PasswordRule.largestNumber))))
    }
  }

  @Test func `every string means what the system's parser says it means`() throws {
    let vectors = try Corpus.value("password-rules-oracle.json", as: Corpus.Oracle.self).vectors
    #expect(vectors.count > 3000)
    for vector in vectors {
      let reading = RulesReading(vector.input)
      #expect(reading.rules?.map(\.vector) == vector.raw.map(saturated), "\(vector.input)")
      #expect(reading.requirements.rules.map(\.vector) == saturated(vector.canonical), "\(vector.input)")
    }
  }

  @Test func `there is a diagnostic exactly where the system's parser complains`() throws {
    for vector in try Corpus.value("password-rules-oracle.json", as: Corpus.Oracle.self).vectors {
      let diagnostics = RulesReading(vector.input).diagnostics
      #expect(diagnostics.isEmpty == vector.diagnostics.isEmpty, "\(vector.input)")
      #expect(diagnostics.allSatisfy { $0.range.upperBound <= vector.input.utf16.count }, "\(vector.input)")
      #expect(diagnostics.contains { $0.loss == .everything } == (vector.raw == nil), "\(vector.input)")
    }
  }

  @Test func `what is printed is read as the same`() throws {
    for vector in try Corpus.value("password-rules-oracle.json", as: Corpus.Oracle.self).vectors {
      let reading = RulesReading(vector.input)
      let printed = RulesReading(reading.requirements.description)
      #expect(printed.requirements == reading.requirements, "\(vector.input)")
      #expect(printed.diagnostics.isEmpty, "\(vector.input)")
      for rule in reading.rules ?? [] { #expect(RulesReading("\(rule)").rules == [rule], "\(rule)") }
    }
  }

  @Test func `Apple's own expectations hold`() throws {
    let apple = try Corpus.value("apple-parser-test-vectors.json", as: Corpus.Apple.self)
    #expect(apple.publicAPI.count + apple.internal.count == 45)
    for item in apple.publicAPI {
      #expect(PasswordRequirements(item.input).rules.map(\.vector) == item.expected, "\(item.input)")
    }
    for item in apple.internal {
      #expect(RulesReading(item.input).rules?.map(\.vector) == item.expected, "\(item.input)")
    }
  }

  @Test func `every verdict on a password is the recorded one`() throws {
    let rows = try Corpus.value("password-rules-validator-cases.json", as: Corpus.Verdicts.self).rows
    #expect(rows.count == 49)
    for row in rows {
      let broken = Set(PasswordRequirements(row.rule).broken(by: row.password).map(\.recordedName))
      #expect(broken == Set(row.violationsStrict), "\(row.rule) with \(row.password)")
    }
  }

  @Test func `no password breaks the rules of its site`() throws {
    let sites = try Corpus.value("password-rules-oracle.json", as: Corpus.Oracle.self).quirkDomains
    #expect(sites.count == 434)
    for (rule, sites) in Dictionary(grouping: sites.keys, by: { sites[$0] ?? "" }) {
      var source = SplitMix(seed: UInt64(rule.utf8.count))
      let requirements = PasswordRequirements(rule)
      let generator = PasswordGenerator(requirements)
      for _ in 0..<Self.count * sites.count {
        let password = try generator.password(using: &source)
        #expect(requirements.broken(by: password) == [], "\(rule)")
      }
    }
  }

  /// How many passwords are made for a site: fewer where the build is not optimized, because they take minutes then.
  private static let count = {
    #if DEBUG
      100
    #else
      1000
    #endif
  }()

  @Test func `looks and strength are those on record`() throws {
    let rows = try Corpus.value("password-rules-generation-expectations.json", as: Corpus.Expectations.self)
      .rows
    #expect(rows.count == 434)
    var seen: Set<String> = []
    for row in rows where seen.insert(row.rule).inserted {
      let generator = PasswordGenerator(PasswordRequirements(row.rule))
      #expect(generator.format.recordedName == row.style, "\(row.rule)")
      let bits = try #require(generator.entropy)
      // The public tool makes passwords of some rules shorter than they may be.
      let isTool = generator.format.length == row.length
      #expect(generator.format.length == (isTool ? row.length : row.strict.length), "\(row.rule)")
      #expect(abs(bits - (isTool ? row.entropyBits : row.strict.bits)) < 1.5, "\(row.rule): \(bits)")
    }
  }
}

extension BrokenRequirement {
  fileprivate var recordedName: String {
    switch self {
    case .tooShort: "minlength"
    case .tooLong: "maxlength"
    case .notAllowed: "allowed"
    case .lacks: "required"
    case .sharesCharacter: "required-distinct"
    case .repeats: "repeating"
    case .isSequence: "sequential"
    }
  }
}

extension PasswordFormat {
  fileprivate var recordedName: String {
    switch self {
    case .syllables(true): "typeable"
    case .syllables(false): "typeable-no-dashes"
    case .groups: "classic"
    case .plain: "classic-no-dashes"
    }
  }
}
