/// Where the lines of a text begin.
struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// The lines of a text; of no bytes at all there are none.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = bytes.isEmpty ? [] : [0]
    for (offset, byte) in bytes.enumerated() {
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
      if endsLine { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// The line and column of a byte.
  func place(at offset: Int) -> TextPlace? {
    guard !starts.isEmpty else { return nil }
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    // Every code point of UTF-8 has one byte that does not continue another.
    let points = bytes[starts[low]..<offset].count { $0 & 0xC0 != 0x80 }
    let hasMark = low == 0 && bytes.starts(with: Bytes.mark) && offset >= Bytes.mark.count
    return TextPlace(line: low + 1, column: points + (hasMark ? 0 : 1))
  }
}
