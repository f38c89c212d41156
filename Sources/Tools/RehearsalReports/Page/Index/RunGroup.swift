import RehearsalScenarios

/// The runs of one file, which are those of one feature.
struct RunGroup {
  let file: String
  let feature: String
  private(set) var entries: [RunEntry]

  /// The runs by the folder and the file their scenarios stand in, in the order in which these come up.
  static func byFolder(_ entries: [RunEntry]) -> [(folder: String, groups: [RunGroup])] {
    var folders = Table<String>()
    var files = Table<String>()
    var groups: [RunGroup] = []
    var members: [[Int]] = []
    for entry in entries {
      let number = files.number(of: entry.file)
      if number == groups.count {
        groups.append(RunGroup(file: entry.file, feature: entry.result.scenario.feature, entries: []))
        let folder = folders.number(of: entry.file.folder)
        if folder == members.count { members.append([]) }
        members[folder].append(number)
      }
      groups[number].entries.append(entry)
    }
    return zip(folders.values, members).map { folder, numbers in (folder, numbers.map { groups[$0] }) }
  }

  /// The lines of the group, where the rows of an outline are a table.
  var rows: String {
    var html = ""
    var outline: RunEntry.OutlineKey?
    for entry in entries {
      if let outline, outline != entry.outline { html += Self.tableEnd }
      if let key = entry.outline {
        if key != outline { html += Self.tableStart(key) }
        html += entry.exampleRow
      } else {
        html += entry.row
      }
      outline = entry.outline
    }
    return html + (outline == nil ? "" : Self.tableEnd)
  }

  private static func tableStart(_ key: RunEntry.OutlineKey) -> String {
    let heads = key.columns.map { "<th scope=\"col\">\($0.shown)</th>" }.joined()
    return "<li class=\"outline\"><span class=\"name\">\(key.name.shown)</span><div class=\"scroll\">"
      + "<table class=\"examples\"><thead><tr><th scope=\"col\">row</th>\(heads)<th scope=\"col\">end</th>"
      + "<th scope=\"col\"><span class=\"quiet\">status</span></th></tr></thead><tbody>\n"
  }

  private static let tableEnd = "</tbody></table></div></li>\n"

  /// The name of the file within its folder.
  var name: String { file.split(separator: "/").last.map(String.init) ?? file }
}

extension String {
  /// The folder that a path names a file in.
  fileprivate var folder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
