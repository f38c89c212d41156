public import Rehearsal

/// A trace frame by frame: what happened, and what there was once it had.
///
/// All pictures and the page are made from films. Every text in one is on one line, without anything hidden.
public struct Film: Hashable, Sendable {
  /// What there was before anything happened.
  let opening: Scene
  /// What happened, in order.
  let frames: [Frame]
  /// The way each request went through the machine.
  let machineRuns: [MachineRun]
  /// What was asked for, in the order in which it was.
  package var requests: [Request] { machineRuns.map(\.request) }
  /// How the last request ended.
  let outcome: Outcome?
  /// How it came to it that somebody is locked out, in the order of the frames that say so.
  let lockOuts: [Advice]
  /// What was wrong, with the frame that shows it.
  let mistakes: [Mistake]
  /// The contested and assumed rules the run rested on, each with its setting.
  let readings: [Reliance]

  /// One thing that happened.
  struct Frame: Hashable {
    let instant: Instant
    let from: Participant
    let to: Participant
    let sentence: String
    let tone: Tone
    /// What there was once it had happened.
    var scene: Scene
  }

  /// How a frame looks.
  enum Tone: Int, Hashable {
    case plain
    /// The network did it.
    case fault
    /// Good advice was not taken.
    case advice
    /// A rule is broken, somebody is locked out, or the rehearsal cannot go on.
    case wrong
  }

  /// A request and the answers of the machine to it.
  struct MachineRun: Hashable {
    var request: Request
    var moves: [Move]
  }

  /// One answer of the machine.
  struct Move: Hashable {
    let from: Phase
    let event: Event
    let to: Phase
  }

  /// A mistake, what there was to see of it, what to change, and in which frame.
  struct Mistake: Hashable {
    let violation: Violation
    let detail: String
    let advice: String
    let frame: Int
  }

  /// How it came to something, and what can be done about it.
  struct Advice: Hashable {
    let cause: String
    let remedy: String
  }

  /// A reading that a run rested on.
  struct Reliance: Hashable {
    let rule: String
    let setting: String
  }

  /// The film of a trace, with stand-ins for secrets where some are given.
  public init(of trace: Trace, redacting secrets: Secrets? = nil) {
    func shown(_ text: String) -> String { (secrets?.redact(text) ?? text).plain }
    var camera = Camera(trace, text: shown)
    for entry in trace.entries { camera.take(entry) }
    camera.close(trace.ending)
    opening = camera.opening
    frames = camera.frames
    machineRuns = camera.machineRuns
    outcome = trace.outcome
    lockOuts = trace.ending.lockOuts.map { lockOut in
      let advice = lockOut.advice(in: trace)
      return Advice(cause: shown(advice.cause), remedy: shown(advice.remedy))
    }
    mistakes = camera.mistakes
    readings = camera.readings
  }

  /// Whether nothing happened that could be shown.
  public var isEmpty: Bool { frames.isEmpty }

  /// Those who take part, from left to right.
  var participants: [Participant] {
    let present = Set(frames.flatMap { [$0.from, $0.to] })
    return Participant.all.filter(present.contains)
  }

  /// How many frames at the beginning are those of another film too.
  func framesShared(with other: Film) -> Int {
    zip(frames, other.frames).prefix { $0 == $1 }.count
  }
}

/// Somebody or something that has a lane in pictures.
enum Participant: Hashable {
  case lane(Lane)
  case keychain

  static let all = Lane.allCases.map(Participant.lane) + [.keychain]

  /// The name over the lane.
  var title: String {
    switch self {
    case .lane(let lane): lane.rawValue.prefix(1).uppercased() + lane.rawValue.dropFirst()
    case .keychain: "Keychain"
    }
  }

  /// The place among all.
  var number: Int { Self.all.firstIndex(of: self) ?? 0 }
}
