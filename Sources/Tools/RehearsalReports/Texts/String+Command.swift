/// Texts in commands that a step prints for GitHub.
extension String {
  var asCommandText: String {
    mapped { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  var asCommandProperty: String {
    asCommandText.mapped { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }
}
