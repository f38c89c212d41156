import CInterposition

/// What Swift hands to a queue only to have a task go on that gave way with `Task.yield()`: nothing of anybody's is done
/// there, and so it is no piece of work that could go sooner or later.
///
/// It is known by looking at tasks made on purpose, as is where tasks keep how they go on: another Swift is either
/// understood or left alone.
struct Passing {
  private let function: UInt
  private let kind: UInt8

  func isMeant(_ item: Item) -> Bool {
    Self.function(of: item) == function && item.work.context.map(interposed_kind_of_job) == kind
  }

  /// What there is to know, which is looked for once.
  static let known: Passing? = {
    letTasksGiveWay()
    var jobs: [Passing] = []
    look {
      if let function = function(of: $0), let context = $0.work.context {
        jobs.append(Passing(function: function, kind: interposed_kind_of_job(context)))
      }
    } at: {
      Task.detached { await Task.yield() }
    }
    // A task's own work is of the first kind there is.
    let others = jobs.filter { $0.kind > 0 }
    guard others.count == 1, jobs.count > 1, jobs.allSatisfy({ $0.function == others[0].function }) else {
      return nil
    }
    return others[0]
  }()

  private static func function(of item: Item) -> UInt? {
    item.work.drop == nil ? item.work.function.map { unsafeBitCast($0, to: UInt.self) } : nil
  }

  /// Somewhere to go, and something to do there: an optimizer leaves out a way that leads to nothing.
  private actor Place {
    private var count = 0

    @inline(never) func pass() {
      count += 1
      _ = interposed_main_queue()
    }
  }

  /// Has tasks give way whenever they change their place, where they keep how they go on where that is looked for.
  private static func letTasksGiveWay() {
    var isKept = false
    look { _ in
      isKept = isKept || interposed_keeps_change()
    } at: {
      let place = Place()
      Task { @MainActor in await place.pass() }
    }
    if isKept { interposed_let_tasks_give_way() }
  }

  private static func look(_ hear: @escaping (Item) -> Void, at work: @escaping () -> Void) {
    guard let world = try? VirtualThread(withoutLooking: 0) else { return }
    world.heard = hear
    world.add(work)
    _ = world.advance(to: 0, atMost: 1000)
  }
}
