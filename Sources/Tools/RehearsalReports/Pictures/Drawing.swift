/// An SVG that grows element by element, and knows how wide its texts are.
///
/// Widths are reckoned in cells of a font whose characters are all alike, and rather too wide than too narrow,
/// because nobody knows which font a reader has. So texts cannot run into each other.
struct Drawing {
  private var body = ""
  private(set) var width = 0
  private(set) var height = 0

  /// How wide a cell is, for each pixel of the size of the font.
  static let cell = 0.64

  mutating func line(_ kind: String, from: (x: Int, y: Int), to: (x: Int, y: Int)) {
    grow(max(from.x, to.x), max(from.y, to.y))
    element(
      "line",
      [
        ("class", kind), ("x1", "\(from.x)"), ("y1", "\(from.y)"), ("x2", "\(to.x)"), ("y2", "\(to.y)"),
      ])
  }

  mutating func path(_ kind: String, _ steps: String) {
    element("path", [("class", kind), ("d", steps)])
  }

  mutating func dot(_ kind: String, at center: (x: Int, y: Int)) {
    grow(center.x + 4, center.y + 4)
    element("circle", [("class", kind), ("cx", "\(center.x)"), ("cy", "\(center.y)"), ("r", "4")])
  }

  mutating func rectangle(_ kind: String, x: Int, y: Int, width: Int, height: Int, radius: Int = 0) {
    grow(x + width, y + height)
    element(
      "rect",
      [
        ("class", kind), ("x", "\(x)"), ("y", "\(y)"), ("width", "\(width)"), ("height", "\(height)"),
        ("rx", "\(radius)"),
      ])
  }

  /// Where a text begins, ends or has its middle.
  enum Anchor: String {
    case start
    case middle
    case end
  }

  /// A text of at most so many cells; the whole of a longer one is its title.
  mutating func text(
    _ kind: String, _ text: String, x: Int, y: Int, size: Int = 13, cells: Int = 400, anchor: Anchor = .start
  ) {
    let short = text.shortened(toCells: cells)
    if anchor == .start { grow(x + Self.width(of: short, size: size), y + 4) }
    let title = short == text ? "" : "<title>\(text.cut(toBytes: 12_000).asXMLAttribute)</title>"
    let attributes =
      [("class", kind), ("x", "\(x)"), ("y", "\(y)"), ("font-size", "\(size)")]
      + (anchor == .start ? [] : [("text-anchor", anchor.rawValue)])
    body += "<text\(attributes.asXML)>\(title)\(short.asXMLAttribute)</text>\n"
  }

  /// A text in as many lines as it takes; answers with where the next line would be.
  mutating func paragraph(
    _ kind: String, _ text: String, x: Int, y: Int, size: Int, cells: Int, lines: Int = 4
  ) -> Int {
    let step = size + size / 2
    let all = text.wrapped(toCells: cells, lines: lines)
    for (index, line) in all.enumerated() { self.text(kind, line, x: x, y: y + index * step, size: size) }
    return y + max(1, all.count) * step
  }

  /// How many pixels a text takes at most.
  static func width(of text: String, size: Int) -> Int {
    width(ofCells: text.cells, size: size)
  }

  static func width(ofCells cells: Int, size: Int) -> Int {
    Int((Double(cells) * Double(size) * cell).rounded(.up))
  }

  private mutating func element(_ name: String, _ attributes: [(String, String)]) {
    body += "<\(name)\(attributes.asXML)/>\n"
  }

  /// Leaves room below everything.
  mutating func leave(_ room: Int) { height += room }

  private mutating func grow(_ x: Int, _ y: Int) {
    width = max(width, x)
    height = max(height, y)
  }

  /// The whole file, which looks the same by day and by night wherever it is put.
  func file(title: String) -> String {
    root([("xmlns", "http://www.w3.org/2000/svg")], title, "<style>\(PictureStyle.alone)</style>\n")
  }

  /// The picture for a page that has the styles already.
  func inline(title: String) -> String { root([("class", "picture")], title, "") }

  private func root(_ attributes: [(String, String)], _ title: String, _ head: String) -> String {
    let (width, height) = (width + 16, height + 16)
    let all =
      attributes + [
        ("width", "\(width)"), ("height", "\(height)"), ("viewBox", "0 0 \(width) \(height)"),
        ("role", "img"), ("aria-label", title.plain.cut(toBytes: 1_000)),
      ]
    return "<svg\(all.asXML)>\n<title>\(title.plain.cut(toBytes: 1_000).asXMLAttribute)</title>\n\(head)"
      + "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n\(body)</svg>\n"
  }
}

extension String {
  /// How many cells it takes: one a letter of Europe, two for everything else.
  var cells: Int { unicodeScalars.reduce(0) { $0 + $1.cells } }

  /// The text, or its beginning and an ellipsis, in so many cells.
  func shortened(toCells limit: Int) -> String {
    // Most texts are short, and bytes are quicker to count than cells.
    guard utf8.count > limit || utf8.contains(where: { $0 >= 0x80 }), cells > limit else { return self }
    return head(ofCells: limit - 1) + "…"
  }
}

extension String {
  /// The text in lines of so many cells, broken between words where that can be, and no more of it than there are
  /// lines for.
  func wrapped(toCells limit: Int, lines count: Int) -> [String] {
    if cells <= limit { return allSatisfy { $0 == " " } ? [] : [self] }
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if longer.cells <= limit {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = String(word)
      while line.cells > limit, lines.count < count {
        let head = line.head(ofCells: limit)
        lines.append(head)
        line.unicodeScalars.removeFirst(head.unicodeScalars.count)
      }
      if lines.count >= count { break }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > count else { return lines }
    return lines.prefix(count - 1) + [lines[count - 1].head(ofCells: limit - 1) + "…"]
  }

  /// As much of the beginning as fits into so many cells, and at least one sign.
  fileprivate func head(ofCells limit: Int) -> String {
    var text = ""
    var room = limit
    for scalar in unicodeScalars {
      room -= scalar.cells
      guard room >= 0 || text.isEmpty else { break }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var cells: Int {
    switch value {
    case ..<0x300, 0x2010...0x2027: 1
    default: 2
    }
  }
}
