extension GherkinDocument {
  /// Parses a source; the parts of its tree are numbered from `firstID`.
  ///
  /// - Throws: What is wrong with the source, all of it at once.
  public init(parsing source: Source, dialects: Dialects = .english, firstID: Int = 0) throws(SyntaxErrors) {
    var builder = TreeBuilder(Parser(source, dialects: dialects), firstID: firstID)
    self = try builder.document(uri: source.uri)
  }
}

extension Source {
  /// What each line is, with the end of the file at the end.
  ///
  /// - Throws: What is wrong with the source, all of it at once.
  public func tokens(dialects: Dialects = .english) throws(SyntaxErrors) -> [Token] {
    var parser = Parser(self, dialects: dialects)
    var tokens = [parser.next()]
    while tokens.last?.kind != .endOfFile { tokens.append(parser.next()) }
    guard parser.errors.isEmpty else { throw SyntaxErrors(uri: uri, errors: parser.errors) }
    return tokens
  }
}
