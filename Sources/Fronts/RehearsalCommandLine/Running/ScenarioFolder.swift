/// What a folder holds for rehearsals, at any depth.
struct ScenarioFolder {
  /// The files of scenarios, by path.
  let scenarios: [String]
  /// The traces beside them.
  let traces: [String]
  /// How many files of scenarios are left out, because they stand in folders of files that must not load.
  let leftOut: Int

  init(_ folder: String) throws(Files.Unreadable) {
    let files = try Files.files(below: folder)
    // Whoever names such a folder itself wants to know what is wrong in it.
    let kept = files.filter { file in
      let steps = file.utf8.dropFirst(folder.utf8.count).split(separator: UInt8(ascii: "/"))
      return !steps.contains { $0.elementsEqual("Malformed".utf8) }
    }
    scenarios = kept.filter(\.isOfScenarios)
    traces = kept.filter { $0.hasSuffix(Snapshot.suffix) }
    leftOut = files.count(where: \.isOfScenarios) - scenarios.count
  }
}

extension String {
  /// Whether it is the path of a file of scenarios.
  var isOfScenarios: Bool { hasSuffix(".feature") }
}
