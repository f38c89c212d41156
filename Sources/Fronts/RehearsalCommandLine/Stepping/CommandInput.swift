/// Lines that somebody types, or that a script holds, one as soon as it is there.
struct CommandInput {
  /// A line, or how many bytes one has that is too long for any command.
  enum Line {
    case text(String)
    case tooLong(bytes: Int)
  }

  /// Longer than any sentence.
  private static let longest = 16_384

  private let isStandard: Bool
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  /// Why nothing more can be read, where that is not the end.
  private(set) var fault: Files.Unreadable?

  /// Lines from standard input.
  init() {
    isStandard = true
  }

  /// Lines from a text.
  init(_ bytes: [UInt8]) {
    isStandard = false
    buffer = bytes
    isAtEnd = true
  }

  /// Whether a person types, and wants to be asked.
  var isTyped: Bool { isStandard && Console.isTerminal(Console.input) }

  /// The next line; `nil` at the end.
  mutating func next() -> Line? {
    var line: [UInt8] = []
    var count = 0
    while let byte = nextByte() {
      if byte == UInt8(ascii: "\n") { return Self.line(line, of: count) }
      count += 1
      if count <= Self.longest { line.append(byte) }
    }
    return count > 0 ? Self.line(line, of: count) : nil
  }

  private static func line(_ bytes: [UInt8], of count: Int) -> Line {
    count > longest ? .tooLong(bytes: count) : .text(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func nextByte() -> UInt8? {
    if position == buffer.count {
      guard !isAtEnd else { return nil }
      buffer = [UInt8](repeating: 0, count: 65_536)
      let count = take()
      buffer.removeSubrange(count...)
      position = 0
      guard count > 0 else {
        isAtEnd = true
        return nil
      }
    }
    defer { position += 1 }
    return buffer[position]
  }

  /// Fills the buffer with what is there; answers how much that is.
  private mutating func take() -> Int {
    do throws(Files.Unreadable) { return try Console.read(into: &buffer) } catch {
      fault = error
      return 0
    }
  }
}
