import Synchronization

/// What a command takes, declared once: its options and operands are the properties, as `FormatOptions` shows.
///
/// Help, completion, the manual, defaults and what is said of a word that is not understood all come from here, and
/// only what stands here can be read.
protocol CommandOptions {
  init()
  static var name: String { get }
  static var about: String { get }
  /// What its operands mean, where they do not say it themselves.
  static var details: String { get }
  static var examples: [CommandExample] { get }
  /// What it can return besides 0, and 64 for a command line that is not understood.
  static var codes: [ExitCode] { get }
}

extension CommandOptions {
  static var details: String { "" }
  static var codes: [ExitCode] { [] }
  var name: String { Self.name }

  /// Its options, in the order in which they are declared.
  var options: [any DeclaredOption] { declared.options }

  /// Its operands, in the order in which they are declared.
  var operands: [any DeclaredOperand] { declared.operands }

  var declared: Declarations { Declarations(of: Self.self) }
}

/// The options and operands that a type has as properties, in the order in which they stand in it.
///
/// Each notes itself when it is made. To find them by reflection takes as long as thirty scenarios: for each type of value
/// there is, the runtime looks for a conformance among all that the program has.
struct Declarations {
  fileprivate(set) var options: [any DeclaredOption] = []
  fileprivate(set) var operands: [any DeclaredOperand] = []
}

extension Declarations {
  init(of type: any CommandOptions.Type) {
    let list = DeclarationList()
    DeclarationList.$current.withValue(list) { _ = type.init() }
    self = list.noted.withLock { $0 }
  }
}

/// What is declared while a command's options are made; only the task that makes them sees it.
final class DeclarationList: Sendable {
  @TaskLocal static var current: DeclarationList?

  fileprivate let noted = Mutex(Declarations())

  func note(_ option: any DeclaredOption) { noted.withLock { $0.options.append(option) } }
  func note(_ operand: any DeclaredOperand) { noted.withLock { $0.operands.append(operand) } }
}

/// Options that belong together, or that several commands have.
protocol OptionGroup {}

/// A command line that shows what a command is for.
struct CommandExample {
  /// The words after the command's own name.
  let words: [String]
  let about: String
  /// What it returns where nothing but what it asks for is there.
  let code: ExitCode

  init(_ words: String..., about: String, returns code: ExitCode = .fine) {
    self.words = words
    self.about = about
    self.code = code
  }
}
