/// Does something with a value that belongs to the main actor, at once: the thread of a rehearsal stands for the
/// main thread.
///
/// Unlike `MainActor.assumeIsolated` it does not ask, because the runtime knows only the process's own main
/// thread, and a rehearsal may run on any.
package func onMainActor<Value, Result>(
  _ value: Value, _ work: @MainActor (Value) -> Result
) -> Result {
  withoutActuallyEscaping(work) { unsafeBitCast($0, to: ((Value) -> Result).self)(value) }
}

/// Does something on the main queue: when whoever asks for it has returned, or so many seconds later.
@MainActor func afterwards(in seconds: TimeInterval = 0, _ work: @escaping @MainActor () -> Void) {
  let work: @Sendable () -> Void = { onMainActor(()) { work() } }
  if seconds > 0 {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
  } else {
    DispatchQueue.main.async(execute: work)
  }
}
