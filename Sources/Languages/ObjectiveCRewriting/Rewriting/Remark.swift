/// What was found in a file and left as it is, with its place.
public struct Remark: Hashable, Sendable {
  /// The file.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in bytes.
  public let column: Int
  /// What it is, and what can be done.
  public let text: String

  /// As compilers write it.
  public var warning: String { "\(path):\(line):\(column): warning: \(text)" }
}

extension Remark {
  init(_ text: String, at byte: Int, in source: SwiftSource) {
    (path, self.text) = (source.path, text)
    (line, column) = source.position(of: byte)
  }
}
