import Rehearsal
import RehearsalExplorer

extension Diagnosis {
  /// The environment's part in a path as far as it has come, on its way from the process that runs the path to the
  /// one that tells of it.
  ///
  /// The phone that the path begins on is known to both; what becomes of messages on it is not.
  struct Draft: Hashable {
    let deviations: [DatedDeviation]
    let faults: [Fault]
    let steps: [Step]

    init(of discovery: Discovery) {
      deviations = discovery.deviations
      faults = discovery.script.phone.network.faults
      steps = discovery.script.steps
    }

    /// The script that it is, on the phone that the path begins on.
    func script(on phone: Phone) -> Script {
      var script = Script(on: phone, steps)
      script.phone.network.faults = faults
      return script
    }

    var json: JSON {
      .object([
        JSON.Member("deviations", .array(deviations.map(\.json))),
        JSON.Member("faults", .array(faults.map(\.line.json))),
        JSON.Member("steps", .array(steps.map(\.line.json))),
      ])
    }

    /// `nil` where a part of it cannot be read, because a script with a gap would be another one.
    init?(_ json: JSON) {
      guard let deviations = json["deviations"]?.all(DatedDeviation.init),
        let faults = json["faults"]?.all({ Line($0).flatMap(Fault.init) }),
        let steps = json["steps"]?.all({ Line($0).flatMap(Step.init) })
      else { return nil }
      self.deviations = deviations
      self.faults = faults
      self.steps = steps
    }
  }
}

extension JSON {
  /// What a list holds; `nil` where this is none, or one of its values is something else.
  fileprivate func all<Value>(_ read: (JSON) -> Value?) -> [Value]? {
    guard let array else { return nil }
    let values = array.compactMap(read)
    return values.count == array.count ? values : nil
  }
}

extension DatedDeviation {
  fileprivate var json: JSON { .array([.number(instant.nanoseconds), .string(name)]) }

  fileprivate init?(_ json: JSON) {
    guard let pair = json.array, pair.count == 2, let instant = pair[0].number, let name = pair[1].string
    else { return nil }
    self.init(instant: Instant(nanoseconds: instant), name: name)
  }
}

extension Line {
  /// As in a file of a trace, but for the time, which steps and faults have none of.
  fileprivate var json: JSON {
    .object([
      JSON.Member("from", .string(from.rawValue)), JSON.Member("to", .string(to.rawValue)),
      JSON.Member("what", .string(what)),
      JSON.Member("with", .object(with.map { JSON.Member($0.name, .string($0.value)) })),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let from = json["from"]?.string.flatMap(Rehearsal.Lane.init),
      let to = json["to"]?.string.flatMap(Rehearsal.Lane.init),
      let what = json["what"]?.string, case .object(let members)? = json["with"]
    else { return nil }
    self.init(
      from, to, what,
      members.compactMap { member in member.value.string.map { Message.Field(member.name, $0) } })
  }
}
