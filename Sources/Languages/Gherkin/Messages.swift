/// The official JSON forms: one object a line.
extension GherkinDocument {
  /// The tree as a line of the official message stream.
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("gherkinDocument") { json in
        json.object { json in
          json.member("comments", each: comments) { json, comment in
            json.object { json in
              json.member("location", comment.location)
              json.member("text", comment.text)
            }
          }
          if let feature { json.member("feature", feature.write) }
          json.member("uri", uri)
        }
      }
    }
    return json.text
  }
}

extension SyntaxErrors {
  /// The errors as lines of the official message stream.
  public var json: [String] {
    errors.map { error in
      var json = JSONWriter()
      json.object { json in
        json.member("parseError") { json in
          json.object { json in
            json.member("message", error.description)
            json.member("source") { json in
              json.object { json in
                json.member("location", error.location)
                json.member("uri", uri)
              }
            }
          }
        }
      }
      return json.text
    }
  }
}

extension Feature {
  fileprivate func write(in json: inout JSONWriter) {
    json.object { json in
      json.member("children", each: Child.all(background, scenarios) + rules.map(Child.rule)) {
        $1.write(in: &$0)
      }
      json.member("description", heading.description)
      json.member("keyword", heading.keyword)
      json.member("language", language)
      json.member("location", heading.location)
      json.member("name", heading.name)
      json.member("tags", each: tags) { $1.write(in: &$0) }
    }
  }
}

/// What a feature or a rule is made of, each under its name.
private enum Child {
  case background(Background)
  case scenario(GherkinScenario)
  case rule(GherkinRule)

  static func all(_ background: Background?, _ scenarios: [GherkinScenario]) -> [Child] {
    (background.map { [.background($0)] } ?? []) + scenarios.map(Child.scenario)
  }

  func write(in json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .background(let background): json.member("background", background.write)
      case .scenario(let scenario): json.member("scenario", scenario.write)
      case .rule(let rule): json.member("rule", rule.write)
      }
    }
  }
}

extension GherkinRule {
  fileprivate func write(in json: inout JSONWriter) {
    json.object { json in
      json.member("children", each: Child.all(background, scenarios)) { $1.write(in: &$0) }
      heading.write(in: &json, id: id)
      json.member("tags", each: tags) { $1.write(in: &$0) }
    }
  }
}

extension Background {
  fileprivate func write(in json: inout JSONWriter) {
    json.object { json in
      heading.write(in: &json, id: id)
      json.member("steps", each: steps) { $1.write(in: &$0) }
    }
  }
}

extension GherkinScenario {
  fileprivate func write(in json: inout JSONWriter) {
    json.object { json in
      heading.write(in: &json, id: id) { json in
        json.member("examples", each: examples) { $1.write(in: &$0) }
      }
      json.member("steps", each: steps) { $1.write(in: &$0) }
      json.member("tags", each: tags) { $1.write(in: &$0) }
    }
  }
}

extension Examples {
  fileprivate func write(in json: inout JSONWriter) {
    json.object { json in
      heading.write(in: &json, id: id)
      json.member("tableBody", each: body) { $1.write(in: &$0) }
      if let header { json.member("tableHeader", header.write) }
      json.member("tags", each: tags) { $1.write(in: &$0) }
    }
  }
}

extension Heading {
  fileprivate func write(
    in json: inout JSONWriter, id: Int, afterDescription others: (inout JSONWriter) -> Void = { _ in }
  ) {
    json.member("description", description)
    others(&json)
    json.member("id", id: id)
    json.member("keyword", keyword)
    json.member("location", location)
    json.member("name", name)
  }
}

extension GherkinStep {
  fileprivate func write(in json: inout JSONWriter) {
    json.object { json in
      if let table = arguments.dataTable { json.member("dataTable", table.write) }
      if let text = arguments.docString { json.member("docString", text.write) }
      json.member("id", id: id)
      json.member("keyword", keyword)
      json.member("keywordType", keywordType.rawValue)
      json.member("location", location)
      json.member("text", text)
    }
  }
}

extension DataTable {
  fileprivate func write(in json: inout JSONWriter) {
    json.object { json in
      json.member("location", location)
      json.member("rows", each: rows) { $1.write(in: &$0) }
    }
  }
}

extension TableRow {
  fileprivate func write(in json: inout JSONWriter) {
    json.object { json in
      json.member("cells", each: cells) { json, cell in
        json.object { json in
          json.member("location", cell.location)
          json.member("value", cell.value)
        }
      }
      json.member("id", id: id)
      json.member("location", location)
    }
  }
}

extension DocString {
  fileprivate func write(in json: inout JSONWriter) {
    json.object { json in
      json.member("content", content)
      json.member("delimiter", fence.rawValue)
      json.member("location", location)
      if let mediaType { json.member("mediaType", mediaType) }
    }
  }
}

extension Tag {
  fileprivate func write(in json: inout JSONWriter) {
    json.object { json in
      json.member("id", id: id)
      json.member("location", location)
      json.member("name", name)
    }
  }
}
