import Documents
import Testing

/// XML property lists.
@Suite struct XMLReaderTests {
  @Test func `every kind of value is read`() throws {
    let root = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>yes</key><true/> <key>no</key><false></false>
        <key>number</key><integer>-12</integer> <key>hexadecimal</key><integer>0x1F</integer>
        <key>fraction</key><real>1.5</real> <key>day</key><date>2020-06-22T10:00:00Z</date>
        <key>bytes</key><data> AAEC </data> <key>nothing</key><string/> <key>list</key><array/>
        <key>text</key><string>a &lt;&amp;&gt;&#x1F600; <![CDATA[<b>&]]><!-- not here --></string>
      </dict></plist>
      """
    ).root
    #expect(root["yes"]?.bool == true)
    #expect(root["no"]?.bool == false)
    #expect(root["number"]?.value == .integer(-12))
    #expect(root["hexadecimal"]?.value == .integer(31))
    #expect(root["fraction"]?.value == .real("1.5"))
    #expect(root["day"]?.value == .date("2020-06-22T10:00:00Z"))
    #expect(root["bytes"]?.value == .data(count: 3))
    #expect(root["nothing"]?.string == "")
    #expect(root["list"]?.elements == [])
    #expect(root["text"]?.string == "a <&>😀 <b>&")
  }

  @Test func `a value knows its line and column, in code points`() throws {
    let document = try read("<plist>\r\n<dict>\r<key>ü</key>\n  <!-- ö --><true/></dict></plist>")
    let member = try #require(document.root.members?.first)
    #expect(document.place(of: member.offset) == TextPlace(line: 3, column: 1))
    #expect(document.place(of: member.node.offset) == TextPlace(line: 4, column: 13))
  }

  @Test func `of a key that comes twice the last value counts`() throws {
    let root = try read(
      "<plist><dict><key>a</key><string>1</string><key>a</key><string>2</string></dict></plist>"
    ).root
    #expect(root["a"]?.string == "2")
    #expect(root.members?.count == 2)
  }

  @Test(arguments: [
    ("<plist><dict><key>a</key></dict></plist>", "a value must stand before </dict>", 1, 26),
    ("<plist><dict><true/></dict></plist>", "a dictionary takes <key> here, not <true>", 1, 14),
    ("<plist><array>\n<string>x</array></plist>", "</string> must stand here", 2, 10),
    ("<plist><string>x", "<string> is never closed", 1, 8),
    ("<plist><string>a & b</string></plist>", "“&” is written &amp; here", 1, 18),
    ("<plist><string>&lol;</string></plist>", "there is no entity “&lol;”", 1, 16),
    ("<plist><string>&#xD800;</string></plist>", "there is no entity “&#xD800;”", 1, 16),
    ("<plist><integer>many</integer></plist>", "“many” is no whole number", 1, 8),
    ("<plist><set/></plist>", "property lists have no <set>", 1, 8),
    ("<plist><true/></plist>x", "something follows </plist>", 1, 23),
    ("<plist/>", "the property list is empty", 1, 1),
    ("<!DOCTYPE html><html></html>", "it is a web page", 1, 16),
    ("<plist><true/><!-- ", "a comment never ends", 1, 15),
  ])
  func `what cannot be read is told with its place`(text: String, problem: String, line: Int, column: Int) {
    #expect(throws: DocumentFault(problem, format: .xml, place: TextPlace(line: line, column: column))) {
      try read(text)
    }
  }

  @Test func `entities cannot unfold, because none can be declared`() {
    let text =
      #"<!DOCTYPE plist [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><plist><string>&b;</string></plist>"#
    #expect(throws: DocumentFault.self) { try read(text) }
  }

  @Test func `depth is bounded`() {
    let depth = 200_000
    let text =
      "<plist>" + String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
      + "</plist>"
    #expect(throws: DocumentFault.self) { try read(text) }
  }

  private func read(_ text: String) throws -> Document { try Document(Array(text.utf8)) }
}
