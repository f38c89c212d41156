extension Pickle {
  /// The pickle as a line of the official message stream.
  public var json: String {
    var json = JSONWriter()
    json.object { $0.member("pickle", write) }
    return json.text
  }

  private func write(in json: inout JSONWriter) {
    json.object { json in
      json.member("astNodeIds", ids: [scenarioID] + (rowID.map { [$0] } ?? []))
      json.member("id", id: id)
      json.member("language", language)
      json.member("location", location)
      json.member("name", name)
      json.member("steps", each: steps) { $1.write(in: &$0) }
      json.member("tags", each: tags) { json, tag in
        json.object { json in
          json.member("astNodeId", id: tag.id)
          json.member("name", tag.name)
        }
      }
      json.member("uri", uri)
    }
  }
}

extension PickleStep {
  fileprivate func write(in json: inout JSONWriter) {
    json.object { json in
      if !arguments.isEmpty { json.member("argument", writeArguments) }
      json.member("astNodeIds", ids: [stepID] + (rowID.map { [$0] } ?? []))
      json.member("id", id: id)
      json.member("text", text)
      json.member("type", kind.rawValue)
    }
  }

  /// Where there are two, each says which of the two it is.
  private func writeArguments(in json: inout JSONWriter) {
    let numbered = zip(1..., arguments).map { (number: arguments.count == 1 ? nil : $0, argument: $1) }
    json.object { json in
      for case (let number, .dataTable(let table)) in numbered {
        json.member("dataTable") { table.write(in: &$0, number) }
      }
      for case (let number, .docString(let text)) in numbered {
        json.member("docString") { text.write(in: &$0, number) }
      }
    }
  }
}

extension DataTable {
  fileprivate func write(in json: inout JSONWriter, _ number: Int?) {
    json.object { json in
      if let number { json.member("argumentIndex", number) }
      json.member("rows", each: rows) { json, row in
        json.object { json in
          json.member("cells", each: row.cells) { json, cell in
            json.object { $0.member("value", cell.value) }
          }
        }
      }
    }
  }
}

extension DocString {
  fileprivate func write(in json: inout JSONWriter, _ number: Int?) {
    json.object { json in
      if let number { json.member("argumentIndex", number) }
      json.member("content", content)
      if let mediaType { json.member("mediaType", mediaType) }
    }
  }
}
