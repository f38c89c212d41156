import Rehearsal
import RehearsalScenarios

/// What was played for each result of a recorded run, as one line after the other says it.
struct RecordedFilms {
  private(set) var byNumber: [Int: Film] = [:]
  private var reader = FilmReader()

  /// Takes the film of a result, and how that is played again; answers with the result that knows it, and `nil` where
  /// no film is written like this.
  mutating func take(_ film: JSON, _ replay: JSON?, of result: ScenarioResult) -> ScenarioResult? {
    guard byNumber[result.number] == nil, let film = reader.film(film) else { return nil }
    byNumber[result.number] = film
    var result = result
    if let replay = replay.flatMap(ScenarioResult.Replay.init) { result.replay = replay }
    return result
  }
}
