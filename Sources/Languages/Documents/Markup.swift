/// A text of XML as a tree of elements, each of which knows where it stands.
///
/// It is read without going deeper into the stack for each level, and nothing in it unfolds: entities other than XML's
/// own five and what a document type declares are refused.
package struct Markup: Sendable {
  /// The outermost element.
  package let root: MarkupElement
  private let lines: LineTable

  /// Reads a text of XML.
  package init(_ bytes: [UInt8]) throws(DocumentFault) {
    lines = LineTable(bytes)
    guard bytes.count <= Self.largest else {
      throw DocumentFault("it has more than \(Self.largest / 1_000_000) million bytes", format: nil)
    }
    var reader = MarkupReader(bytes: bytes)
    do throws(DocumentFlaw) { root = try reader.readRoot() } catch {
      throw DocumentFault(error.problem, format: nil, place: lines.place(at: error.offset))
    }
  }

  /// Where an element of this text begins.
  package func place(of element: MarkupElement) -> TextPlace? { lines.place(at: element.offset) }

  /// More than any text that somebody drew an interface with.
  static let largest = 16_000_000
  /// The deepest that an element may stand; views in views come nowhere near it.
  static let deepest = 200
  /// As many elements as a text may have.
  static let most = 200_000
}

/// An element of XML with what is in it.
package struct MarkupElement: Sendable {
  /// What it is called.
  package let name: String
  /// Its attributes, each once.
  package let attributes: [String: String]
  /// The elements in it, in order.
  package fileprivate(set) var children: [MarkupElement] = []
  /// The text right inside of it.
  package fileprivate(set) var text = ""
  let offset: Int

  /// An attribute's value.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first element of a name in it.
  package func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

  /// The first element in it whose `key` is of a name.
  package func child(key: String) -> MarkupElement? { children.first { $0["key"] == key } }
}

/// Reads a text of XML from its beginning to its end.
private struct MarkupReader {
  private var xml: XMLReader
  private var count = 0
  private var open: [MarkupElement] = []

  init(bytes: [UInt8]) {
    xml = XMLReader(bytes: bytes, noun: "a drawing")
  }

  mutating func readRoot() throws(DocumentFlaw) -> MarkupElement {
    try xml.skipMisc()
    while true {
      if !open.isEmpty { open[open.count - 1].text += try xml.readPlainText() }
      let start = xml.position
      guard start < xml.bytes.count else {
        throw DocumentFlaw(open.last.map { "<\($0.name)> is never closed" } ?? "it is empty", at: start)
      }
      guard let element = try step(at: start) else { continue }
      guard !open.isEmpty else {
        try xml.skipMisc()
        guard xml.position == xml.bytes.count else {
          throw xml.misreading("something follows </\(element.name)>")
        }
        return element
      }
      open[open.count - 1].children.append(element)
    }
  }

  /// Takes a tag; an element comes back where it ends.
  private mutating func step(at start: Int) throws(DocumentFlaw) -> MarkupElement? {
    let (tag, attributes) = try xml.readElementTag()
    if tag.isClosing {
      guard let last = open.popLast() else { throw DocumentFlaw("</\(tag.name)> closes nothing", at: start) }
      guard last.name == tag.name else { throw DocumentFlaw("</\(last.name)> must stand here", at: start) }
      return last
    }
    count += 1
    guard count <= Markup.most else {
      throw DocumentFlaw("it has more than \(Markup.most) elements", at: start)
    }
    guard open.count < Markup.deepest else { throw DocumentFlaw("elements are nested too deeply", at: start) }
    let element = MarkupElement(name: tag.name, attributes: attributes, offset: start)
    if tag.isEmpty { return element }
    open.append(element)
    return nil
  }
}
