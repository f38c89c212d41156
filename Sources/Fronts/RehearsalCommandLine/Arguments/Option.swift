/// A word that begins with two dashes, such as `--shard`, and what it is set to.
///
/// The type says how often it may be given: `Option<Bool>` stands alone, `Option<Shard?>` need not be given,
/// `Option<Int>` has a default, and `Option<[Destination]>` may be given several times.
struct Option<Value>: Sendable {
  let declaration: OptionDeclaration
  /// What all words that it was set to mean together.
  let read: @Sendable ([String]) throws(UsageError) -> Value

  private init(
    _ declaration: OptionDeclaration, _ read: @escaping @Sendable ([String]) throws(UsageError) -> Value
  ) {
    (self.declaration, self.read) = (declaration, read)
    DeclarationList.current?.note(self)
  }
}

/// What help, completion and the manual know of an option.
struct OptionDeclaration: Sendable {
  let name: String
  /// How a value reads; `nil` where it stands alone.
  let form: String?
  let about: String
  /// What holds where it is not given.
  let usual: String?
  let isRepeatable: Bool
  let suggestions: Suggestions
}

extension OptionDeclaration {
  /// The word after which none is an option, for files whose names begin with a dash.
  static let end = "--"
}

/// What can be put where a word was begun.
enum Suggestions: Hashable, Sendable {
  case nothing
  case words([String])
  case files
  case folders
  /// The handlers of the command that is asked.
  case handlers
}

/// What can stand after an option, or as an operand.
protocol ArgumentValue: SendableMetatype {
  /// How it reads, as help says it.
  static var form: String { get }
  static var suggestions: Suggestions { get }
  /// What a word after an option or for an operand means.
  init(word: String, of option: String) throws(UsageError)
}

extension ArgumentValue {
  static var suggestions: Suggestions { .nothing }
}

/// A value that help can say, so that it can be a default.
protocol WrittenValue: ArgumentValue {
  var word: String { get }
}

/// One of a few words.
protocol WordChoice: WrittenValue, RawRepresentable<String>, CaseIterable {}

extension WordChoice {
  static var words: [String] { allCases.map(\.rawValue) }
  static var form: String { words.joined(separator: "|") }
  static var suggestions: Suggestions { .words(words) }
  var word: String { rawValue }

  init(word: String, of option: String) throws(UsageError) {
    guard let choice = Self(rawValue: word) else {
      throw .unknown("value of \(option)", word, among: Self.words)
    }
    self = choice
  }
}

extension Option where Value == Bool {
  /// One that stands alone.
  init(_ name: String, _ about: String) {
    let declaration = OptionDeclaration(
      name: name, form: nil, about: about, usual: nil, isRepeatable: false, suggestions: .nothing)
    self.init(declaration) { !$0.isEmpty }
  }
}

extension Option {
  /// One that need not be given.
  init<Given: ArgumentValue>(
    _ name: String, _ about: String, as form: String? = nil, suggesting suggestions: Suggestions? = nil
  ) where Value == Given? {
    let declaration = OptionDeclaration(
      name: name, form: form ?? Given.form, about: about, usual: nil, isRepeatable: false,
      suggestions: suggestions ?? Given.suggestions)
    self.init(declaration) { words throws(UsageError) in
      guard let word = words.first else { return nil }
      return try Given(word: word, of: name)
    }
  }

  /// One with a value where it is not given.
  init(_ name: String, _ about: String, as form: String? = nil, default usual: Value)
  where Value: WrittenValue & Sendable {
    let declaration = OptionDeclaration(
      name: name, form: form ?? Value.form, about: about, usual: usual.word, isRepeatable: false,
      suggestions: Value.suggestions)
    self.init(declaration) { words throws(UsageError) in
      guard let word = words.first else { return usual }
      return try Value(word: word, of: name)
    }
  }

  /// One that may be given several times, and all that is said holds.
  init<Element: ArgumentValue>(
    _ name: String, _ about: String, as form: String? = nil, suggesting suggestions: Suggestions? = nil
  ) where Value == [Element] {
    let declaration = OptionDeclaration(
      name: name, form: form ?? Element.form, about: about, usual: nil, isRepeatable: true,
      suggestions: suggestions ?? Element.suggestions)
    self.init(declaration) { words throws(UsageError) in
      var elements: [Element] = []
      for word in words { elements.append(try Element(word: word, of: name)) }
      return elements
    }
  }
}

/// An option whose type does not matter.
protocol DeclaredOption: Sendable {
  var declaration: OptionDeclaration { get }
  /// What it is set to, whatever that is.
  func value(of words: [String]) throws(UsageError) -> Any
}

extension Option: DeclaredOption {
  func value(of words: [String]) throws(UsageError) -> Any { try read(words) }
}
