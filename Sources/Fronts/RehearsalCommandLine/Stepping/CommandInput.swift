import ProcessIsolation

/// Lines that somebody types, or that a script holds, one as soon as it is there.
struct CommandInput {
  /// A line, or how many bytes one has that is too long for any command.
  enum Line {
    case text(String)
    case tooLong(bytes: Int)
  }

  /// Longer than any sentence.
  private static let longest = 16_384

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// Lines from standard input.
  init() {
    descriptor = Console.input
  }

  /// Lines from a text.
  init(_ bytes: [UInt8]) {
    descriptor = -1
    buffer = bytes
    isAtEnd = true
  }

  /// Whether a person types, and wants to be asked.
  var isTyped: Bool { descriptor >= 0 && Console.isTerminal(descriptor) }

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
      let count = buffer.withUnsafeMutableBytes { System.read(descriptor, $0) }
      buffer.removeSubrange(max(0, count)...)
      position = 0
      guard count > 0 else {
        isAtEnd = true
        return nil
      }
    }
    defer { position += 1 }
    return buffer[position]
  }
}
