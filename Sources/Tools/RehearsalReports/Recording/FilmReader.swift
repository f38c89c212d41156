import Rehearsal

/// Reads films as ``FilmWriter`` wrote them, one after the other.
struct FilmReader {
  private var words: [String] = []
  private var screens: [ScreenPicture] = []
  private var scenes: [Scene] = []
  /// As they are at the beginning of time.
  private var frames: [Film.Frame] = []

  /// The next film; `nil` where no film is written like this.
  mutating func film(_ json: JSON) -> Film? {
    guard learn(from: json), let opening = json["opening"]?.index.flatMap({ scenes.at($0) }),
      let shots = json.numbers("shots"), shots.count.isMultiple(of: 2),
      let requests = json.lists("requests")?.all({ machineRun($0) }),
      let outcome = json.numbers("outcome")?.all({ words.at($0).flatMap(Outcome.init) }),
      let readings = json.lists("readings")?.all({ reading($0) }),
      let lockOuts = json.lists("lockOuts")?.all({ advice($0) })
    else { return nil }
    let taken = stride(from: 0, to: shots.count, by: 2).map { (shots[$0], shots[$0 + 1]) }
      .all { instant, frame in
        frames.at(frame).map {
          Film.Frame(
            instant: Instant(nanoseconds: Int64(instant)), from: $0.from, to: $0.to, sentence: $0.sentence,
            tone: $0.tone, scene: $0.scene)
        }
      }
    guard let taken,
      let mistakes = json.lists("mistakes")?.all({ mistake($0, of: taken.count) })
    else { return nil }
    return Film(
      opening: opening, frames: taken, machineRuns: requests, outcome: outcome.first, lockOuts: lockOuts,
      mistakes: mistakes, readings: readings)
  }

  /// Takes up what the next film is the first to need.
  private mutating func learn(from json: JSON) -> Bool {
    guard let texts = json.array("words")?.all(\.string) else { return false }
    words += texts
    let known = words
    guard let pictures = json.array("screens")?.all({ ScreenPicture($0) { known.at($0) } }) else {
      return false
    }
    screens += pictures
    guard let others = json.lists("scenes")?.all({ scene($0) }) else { return false }
    scenes += others
    guard let taken = json.lists("frames")?.all({ frame($0) }) else { return false }
    frames += taken
    return true
  }

  private func scene(_ numbers: [Int]) -> Scene? {
    guard numbers.count >= 5, let screen = screens.at(numbers[0]), let process = words.at(numbers[2]),
      let holdings = numbers.dropFirst(5).all({ words.at($0) }), (0...holdings.count).contains(numbers[4])
    else { return nil }
    var phase: Phase?
    if numbers[1] >= 0 {
      guard let known = words.at(numbers[1]).flatMap({ Names.phases[$0] }) else { return nil }
      phase = known
    }
    return Scene(
      screen: screen, keychain: Array(holdings.prefix(numbers[4])),
      server: Array(holdings.dropFirst(numbers[4])), phase: phase, process: process,
      isNetworkUp: numbers[3] == 1)
  }

  private func frame(_ numbers: [Int]) -> Film.Frame? {
    guard numbers.count == 5, let from = Participant.all.at(numbers[0]),
      let to = Participant.all.at(numbers[1]), let sentence = words.at(numbers[2]),
      let tone = Film.Tone(rawValue: numbers[3]), let scene = scenes.at(numbers[4])
    else { return nil }
    return Film.Frame(instant: .start, from: from, to: to, sentence: sentence, tone: tone, scene: scene)
  }

  private func machineRun(_ numbers: [Int]) -> Film.MachineRun? {
    guard numbers.count >= 3, numbers.count.isMultiple(of: 3), let name = words.at(numbers[1]),
      let kind = numbers[0] == 1
        ? Provision(rawValue: name).map(Request.Kind.provision)
        : Upgrade(rawValue: name).map(Request.Kind.upgrade),
      let origin = words.at(numbers[2]).flatMap(Origin.init),
      let moves = stride(from: 3, to: numbers.count, by: 3).all({ move(numbers[$0..<$0 + 3]) })
    else { return nil }
    return Film.MachineRun(request: Request(kind, from: origin), moves: moves)
  }

  private func move(_ numbers: ArraySlice<Int>) -> Film.Move? {
    guard let names = numbers.all({ words.at($0) }), let from = Names.phases[names[0]],
      let event = Names.events[names[1]], let to = Names.phases[names[2]]
    else { return nil }
    return Film.Move(from: from, event: event, to: to)
  }

  private func mistake(_ numbers: [Int], of count: Int) -> Film.Mistake? {
    guard numbers.count == 4, let violation = words.at(numbers[0]).flatMap(Violation.init),
      let detail = words.at(numbers[1]), (0..<count).contains(numbers[2]), let advice = words.at(numbers[3])
    else { return nil }
    return Film.Mistake(violation: violation, detail: detail, advice: advice, frame: numbers[2])
  }

  private func advice(_ numbers: [Int]) -> Film.Advice? {
    guard numbers.count == 2, let cause = words.at(numbers[0]), let remedy = words.at(numbers[1]) else {
      return nil
    }
    return Film.Advice(cause: cause, remedy: remedy)
  }

  private func reading(_ numbers: [Int]) -> Film.Reliance? {
    guard numbers.count == 2, let rule = words.at(numbers[0]), let setting = words.at(numbers[1]) else {
      return nil
    }
    return Film.Reliance(rule: rule, setting: setting)
  }
}

/// Phases and events by the words for them.
private enum Names {
  static let phases = Dictionary(Phase.all.map { ($0.description, $0) }) { first, _ in first }
  static let events = Dictionary(Event.all.map { ($0.description, $0) }) { first, _ in first }
}

extension Film {
  fileprivate init(
    opening: Scene, frames: [Frame], machineRuns: [MachineRun], outcome: Outcome?, lockOuts: [Advice],
    mistakes: [Mistake], readings: [Reliance]
  ) {
    self.opening = opening
    self.frames = frames
    self.machineRuns = machineRuns
    self.outcome = outcome
    self.lockOuts = lockOuts
    self.mistakes = mistakes
    self.readings = readings
  }
}

extension JSON {
  /// The list that is a member; empty where there is none, because what is empty is not written.
  fileprivate func array(_ name: String) -> [JSON]? { self[name] == nil ? [] : self[name]?.array }

  fileprivate func numbers(_ name: String) -> [Int]? { array(name)?.all(\.index) }

  fileprivate func lists(_ name: String) -> [[Int]]? { array(name)?.all { $0.array?.all(\.index) } }
}
