extension Pickle {
  /// The pickle as a line of the official message stream.
  public var json: String {
    let tags = tags.map { ["astNodeId": .id($0.id), "name": .string($0.name)] as JSON }
    let pickle: JSON = [
      "astNodeIds": .array([.id(scenarioID)] + (rowID.map { [.id($0)] } ?? [])), "id": .id(id),
      "language": .string(language), "location": location.message, "name": .string(name),
      "steps": .array(steps.map(\.message)), "tags": .array(tags), "uri": .string(uri),
    ]
    return (["pickle": pickle] as JSON).text
  }
}

extension PickleStep {
  fileprivate var message: JSON {
    [
      "argument": argument, "astNodeIds": .array([.id(stepID)] + (rowID.map { [.id($0)] } ?? [])),
      "id": .id(id), "text": .string(text), "type": .string(kind.rawValue),
    ]
  }

  /// Of a table and a longer text together, each says which of the two comes first.
  private var argument: JSON? {
    guard dataTable != nil || docString != nil else { return nil }
    var order: (table: JSON?, docString: JSON?)
    if let dataTable, let docString {
      let isTableFirst = dataTable.location.line < docString.location.line
      order = (.number(isTableFirst ? 1 : 2), .number(isTableFirst ? 2 : 1))
    }
    let table = dataTable.map { table in
      let rows = table.rows.map { row in
        ["cells": .array(row.cells.map { ["value": .string($0.value)] })] as JSON
      }
      return ["argumentIndex": order.table, "rows": .array(rows)] as JSON
    }
    let text = docString.map { docString in
      [
        "argumentIndex": order.docString, "content": .string(docString.content),
        "mediaType": docString.mediaType.map(JSON.string),
      ] as JSON
    }
    return ["dataTable": table, "docString": text]
  }
}
