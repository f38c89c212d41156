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
      "argument": arguments.isEmpty ? nil : arguments.message,
      "astNodeIds": .array([.id(stepID)] + (rowID.map { [.id($0)] } ?? [])), "id": .id(id),
      "text": .string(text), "type": .string(kind.rawValue),
    ]
  }
}

extension [StepArgument] {
  /// Where there are two, each says which of the two it is.
  fileprivate var message: JSON {
    let members = zip(1..., self).map { number, argument in
      let index = count == 1 ? nil : JSON.number(number)
      return switch argument {
      case .dataTable(let table): ("dataTable", table.message(index: index))
      case .docString(let text): ("docString", text.message(index: index))
      }
    }
    return .object(members)
  }
}

extension DataTable {
  fileprivate func message(index: JSON?) -> JSON {
    let rows = rows.map { ["cells": .array($0.cells.map { ["value": .string($0.value)] })] as JSON }
    return ["argumentIndex": index, "rows": .array(rows)]
  }
}

extension DocString {
  fileprivate func message(index: JSON?) -> JSON {
    ["argumentIndex": index, "content": .string(content), "mediaType": mediaType.map(JSON.string)]
  }
}
