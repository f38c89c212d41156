import Designs
import Foundation
import Rehearsal
import RehearsalCommandLine
import Stories
import TestBench
import Testing

@testable import RehearsalReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Runs and machines as SVG and Mermaid.
@Suite struct PictureTests {
  @Test(arguments: SequenceDiagram.Format.allCases)
  func `the picture of a run is the one on record`(format: SequenceDiagram.Format) throws {
    try expectRecord(Self.diagram("trusting").text(as: format), "trusting.\(format.rawValue)")
  }

  @Test func `the picture at the head of the README is the one the tool draws`() throws {
    let path = "Sources/Core/Rehearsal/Rehearsal.docc/Resources/lost-reply.svg"
    let readme = try String(contentsOf: House.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.prefix(900).contains("](\(path))"))
    let picture = try String(contentsOf: House.root.appending(path: path), encoding: .utf8)
    let drawn = try Self.diagram("trusting").text(as: .svg)
    #expect(picture == drawn, "draw it again: swift run rehearse story trusting --format svg > \(path)")
    #expect(drawn.utf8.count < 40_000)
  }

  @Test func `a picture of a run shows the screens the user saw, and what there is in the end`() throws {
    let svg = try Self.diagram("step-up").text(as: .svg)
    let phones = svg.matches(of: /class="glass"/).count
    #expect(phones == 5)
    for text in [
      "Upgrading to a", "Enter the code we", ">424242<", "from 0.100 s", "The request ended: upgraded.",
    ] {
      #expect(svg.contains(text), "\(text)")
    }
    let locked = try Self.diagram("trusting").text(as: .svg)
    #expect(locked.contains(">≠<") && locked.contains("carried out all the same"))
    #expect(!svg.contains(">≠<"))
  }

  @Test func `a screen of each kind is drawn within its phone`() throws {
    let row = ScreenPicture.Row(
      service: "shiny.example", user: "jappleseed", isUrgent: true, warnings: ["It is easily guessed."],
      buttons: ["Upgrade to a strong password"])
    let long = String(repeating: "word ", count: 400)
    let places: [ScreenPicture.Place] = [
      .home(app: long), .account(.init(service: long, user: long, password: nil, busy: long)),
      .recommendations([row, row, row, row, row], busy: long), .app(long, told: long, elements: []),
      .website(long),
    ]
    let elements: [ScreenPicture.Element] = [
      .label(long), .field(long, text: long), .button(long, isEnabled: false), .button("OK", isEnabled: true),
    ]
    let fronts: [ScreenPicture.Front?] = [
      nil, .interface(title: long, elements: elements + elements + elements), .sheet(long), .message(long),
      .prompt(long, buttons: [long, long]), .notification(long),
    ]
    for place in places {
      for front in fronts {
        var drawing = Drawing()
        PhoneDrawing(of: ScreenPicture(place: place, front: front)).draw(into: &drawing, x: 24, y: 24)
        let svg = drawing.file(title: "phone")
        try Self.check(svg)
        #expect(drawing.width == 24 + PhoneDrawing.width && drawing.height == 24 + PhoneDrawing.height)
      }
    }
  }

  @Test(arguments: SequenceDiagram.Format.allCases)
  func `the picture of two runs shows where they part`(format: SequenceDiagram.Format) throws {
    let pair = Comparison(of: try Self.diagram("trusting"), beside: try Self.diagram("asking"))
    #expect(pair.shared == 10)
    try expectRecord(pair.text(as: format), "trusting-beside-asking.\(format.rawValue)")
  }

  @Test func `runs that differ from the beginning are still a picture`() throws {
    let pair = Comparison(of: try Self.diagram("trusting"), beside: try Self.diagram("apple"))
    #expect(pair.shared == 0)
    #expect(pair.text(as: .svg).contains("they differ from the beginning"))
    try Self.check(pair.text(as: .svg))
  }

  @Test(arguments: Stories.all.map(\.name))
  func `no text runs into another, or out of the picture`(name: String) throws {
    try Self.check(Self.diagram(name).text(as: .svg))
    try Self.check(Comparison(of: Self.diagram(name), beside: Self.diagram("step-up")).text(as: .svg))
  }

  @Test(arguments: Upgrade.allCases, [Origin.settings, .app])
  func `the machine is drawn without one text on another`(kind: Upgrade, origin: Origin) throws {
    try Self.check(MachineDiagram(of: Request(kind, from: origin)).text(as: .svg))
  }

  @Test func `a picture tells everything that happened, in as many lines as that takes`() throws {
    for name in ["trusting", "step-up"] {
      let diagram = try Self.diagram(name)
      for svg in [
        diagram.text(as: .svg), Comparison(of: diagram, beside: diagram).text(as: .svg),
        diagram.text(as: .mermaid).replacing("<br>", with: " ").replacing(/#\d+;/, with: "·"),
      ] {
        let words = Self.texts(in: svg)
        for frame in diagram.film.frames {
          let sentence = frame.sentence.split(separator: " ").joined(separator: " ")
          #expect(words.contains(svg.hasPrefix("<svg") ? sentence : Self.dotted(sentence)), "\(sentence)")
        }
        #expect(!words.contains("holds…"))
      }
    }
  }

  private static func dotted(_ sentence: String) -> String {
    sentence.replacing(/[^\p{Alphabetic}\p{N} .,\-\/'()?!…“”→✗_]/, with: "·")
  }

  /// All texts of a picture, one after the other.
  private static func texts(in svg: String) -> String {
    guard svg.hasPrefix("<svg") else { return svg }
    let reader = TextReader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    _ = parser.parse()
    return reader.texts.map { $0.words.split(separator: " ").joined(separator: " ") }.joined(separator: " ")
  }

  @Test(
    arguments: Results.quotedTexts + [Results.Quoted(text: String(repeating: "<&\u{202E}\"ש", count: 2_500))])
  func `hostile text stays text`(quoted: Results.Quoted) throws {
    let text = quoted.text
    let film = Film(of: .sample(text))
    let diagram = SequenceDiagram(of: film, title: text)
    for svg in [diagram.text(as: .svg), Comparison(of: diagram, beside: diagram).text(as: .svg)] {
      try Self.check(svg)
      #expect(!svg.contains("<script") && !svg.contains("]]>") && !svg.contains("<b>"))
      let hidden = svg.unicodeScalars.filter {
        $0 != "\n" && $0 != "\u{200D}" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(hidden.isEmpty)
      #expect(svg.utf8.count < 4_000_000)
    }
  }

  @Test(arguments: Results.quotedTexts)
  func `hostile text is a word of Mermaid and no line of it`(quoted: Results.Quoted) {
    let text = quoted.text
    let film = Film(of: .sample(text))
    let mermaid = SequenceDiagram(of: film, title: text).text(as: .mermaid)
    let tame = SequenceDiagram(of: Film(of: .sample("x")), title: "x").text(as: .mermaid)
    let form = #/sequenceDiagram|  accTitle: |  participant p\d as \w+|  p\d(->>|--x)p\d: /#
    // A character has a number between # and ; where it could be something else.
    let lines = mermaid.replacing(/#\d+;/, with: "").split(separator: "\n")
    for line in lines { #expect(line.prefixMatch(of: form) != nil, "\(line)") }
    for line in lines.dropFirst() {
      let words = line.replacing("<br>", with: " ").drop { $0 != ":" }.dropFirst()
      #expect(!words.contains { ":;<>\"`%{}[]\\|#&".contains($0) }, "\(line)")
    }
    #expect(lines.count == tame.split(separator: "\n").count)
  }

  static func diagram(_ name: String) throws -> SequenceDiagram {
    let story = try #require(Stories.all.first { $0.name == name })
    return SequenceDiagram(of: Film(of: story.play()), title: story.about)
  }

  /// Parses a picture, and looks for texts over each other and over its edges.
  private static func check(
    _ svg: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let reader = TextReader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))", sourceLocation: sourceLocation)
    #expect(!reader.texts.isEmpty, sourceLocation: sourceLocation)
    for text in reader.texts where text.x < 0 || text.x + text.width > reader.width || text.y > reader.height
    {
      Issue.record("“\(text.words)” is cut off", sourceLocation: sourceLocation)
    }
    let rows = Dictionary(grouping: reader.texts, by: \.y)
    for (_, row) in rows {
      let sorted = row.sorted { $0.x < $1.x }
      for (text, next) in zip(sorted, sorted.dropFirst()) where text.x + text.width > next.x {
        Issue.record("“\(text.words)” runs into “\(next.words)”", sourceLocation: sourceLocation)
      }
    }
    let lines = rows.keys.sorted()
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(
        next - line >= 16
          || Set(rows[line, default: []].map(\.x)).isDisjoint(with: rows[next, default: []].map(\.x)))
    }
  }
}

/// The texts of an SVG, with the room each takes.
private final class TextReader: NSObject, XMLParserDelegate {
  struct Text {
    var x: Int
    let y: Int
    let size: Int
    let anchor: String?
    var words = ""
    var width: Int { Drawing.width(of: words, size: size) }
  }

  private(set) var texts: [Text] = []
  private(set) var width = 0
  private(set) var height = 0
  private var path: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    path.append(element)
    func number(_ name: String) -> Int { attributes[name].flatMap { Int($0) } ?? -1 }
    if element == "svg" { (width, height) = (number("width"), number("height")) }
    if element == "text" {
      texts.append(
        Text(x: number("x"), y: number("y"), size: number("font-size"), anchor: attributes["text-anchor"]))
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if path.last == "text" { texts[texts.count - 1].words += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
    guard element == "text", let text = texts.last else { return }
    switch text.anchor {
    case "middle": texts[texts.count - 1].x -= text.width / 2
    case "end": texts[texts.count - 1].x -= text.width
    default: break
    }
  }
}
