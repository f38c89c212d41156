import Rehearsal

/// Writes one film after another as JSON, each as short as the films before it allow: a text, a screen, a scene or
/// a frame that was there before is named by its number.
///
/// What is new stands in the film that needs it first, so that a reader can follow line by line.
struct FilmWriter: Sendable {
  private var words = Table<String>()
  private var screens = Table<String>()
  private var scenes = Table<[Int]>()
  private var frames = Table<[Int]>()

  /// The film as one value of JSON.
  mutating func json(of film: Film) -> String {
    let known = (words.values.count, screens.values.count, scenes.values.count, frames.values.count)
    let opening = number(of: film.opening)
    let shots = film.frames.flatMap { [Int($0.instant.nanoseconds), number(of: $0)] }
    let requests = film.machineRuns.map { list(of: $0) }
    let outcome = film.outcome.map { [word($0.rawValue)] } ?? []
    let mistakes = film.mistakes.map {
      [word($0.violation.rawValue), word($0.detail), $0.frame, word($0.advice)].list
    }
    let lockOuts = film.lockOuts.map { [word($0.cause), word($0.remedy)].list }
    let readings = film.readings.map { [word($0.rule), word($0.setting)].list }
    let members = [
      ("words", words.values[known.0...].map { JSON.string($0).text }.list),
      ("screens", screens.values[known.1...].list), ("scenes", scenes.values[known.2...].map(\.list).list),
      ("frames", frames.values[known.3...].map(\.list).list), ("opening", String(opening)),
      ("shots", shots.list), ("requests", requests.list), ("outcome", outcome.list),
      ("mistakes", mistakes.list), ("readings", readings.list), ("lockOuts", lockOuts.list),
    ]
    return "{" + members.filter { $0.1 != "[]" }.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  private mutating func word(_ text: String) -> Int { words.number(of: text) }

  private mutating func number(of scene: Scene) -> Int {
    let screen = screens.number(of: scene.screen.list { word($0) })
    let phase = scene.phase.map { word($0.description) } ?? -1
    return scenes.number(
      of: [screen, phase, word(scene.process), scene.isNetworkUp ? 1 : 0, scene.keychain.count]
        + scene.keychain.map { word($0) } + scene.server.map { word($0) })
  }

  private mutating func number(of frame: Film.Frame) -> Int {
    frames.number(of: [
      frame.from.number, frame.to.number, word(frame.sentence), frame.tone.rawValue, number(of: frame.scene),
    ])
  }

  /// What was asked for and by whom, and then three words a move.
  private mutating func list(of machineRun: Film.MachineRun) -> String {
    let request = machineRun.request
    let kind = [request.upgrade == nil ? 1 : 0, word(request.name), word(request.origin.rawValue)]
    return
      (kind
      + machineRun.moves.flatMap {
        [word($0.from.description), word($0.event.description), word($0.to.description)]
      }).list
  }
}
