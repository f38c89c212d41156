import Rehearsal

/// A file in which people write one thing a line; lines that are empty or begin with # say nothing.
struct LinedFile {
  private let path: String
  let lines: [Line]

  struct Line {
    let number: Int
    let text: String
  }

  init(_ path: String) throws(UsageError) {
    self.path = path
    let bytes: [UInt8]
    do throws(Files.Unreadable) { bytes = try Files.bytes(of: path) } catch {
      throw .badFile("\(error.path): \(error.reason)")
    }
    lines = String(decoding: bytes, as: UTF8.self).lines(omittingEmpty: false).enumerated().map {
      Line(number: $0 + 1, text: String($1).trimmed)
    }.filter { !$0.text.isEmpty && !$0.text.hasPrefix("#") }
  }

  /// What is said of a line that is not what it should be.
  func fault(in line: Line, _ reason: String) -> UsageError {
    .badFile("\(path):\(line.number): \(reason)")
  }
}
