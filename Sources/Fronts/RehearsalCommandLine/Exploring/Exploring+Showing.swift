import RehearsalExplorer
import RehearsalIsolation
import RehearsalReports

extension ExploreOptions {
  /// What changes nothing of what a whole search comes to.
  fileprivate var ofWaysToRun: [OptionDeclaration] {
    [format.declaration, processes.jobs.declaration, processes.hangLimit.declaration]
  }

  /// What says which part of that is run here, where all parts come to the whole.
  fileprivate var ofRounds: [OptionDeclaration] { [parts.shard.declaration, parts.exchange.declaration] }
}

/// What a search came to, as a page or a picture.
extension Exploring {
  /// Writes what was explored and found as a page, or the first of what was found as a picture.
  func show(
    _ exploration: Exploration, _ stories: Narrator, as exhibit: Exhibit, _ answer: inout Answer
  ) {
    let (text, path): (String, String)
    switch exhibit {
    case .page(let file):
      let page = stories.page(
        of: exploration, again: againAsWhole,
        patience: surroundings.isIsolated ? arguments.processes.hangLimit : nil)
      (text, path) = (page, file)
    case .picture(let format, let file):
      guard let first = stories.told.first else {
        answer.complaint += "rehearse: nothing wrong was found, so there is nothing to draw in \(file).\n"
        return
      }
      (text, path) = (first.discovery.picture(as: format, isRedacted: stories.isRedacted), file)
    }
    keep(text, in: path, &answer)
  }

  /// How the same search is begun again, however it was shared out.
  private var againAsWhole: String {
    let options = ExploreOptions()
    return shown(
      arguments.command(
        calledBy: surroundings.command,
        without: options.ofWaysToRun + (arguments.parts.exchange == nil ? [] : options.ofRounds)))
  }
}

extension Narrator {
  /// The page of what was explored and told; with a patience, handlers run in processes of their own.
  func page(of exploration: Exploration, again: String, patience: Int?) -> String {
    let tree =
      patience.map { IsolatedTree(patience: $0, isRedacted: isRedacted).tell(exploration) }
      ?? ToldTree(lookingAgainAt: exploration, isRedacted: isRedacted)
    var page = Page(title: "Rehearsal")
    page.add(
      ExplorationSection(
        of: exploration, handler: handler, again: again, discoveries: told, tree: tree,
        isRedacted: isRedacted))
    return page.text
  }
}

extension SearchFile {
  /// The page of what came of the search that a file is about: what was found is played once more, because files keep
  /// paths and no traces.
  func page(
    of exploration: Exploration, _ options: SearchOptions, in surroundings: Surroundings,
    isRedacted: Bool = false,
    accepting accepted: AcceptedFindings? = nil
  ) -> String {
    let patience = surroundings.isIsolated ? CommonOptions.usualHangLimit : nil
    var narrator = Narrator(
      explorer: exploration.explorer, handler: options.handler, command: surroundings.command,
      isRedacted: isRedacted,
      diagnosis: patience.map {
        Diagnosis(
          explorer: exploration.explorer, patience: $0, isRedacted: isRedacted, quotesMessages: !isRedacted)
      })
    var accepted = accepted
    for finding in exploration.discoveries { _ = narrator.tell(finding, accepting: &accepted) }
    let words = [surroundings.command, ExploreOptions.name] + (arguments ?? []).map(\.quotedForShells)
    return narrator.page(of: exploration, again: words.joined(separator: " "), patience: patience)
  }
}
