/// A property list or a text of JSON, read to one tree whose values know where they stand.
package struct Document: Sendable {
  /// The outermost value.
  package let root: Node
  /// How it is written.
  package let format: Format
  private let lines: LineTable

  /// How a document is written.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case xml = "an XML property list"
    case binary = "a binary property list"
    case json = "JSON"
  }

  /// Reads a document in whichever format its first bytes announce.
  package init(_ bytes: [UInt8]) throws(DocumentFault) {
    format = try Format(of: bytes)
    lines = LineTable(format == .binary ? [] : bytes)
    do throws(DocumentFlaw) {
      root = try Self.readRoot(of: bytes, as: format)
    } catch {
      throw DocumentFault(error.problem, format: format, place: lines.place(at: error.offset))
    }
  }

  /// Where a value of this document stands; `nil` in a binary one, which has no lines.
  package func place(of offset: Int) -> TextPlace? { lines.place(at: offset) }

  private static func readRoot(of bytes: [UInt8], as format: Format) throws(DocumentFlaw) -> Node {
    switch format {
    case .xml:
      var reader = XMLReader(bytes: bytes)
      return try reader.readDocument()
    case .binary:
      var reader = try BinaryReader(bytes: bytes)
      return try reader.readDocument()
    case .json:
      var reader = JSONReader(bytes: bytes, from: bytes.starts(with: Bytes.mark) ? Bytes.mark.count : 0)
      return try reader.readDocument()
    }
  }

  /// The deepest a value may stand; far below what would exhaust a stack.
  static let deepest = 100
}

/// A line and a column of a text, both from 1; columns count code points.
package struct TextPlace: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Why a document cannot be read.
package struct DocumentFault: Error, Hashable, Sendable {
  /// What is wrong, as a clause.
  package let problem: String
  /// What to do about it, as a clause; `nil` where the problem says it.
  package let remedy: String?
  /// What it was read as; `nil` where that could not be told.
  package let format: Document.Format?
  /// Where; `nil` where there are no lines.
  package let place: TextPlace?

  package init(_ problem: String, remedy: String? = nil, format: Document.Format?, place: TextPlace? = nil) {
    self.problem = problem
    self.remedy = remedy
    self.format = format
    self.place = place
  }
}

/// What a reader stumbles over, and at which byte.
package struct DocumentFlaw: Error, Hashable {
  /// What is wrong, as a clause.
  package let problem: String
  /// Where, counted from 0.
  package let offset: Int

  init(_ problem: String, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
