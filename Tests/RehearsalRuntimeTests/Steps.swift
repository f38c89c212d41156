import Rehearsal
import RehearsalRuntime
import Synchronization
import TestBench

/// A handler of some tasks that each take some steps and give way in between, and that does not answer where the steps
/// came in an order that is not wanted.
enum Steps {
  /// The order in which steps came: a letter for each task.
  private final class Order: Sendable {
    let letters = Mutex("")

    func add(_ task: Int) {
      letters.withLock { $0 += String(UnicodeScalar(UInt8(97 + task))) }
    }
  }

  static func program(
    tasks: Int, steps: Int, isWrong: @escaping @Sendable (String) -> Bool
  ) -> Program {
    Program(runtime: .virtual) {
      Scripted(change: { change, context in
        let order = Order()
        for task in 0..<tasks {
          Task.detached {
            for step in 1...steps {
              order.add(task)
              if step < steps { await Task.yield() }
            }
            // The last to come to its end answers for all.
            let letters = order.letters.withLock { $0 }
            if letters.utf8.count == tasks * steps, !isWrong(letters) { context.cancelRequest(with: .failed) }
          }
        }
      })
    }
  }
}
