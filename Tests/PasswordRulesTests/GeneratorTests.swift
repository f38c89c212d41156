import PasswordRules
import TestBench
import Testing

/// What the system would generate.
@Suite struct GeneratorTests {
  @Test func `without rules a password is syllables in one of five shapes, each as likely`() throws {
    var source = SplitMix(seed: 1)
    let generator = PasswordGenerator()
    var shapes: [String: Int] = [:]
    var capitals: [Character: Int] = [:]
    var digits: [Character: Int] = [:]
    let count = 20_000
    for _ in 0..<count {
      let password = try generator.password(using: &source)
      shapes[String(password.map(\.shape)), default: 0] += 1
      for capital in password.filter(\.isUppercase) { capitals[capital, default: 0] += 1 }
      for digit in password.filter(\.isNumber) { digits[digit, default: 0] += 1 }
    }
    #expect(
      Set(shapes.keys) == [
        "CVCCVd-CVCCVC-CVCCVC", "CVCCVC-dCVCCV-CVCCVC", "CVCCVC-CVCCVd-CVCCVC", "CVCCVC-CVCCVC-dCVCCV",
        "CVCCVC-CVCCVC-CVCCVd",
      ])
    #expect(capitals.count == 24 && capitals["O"] == nil && capitals["L"] == nil)
    #expect(capitals.values.reduce(0, +) == count && digits.values.reduce(0, +) == count)
    // The limits of chi-square that chance passes once in a thousand times, for 4 and 9 degrees of freedom.
    #expect(shapes.values.chiSquare(in: 5) < 18.5)
    #expect(digits.values.chiSquare(in: 10) < 27.9)
  }

  @Test func `the letters of syllables are as likely as one another`() throws {
    var source = SplitMix(seed: 2)
    let generator = PasswordGenerator()
    var consonants: [Character: Int] = [:]
    var vowels: [Character: Int] = [:]
    for _ in 0..<2_000 {
      for letter in try generator.password(using: &source).lowercased() where letter.isLetter {
        if letter.shape == "V" {
          vowels[letter, default: 0] += 1
        } else {
          consonants[letter, default: 0] += 1
        }
      }
    }
    #expect(consonants.values.chiSquare(in: 19) < 42.4)
    #expect(vowels.values.chiSquare(in: 6) < 20.6)
  }

  @Test(arguments: [
    ("", PasswordFormat.syllables(hyphenated: true)),
    ("minlength: 20", .syllables(hyphenated: true)),
    ("minlength: 21", .plain(length: 21)),
    ("maxlength: 20", .syllables(hyphenated: true)),
    ("maxlength: 19", .groups),
    ("maxlength: 15", .groups),
    ("maxlength: 14", .plain(length: 14)),
    ("minlength: 16; maxlength: 19", .plain(length: 16)),
    ("required: lower; required: upper; required: digit", .syllables(hyphenated: false)),
    ("minlength: 19; required: lower; required: upper; required: digit", .plain(length: 19)),
    ("required: lower; required: upper; required: [-]; allowed: digit", .syllables(hyphenated: true)),
    ("required: lower; required: upper; required: digit; required: special", .syllables(hyphenated: true)),
    ("required: [!]; allowed: upper, lower, digit", .plain(length: 15)),
    ("required: digit; required: digit; allowed: ascii-printable", .groups),
    ("allowed: digit; maxlength: 4", .plain(length: 4)),
    ("required: ascii-printable", .syllables(hyphenated: true)),
    ("allowed: unicode", .syllables(hyphenated: true)),
    ("allowed: [-]", .plain(length: 15)),
  ])
  func `rules lead to a format`(rules: String, format: PasswordFormat) throws {
    var source = SplitMix(seed: 3)
    let generator = PasswordGenerator(PasswordRequirements(rules))
    #expect(generator.format == format)
    #expect(try generator.password(using: &source).count == format.length)
  }

  @Test(arguments: [
    "required: [AEIOU]; allowed: upper, lower, digit, [-]",
    "minlength: 8; max-consecutive: 1",
    "max-consecutive: 1; allowed: [ab1]",
    "maxlength: 8; required: digit; required: digit; required: digit; required: upper; required: [!]; required: [?]; required: lower; required: lower",
    "maxlength: 1; required: upper",
    "minlength: 400; max-repeating: 1; allowed: [aq]",
    "allowed: [a]; max-repeating: 3; minlength: 2",
    "allowed: [ab]; max-sequential: 1; max-repeating: 1",
    "required: [a]; required: [a]; required: [a]; required: [a]; allowed: [z]; max-repeating: 1",
    "required: [a]; required: [b]; required: [c]; allowed: [x]; max-sequential: 1; maxlength: 5",
    "required: [a]; required: [ab]; required: [abc]; maxlength: 3; max-sequential: 2",
    "minlength: 4096",
  ])
  func `what can be met is met`(rules: String) throws {
    let requirements = PasswordRequirements(rules)
    for seed in 0..<20 {
      var source = SplitMix(seed: UInt64(seed))
      let password = try PasswordGenerator(requirements).password(using: &source)
      #expect(requirements.broken(by: password) == [], "\(password)")
    }
  }

  @Test(arguments: [
    (
      "required: digit; required: upper; required: lower; maxlength: 2",
      Unsatisfiable.tooManyRequirements(3, maximum: 2)
    ),
    ("minlength: 4097", .tooLong(minimum: 4097)),
    ("minlength: 99999999999999999999", .tooLong(minimum: 1 << 53)),
    ("allowed: [a]; max-repeating: 3; minlength: 5", .contradiction),
    ("allowed: [ab]; max-consecutive: 1; minlength: 2; required: [a]; required: [b]", .contradiction),
    ("required: [a]; required: [b]; maxlength: 2; max-sequential: 1", .contradiction),
    ("required: [a]; required: [a]; allowed: [a]; max-repeating: 1", .contradiction),
  ])
  func `what cannot be met is answered`(rules: String, reason: Unsatisfiable) {
    var source = SplitMix(seed: 4)
    let generator = PasswordGenerator(PasswordRequirements(rules))
    #expect(throws: reason) { try generator.password(using: &source) }
    #expect(generator.entropy == nil)
  }

  @Test func `whatever the rules, there is a password that meets them or a reason`() {
    var source = SplitMix(seed: 6)
    let words = [
      "required: upper;", "required: digit;", "required: [a];", "required: [ab], special;", "allowed: lower;",
      "allowed: [abc-];", "max-consecutive: 1;", "max-repeating: 2;", "max-sequential: 1;", "minlength: 6;",
      "maxlength: 5;", "maxlength: 30;", "minlength: 25;", "required: [1];", "required: [2];",
      "allowed: unicode;",
    ]
    for _ in 0..<300 {
      let rules = (0..<Int(source.next() % 7)).map { _ in source.pick(words) }.joined(separator: " ")
      let requirements = PasswordRequirements(rules)
      do throws(Unsatisfiable) {
        let password = try PasswordGenerator(requirements).password(using: &source)
        #expect(requirements.broken(by: password) == [], "\(rules)")
      } catch {
        #expect(!rules.isEmpty, "\(error)")
      }
    }
  }

  @Test func `the same chance gives the same password`() throws {
    var one = SplitMix(seed: 7)
    var other = SplitMix(seed: 7)
    let generator = PasswordGenerator(PasswordRequirements("minlength: 30; required: special"))
    #expect(try generator.password(using: &one) == generator.password(using: &other))
    var third = SplitMix(seed: 8)
    #expect(try generator.password(using: &one) != generator.password(using: &third))
  }

  @Test func `chance from a seed is the same everywhere`() {
    var zero = SeededChance(seed: 0)
    #expect(zero.next() == 0xE220_A839_7B1D_CDAF)
    #expect(SeededChance(seed: "") == SeededChance(seed: 0xCBF2_9CE4_8422_2325))
    #expect(SeededChance(seed: "a") == SeededChance(seed: 0xAF63_DC4C_8601_EC8C))
  }

  @Test func `strength is what is known of the formats`() throws {
    #expect(abs(try #require(PasswordGenerator().entropy) - 71.878) < 0.001)
    let pin = PasswordGenerator(PasswordRequirements("allowed: digit; maxlength: 4"))
    #expect(abs(try #require(pin.entropy) - 13.29) < 0.01)
    #expect(PasswordGenerator(PasswordRequirements("allowed: [a]; maxlength: 1")).entropy == 0)
  }

  @Test
  func `a thousand classes that are required leave no draw that meets them, and are strong all the same`()
    throws
  {
    let rules = String(repeating: "required: lower;", count: 1_100)
    #expect(try #require(PasswordGenerator(PasswordRequirements(rules)).entropy) > 1_000)
  }
}

extension Character {
  fileprivate var shape: Character {
    if isNumber { return "d" }
    if self == "-" { return "-" }
    return "aeiouyAEIUY".contains(self) ? "V" : "C"
  }
}

extension Collection<Int> {
  /// How far counts are from being all the same.
  fileprivate func chiSquare(in classes: Int) -> Double {
    let expected = Double(reduce(0, +)) / Double(classes)
    let missing = Double(classes - count) * expected
    return missing + reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
  }
}
