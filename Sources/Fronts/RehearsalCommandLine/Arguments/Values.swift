import ProcessIsolation
import RehearsalReports

/// Texts and numbers after options.
extension String: ArgumentValue {
  static var form: String { "TEXT" }

  init(word: String, of option: String) { self = word }
}

extension Int: WrittenValue {
  static var form: String { "N" }
  var word: String { grouped }

  /// A whole number greater than 0.
  init(word: String, of option: String) throws(UsageError) {
    guard let number = Int(word), number > 0 else { throw .needsNumber(option, word) }
    self = number
  }
}

extension UInt64: WrittenValue {
  static var form: String { "N" }
  var word: String { String(self) }

  init(word: String, of option: String) throws(UsageError) {
    guard let number = UInt64(word) else { throw .malformed("\(option) reads like 7, not “\(word)”.") }
    self = number
  }
}

extension Double {
  /// A number as everybody writes it, with digits and perhaps a point, because whole numbers are written in no other way
  /// either.
  fileprivate init?(decimal word: String) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard word.utf8.allSatisfy({ digits.contains($0) || $0 == UInt8(ascii: ".") }) else { return nil }
    self.init(word)
  }
}

/// A length of real time.
struct Seconds: WrittenValue {
  static let form = "N"
  let number: Double

  init(_ number: Double) {
    self.number = number
  }

  var word: String { number == number.rounded() ? String(Int(number)) : String(number) }

  init(word: String, of option: String) throws(UsageError) {
    guard let number = Double(decimal: word), number > 0, number < 3600 else {
      throw .needsNumber(option, word)
    }
    self.number = number
  }
}

/// A share in hundredths.
struct Percentage: ArgumentValue {
  static let form = "PERCENT"
  let number: Double

  init(word: String, of option: String) throws(UsageError) {
    guard let number = Double(decimal: word), (0...100).contains(number) else {
      throw .malformed("\(option) needs a percentage, not “\(word)”.")
    }
    self.number = number
  }
}

/// Options that several commands have.
enum CommonOptions {
  /// Seconds of real time without a word after which a handler has hung.
  static let usualHangLimit = 10

  static var hangLimit: Option<Int> {
    Option(
      "--hang-limit", "real time after which a handler has hung", as: "SECONDS", default: usualHangLimit)
  }

  static var redact: Option<Bool> {
    Option("--redact", "stand-ins for passwords, codes and tokens in reports")
  }

  static func handler(_ about: String) -> Option<String?> {
    Option("--handler", about, as: "NAME", suggesting: .handlers)
  }
}

/// The processes that code under rehearsal runs in.
struct ProcessOptions: OptionGroup {
  let hangLimit = CommonOptions.hangLimit
  let jobs = Option<Int?>(
    "--jobs", "how many processes share the work, by default as many as there are processors", as: "N")

  /// How many there are where nobody says.
  static let usualJobs = System.processorCount
}

/// How much of what can happen was tried.
struct CoverageOptions: OptionGroup {
  let isPrinted = Option<Bool>("--coverage", "what was tried of what can happen")
  let floor = Option<Percentage?>("--fail-under", "return 1 when less of what can happen was tried")
}
