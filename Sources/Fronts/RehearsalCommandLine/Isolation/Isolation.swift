import Rehearsal
import RehearsalScenarios

/// Reads and plays scenarios in processes of their own, so that a handler that traps, overflows the stack or never
/// comes back costs only its own scenario.
///
/// Two processes share the work. Each begins with the files that it read itself, and what it says is put back
/// into order, so that nobody can see how many there were.
final class Isolation {
  private let work: Work
  private var lanes: [Lane] = []

  private static let laneCount = 2

  init(_ work: Work) {
    self.work = work
  }

  /// What is in so many files; tells how many are read after each.
  func survey(_ count: Int, each take: (Int) -> Void) throws(Lane.Fault) -> [Survey] {
    lanes = (0..<min(Self.laneCount, count)).map { _ in Lane(work) }
    for (index, lane) in lanes.enumerated() {
      lane.survey(Array(stride(from: index, to: count, by: lanes.count)))
    }
    var surveys: [Survey] = []
    for file in 0..<count {
      surveys.append(try lanes[file % lanes.count].nextSurvey())
      take(surveys.count)
    }
    return surveys
  }

  /// Plays a plan, and hands over each result in order until that is no longer wanted; pauses whenever it has
  /// to wait for one.
  func play(_ plan: Plan, pause: () -> Void, each take: (Played) -> Bool) {
    let stretches = deal(plan)
    for (index, lane) in lanes.enumerated() {
      lane.play(stretches.flatMap { $0.lane == index ? Array($0.items) : [] })
    }
    for stretch in stretches {
      for _ in stretch.items {
        if !lanes[stretch.lane].isReady { pause() }
        guard take(lanes[stretch.lane].next()) else { return }
      }
    }
  }

  /// Ends whatever is still going on.
  func stop() {
    for lane in lanes { lane.stop() }
  }

  /// Gives each stretch to the lane that has read its file, unless another has much less to do.
  private func deal(_ plan: Plan) -> [(lane: Int, items: ArraySlice<Plan.Item>)] {
    // Because starting a child takes as long as playing some dozen scenarios.
    let limit = max(64, plan.items.count / 16)
    let stretches = plan.stretches(atMost: limit)
    let readers = lanes.count
    while lanes.count < min(Self.laneCount, stretches.count) { lanes.append(Lane(work)) }
    var loads = Array(repeating: 0, count: lanes.count)
    return stretches.map { items in
      let reader = items[items.startIndex].file % readers
      let idlest = loads.indices.min { loads[$0] < loads[$1] } ?? reader
      let lane = loads[reader] - loads[idlest] >= limit ? idlest : reader
      loads[lane] += items.count
      return (lane, items)
    }
  }
}
