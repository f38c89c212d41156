/// The official JSON forms, each on one line and with its members in alphabetical order.
extension GherkinDocument {
  /// The tree as a line of the official message stream.
  public var json: String {
    let comments = comments.map { ["location": $0.location.message, "text": .string($0.text)] as JSON }
    let document: JSON = [
      "comments": .array(comments), "feature": feature?.message, "uri": .string(uri),
    ]
    return (["gherkinDocument": document] as JSON).text
  }
}

extension SyntaxErrors {
  /// The errors as lines of the official message stream, each with a line feed at its end.
  public var json: String {
    errors.map { error in
      let source: JSON = ["location": error.location.message, "uri": .string(uri)]
      let message: JSON = ["parseError": ["message": .string(error.description), "source": source]]
      return message.text + "\n"
    }.joined()
  }
}

extension Feature {
  fileprivate var message: JSON {
    [
      "children": .array(children(background, scenarios) + rules.map { ["rule": $0.message] }),
      "description": .string(description), "keyword": .string(keyword), "language": .string(language),
      "location": location.message, "name": .string(name), "tags": .array(tags.map(\.message)),
    ]
  }
}

extension Rule {
  fileprivate var message: JSON {
    [
      "children": .array(children(background, scenarios)), "description": .string(description),
      "id": .id(id), "keyword": .string(keyword), "location": location.message, "name": .string(name),
      "tags": .array(tags.map(\.message)),
    ]
  }
}

private func children(_ background: Background?, _ scenarios: [Scenario]) -> [JSON] {
  let background = background.map { [["background": $0.message]] as [JSON] } ?? []
  return background + scenarios.map { ["scenario": $0.message] }
}

extension Background {
  fileprivate var message: JSON {
    [
      "description": .string(description), "id": .id(id), "keyword": .string(keyword),
      "location": location.message, "name": .string(name), "steps": .array(steps.map(\.message)),
    ]
  }
}

extension Scenario {
  fileprivate var message: JSON {
    [
      "description": .string(description), "examples": .array(examples.map(\.message)), "id": .id(id),
      "keyword": .string(keyword), "location": location.message, "name": .string(name),
      "steps": .array(steps.map(\.message)), "tags": .array(tags.map(\.message)),
    ]
  }
}

extension Examples {
  fileprivate var message: JSON {
    [
      "description": .string(description), "id": .id(id), "keyword": .string(keyword),
      "location": location.message, "name": .string(name), "tableBody": .array(body.map(\.message)),
      "tableHeader": header?.message, "tags": .array(tags.map(\.message)),
    ]
  }
}

extension Step {
  fileprivate var message: JSON {
    [
      "dataTable": dataTable?.message, "docString": docString?.message, "id": .id(id),
      "keyword": .string(keyword), "keywordType": .string(keywordType.rawValue),
      "location": location.message, "text": .string(text),
    ]
  }
}

extension DataTable {
  fileprivate var message: JSON {
    ["location": location.message, "rows": .array(rows.map(\.message))]
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
  /// A column that is not known is left out.
  var message: JSON {
    ["column": column == 0 ? nil : .number(String(column)), "line": .number(String(line))]
  }
}
