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
