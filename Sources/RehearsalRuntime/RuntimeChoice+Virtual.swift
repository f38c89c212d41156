public import Rehearsal

extension RuntimeChoice {
  /// Tasks, actors, queues, timers, clocks and chance of the handler, all on one thread, in a stated order, on the
  /// rehearsal's clock.
  public static var virtual: RuntimeChoice { RuntimeChoice { try VirtualTime() } }
}
