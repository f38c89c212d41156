public import Rehearsal

extension RuntimeChoice {
  /// Tasks, actors, queues, timers, clocks and chance of the handler, all on one thread, in a stated order, on the
  /// rehearsal's clock.
  ///
  /// What a process has only one of is shared by rehearsals that run at once on several threads, as it is by all
  /// other code: static variables, `UserDefaults.standard`.
  public static var virtual: RuntimeChoice { RuntimeChoice { try VirtualTime() } }
}
