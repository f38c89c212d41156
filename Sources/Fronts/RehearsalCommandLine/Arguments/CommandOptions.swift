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

  var declared: Declarations { Declarations(of: self) }
}

/// The options and operands that a type has as properties.
struct Declarations {
  var options: [any DeclaredOption] = []
  var operands: [any DeclaredOperand] = []

  init(of declaring: Any) {
    for child in Mirror(reflecting: declaring).children {
      (child.value as? any Declared)?.add(to: &self)
    }
  }
}

/// What a command can have as a property: an option, an operand, or a group of options.
///
/// One protocol for all of them, because to ask for one that a type does not have takes longer than to read two
/// scenarios.
protocol Declared {
  func add(to declarations: inout Declarations)
}

/// Options that belong together, or that several commands have.
protocol OptionGroup: Declared {}

extension OptionGroup {
  func add(to declarations: inout Declarations) {
    declarations.options += Declarations(of: self).options
  }
}

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
