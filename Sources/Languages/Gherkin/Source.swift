/// The text of one feature file, under the name it goes by in messages.
public struct Source: Hashable, Sendable {
  /// The name of the file in pickles and messages.
  public let uri: String
  /// Whether something was not UTF-8, and is U+FFFD now.
  public let isRepaired: Bool
  let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Takes a text as it is; a byte order mark at its start is no part of it.
  public init(_ text: String, uri: String) {
    self.init(valid: Array(text.utf8), uri: uri)
  }

  /// Takes the bytes of a file; whatever is not UTF-8 becomes U+FFFD.
  public init(utf8: some Collection<UInt8>, uri: String) {
    let text = String(validating: utf8, as: UTF8.self)
    self.init(
      valid: text == nil ? Array(String(decoding: utf8, as: UTF8.self).utf8) : Array(utf8), uri: uri,
      isRepaired: text == nil)
  }

  private init(valid bytes: [UInt8], uri: String, isRepaired: Bool = false) {
    self.uri = uri
    self.isRepaired = isRepaired
    self.bytes = bytes
    lineStarts = bytes.lineStarts(from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// The number of lines; a line feed ends a line and does not begin another.
  public var lineCount: Int { lineStarts.count }

  /// The text of a line, counted from one, without its line end; `nil` where there is none.
  public func line(_ number: Int) -> String? {
    number >= 1 && number <= lineCount ? self[number].whole : nil
  }

  subscript(number: Int) -> SourceLine {
    let end = number < lineCount ? lineStarts[number] : bytes.count
    return SourceLine(bytes, number: number, from: lineStarts[number - 1], to: end)
  }
}

/// A place in a source; lines and columns are counted from one, and columns count code points.
public struct Location: Hashable, Sendable {
  /// The line.
  public let line: Int
  /// The column, or zero where no column is meant, as at the end of a file.
  public let column: Int

  /// A place by its line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  func at(column: Int) -> Location { Location(line: line, column: column) }
}
