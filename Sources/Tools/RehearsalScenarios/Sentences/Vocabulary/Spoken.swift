import Rehearsal

/// What can stand in a gap of a sentence: everything that can has words of its own, and nothing else is accepted there.
///
/// One declaration gives both, the words that a scenario may write and what comes out of them, so that no word is
/// accepted that means nothing.
protocol Spoken: Hashable, Sendable {
  /// The name of the gap, as it stands between braces.
  static var gap: String { get }
  /// Everything that can stand there, in the order in which it is listed.
  static var spoken: [Self] { get }
  /// How a sentence says it.
  var words: String { get }
}

extension Spoken where Self: CaseIterable {
  static var spoken: [Self] { Array(allCases) }
}

extension Spoken where Self: RawRepresentable<String> {
  var words: String { rawValue }
}

extension ParameterType {
  /// The type of a gap, made of what can stand in it.
  init<Choice: Spoken>(_: Choice.Type) {
    self.init(Choice.gap, words: Choice.spoken.map(\.words))
  }
}

extension Value {
  /// The word for what stands in a gap.
  static func word(_ choice: some Spoken) -> Value { .word(choice.words) }
}

extension SentenceValues {
  /// What the word in a gap stands for.
  func choice<Choice: Spoken>(_ index: Int, _: Choice.Type = Choice.self) -> Choice {
    guard case .word(let word) = value(index), let choice = Choice.spoken.first(where: { $0.words == word })
    else { mistake("its \((index + 1).ordinal) value, “\(value(index).sentence)”, is no {\(Choice.gap)}") }
    return choice
  }
}
