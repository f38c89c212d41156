/// Texts within XML.
extension String {
  /// The text with a stand-in for what XML cannot hold at all.
  var asXMLText: String {
    mapped { scalar in
      switch scalar {
      case "\t", "\n", "\r": nil
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    }
  }

  /// The text as a section without markup, or two where it holds the end of one.
  var asCDATA: String {
    var text = "<![CDATA["
    var brackets = 0
    for scalar in asXMLText.unicodeScalars {
      if scalar == ">", brackets >= 2 { text += "]]><![CDATA[" }
      brackets = scalar == "]" ? brackets + 1 : 0
      text.unicodeScalars.append(scalar)
    }
    return text + "]]>"
  }

  /// The text as the value of an attribute, or between tags.
  var asXMLAttribute: String {
    asXMLText.mapped { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      // Readers make spaces of these when they stand in an attribute as they are.
      case "\t": "&#9;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      default: nil
      }
    }
  }
}

extension [(String, String)] {
  /// The attributes of an element, with a space before each.
  var asXML: String { map { " \($0.0)=\"\($0.1.asXMLAttribute)\"" }.joined() }
}
