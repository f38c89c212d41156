/// Lines of what the password manager shows.
extension Recommendation.Row {
  /// The fields of a list: those of each row are numbered, and so is what there are several of in a row.
  static func fields(of rows: [Self]) -> [(String, String?)] {
    rows.enumerated().flatMap { index, row -> [(String, String?)] in
      let number = index + 1
      return [
        ("\(number).user", row.user), ("\(number).service", row.service.identifier),
        ("\(number).priority", row.priority.rawValue),
      ] + row.warnings.enumerated().map { ("\(number).warning.\($0 + 1)", $1) }
        + row.actions.enumerated().map { ("\(number).action.\($0 + 1)", $1.name) }
    }
  }

  /// The rows that fields describe, up to the first that is not whole.
  static func rows(of line: Line) -> [Self] {
    var rows: [Self] = []
    while let row = Self(line, number: rows.count + 1) { rows.append(row) }
    return rows
  }

  private init?(_ line: Line, number: Int) {
    guard let user = line["\(number).user"], let service = line["\(number).service"],
      let priority = line["\(number).priority"].flatMap(Recommendation.Priority.init)
    else { return nil }
    func values(_ name: String) -> [String] {
      line.with.filter { $0.name.hasPrefix("\(number).\(name).") }.map(\.value)
    }
    self.init(
      user: user, service: ServiceIdentifier(service), priority: priority, warnings: values("warning"),
      actions: values("action").compactMap(Recommendation.Action.init))
  }
}

extension Recommendation.Action {
  fileprivate init?(_ name: String) {
    let all = Upgrade.allCases.map(Self.upgrade) + [.changeOnWebsite]
    guard let action = all.first(where: { $0.name == name }) else { return nil }
    self = action
  }
}

extension SignInPrompt {
  var fields: [(String, String?)] {
    [("text", text), ("user", user)] + upgrades.enumerated().map { ("upgrade.\($0 + 1)", $1.rawValue) }
  }

  init?(_ line: Line) {
    guard let text = line["text"], let user = line["user"] else { return nil }
    self.init(
      user: user, text: text,
      upgrades: line.with.filter { $0.name.hasPrefix("upgrade.") }.compactMap {
        Upgrade(rawValue: $0.value)
      })
  }
}
