/// The official JSON forms: one object a line.
extension GherkinDocument {
  /// The tree as a line of the official message stream.
  public var json: String {
    let comments = comments.map { ["location": $0.location.message, "text": .string($0.text)] as JSON }
    let tree: JSON = ["comments": .array(comments), "feature": feature?.message, "uri": .string(uri)]
    return (["gherkinDocument": tree] as JSON).text
  }
}

extension SyntaxErrors {
  /// The errors as lines of the official message stream.
  public var json: [String] {
    errors.map { error in
      let source: JSON = ["location": error.location.message, "uri": .string(uri)]
      return (["parseError": ["message": .string(error.description), "source": source]] as JSON).text
    }
  }
}

extension Feature {
  fileprivate var message: JSON {
    let children = background.children + scenarios.children + rules.map { ["rule": $0.message] }
    return heading.message([
      "children": .array(children), "language": .string(language), "tags": .array(tags.map(\.message)),
    ])
  }
}

extension Rule {
  fileprivate var message: JSON {
    heading.message([
      "children": .array(background.children + scenarios.children), "id": .id(id),
      "tags": .array(tags.map(\.message)),
    ])
  }
}

extension Background? {
  fileprivate var children: [JSON] {
    guard let self else { return [] }
    let message = self.heading.message(["id": .id(self.id), "steps": .array(self.steps.map(\.message))])
    return [["background": message]]
  }
}

extension [Scenario] {
  fileprivate var children: [JSON] {
    map { scenario in
      let message = scenario.heading.message([
        "examples": .array(scenario.examples.map(\.message)), "id": .id(scenario.id),
        "steps": .array(scenario.steps.map(\.message)), "tags": .array(scenario.tags.map(\.message)),
      ])
      return ["scenario": message]
    }
  }
}

extension Examples {
  fileprivate var message: JSON {
    heading.message([
      "id": .id(id), "tableBody": .array(body.map(\.message)), "tableHeader": header?.message,
      "tags": .array(tags.map(\.message)),
    ])
  }
}

extension Heading {
  fileprivate func message(_ others: JSON) -> JSON {
    others.merging([
      "description": .string(description), "keyword": .string(keyword), "location": location.message,
      "name": .string(name),
    ])
  }
}

extension Step {
  fileprivate var message: JSON {
    let table = arguments.dataTable.map { table in
      ["location": table.location.message, "rows": .array(table.rows.map(\.message))] as JSON
    }
    return [
      "dataTable": table, "docString": arguments.docString?.message, "id": .id(id),
      "keyword": .string(keyword), "keywordType": .string(keywordType.rawValue),
      "location": location.message, "text": .string(text),
    ]
  }
}

extension TableRow {
  fileprivate var message: JSON {
    let cells = cells.map { ["location": $0.location.message, "value": .string($0.value)] as JSON }
    return ["cells": .array(cells), "id": .id(id), "location": location.message]
  }
}

extension DocString {
  fileprivate var message: JSON {
    [
      "content": .string(content), "delimiter": .string(fence.rawValue), "location": location.message,
      "mediaType": mediaType.map(JSON.string),
    ]
  }
}

extension Tag {
  fileprivate var message: JSON {
    ["id": .id(id), "location": location.message, "name": .string(name)]
  }
}

extension Location {
  var message: JSON { ["column": column == 0 ? nil : .number(column), "line": .number(line)] }
}
