import RehearsalExplorer
import RehearsalScenarios

/// What a search is, for a command with these handlers and this setup.
extension CommandLineTool {
  func searchOptions(_ wish: SearchWish, in surroundings: Surroundings) throws(UsageError) -> SearchOptions {
    if let request, SearchWish.Asked(rawValue: request) == nil, SearchWish.AskedOfProvider(request) == nil {
      throw .malformed(
        "this command was made with the request “\(request)”, and there is none; --help lists them all.")
    }
    var wish = wish
    wish.usual = request
    return try SearchOptions(
      wish, handlers: handlers, setup: setup, isIsolated: surroundings.isIsolated,
      reader: ScenarioReader(vocabulary))
  }

  /// What a search was that stands in a file.
  func options(
    of file: SearchFile, path: String, in surroundings: Surroundings
  ) throws(SearchFile.Unusable) -> SearchOptions {
    guard let words = file.arguments, let arguments = try? Arguments<ExploreOptions>(words),
      let options = try? searchOptions(SearchWish(arguments), in: surroundings)
    else { throw SearchFile.Unusable(reason: "\(path): this command does not know the handler it explored") }
    return options
  }
}
