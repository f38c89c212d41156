import Documents
import Testing

/// XML as a tree of elements.
@Suite struct MarkupTests {
  private func read(_ text: String) throws -> Markup { try Markup(Array(text.utf8)) }

  private func fault(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch let fault as DocumentFault {
      return "\(fault.place.map { "\($0.line):\($0.column) " } ?? "")\(fault.problem)"
    } catch {
      return "\(error)"
    }
  }

  @Test func `elements have attributes, text and places`() throws {
    let markup = try read(
      """
      <?xml version="1.0"?><!-- drawn -->
      <a one='1' two="&lt;&quot;&#x41;">
        <b key="first"/>text<!-- c --> more <![CDATA[<&>]]>
        <b key="second"><c/></b>
      </a>
      """)
    #expect(markup.root.name == "a")
    #expect(markup.root.attributes == ["one": "1", "two": "<\"A"])
    #expect(markup.root.children.map(\.name) == ["b", "b"])
    #expect(markup.root.text.split(whereSeparator: \.isWhitespace) == ["text", "more", "<&>"])
    let second = try #require(markup.root.child(key: "second"))
    #expect(second.child("c") != nil && second.child("d") == nil)
    #expect(markup.place(of: second) == TextPlace(line: 4, column: 3))
  }

  @Test(arguments: [
    ("", "it is empty"),
    ("<a>", "1:4 <a> is never closed"),
    ("<a></b>", "1:4 </a> must stand here"),
    ("</a>", "1:1 </a> closes nothing"),
    ("<a/><b/>", "1:5 something follows </a>"),
    ("<a b></a>", "1:4 the attribute “b” has no value"),
    ("<a b=c/>", "1:4 the value of “b” stands in no quotes"),
    ("<a b=\"1\" b=\"2\"/>", "1:10 the attribute “b” stands here twice"),
    ("<a\n b=\"", "2:2 the value of “b” never ends"),
    ("<a>&bomb;</a>", "1:4 there is no entity “&bomb;”"),
    ("<a>&", "1:4 “&” is written &amp; here"),
    ("<a b=\"<\"/>", "1:7 “<” is written &lt; here"),
    (
      "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>",
      "1:13 a drawing declares nothing of its own"
    ),
    ("< a/>", "1:1 a tag has no name"), ("words", "1:1 a tag must stand here"),
  ])
  func `what is no XML is told with its place`(text: String, problem: String) {
    #expect(fault(text) == problem)
  }

  @Test func `what is too deep, too much or too long is refused, and quickly`() {
    #expect(fault(String(repeating: "<a>", count: 1_000_000))?.hasSuffix("nested too deeply") == true)
    #expect(
      fault("<a>" + String(repeating: "<b/>", count: 200_001) + "</a>")?.hasSuffix("200000 elements") == true)
    #expect(fault(String(repeating: " ", count: 16_000_001))?.hasSuffix("million bytes") == true)
  }

  @Test func `nothing that is broken is a trap`() {
    let whole = Array("<a b=\"c\"><!-- d --><e f='&amp;'>g<![CDATA[h]]></e></a>".utf8)
    for end in 0..<whole.count { #expect(throws: DocumentFault.self) { try Markup(Array(whole[..<end])) } }
    for place in whole.indices {
      for byte: UInt8 in [0, 0x20, 0x26, 0x3C, 0x3E, 0x2F, 0x22, 0xFF] {
        var broken = whole
        broken[place] = byte
        _ = try? Markup(broken)
      }
    }
  }
}
