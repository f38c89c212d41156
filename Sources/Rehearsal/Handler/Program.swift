/// What a process of the extension runs: it makes a handler for every request.
///
/// ```swift
/// let program = Program { Shiny() }
/// let remembering = Program(process: {
///   let memory = Memory()
///   return { Remembering(memory) }
/// })
/// ```
public struct Program {
  let start: () -> () -> any AccountModificationHandler
  /// The app around the extension, where it is code as well.
  package var app: ((AppContext) -> any LivingInterface)?
  let runtime: RuntimeChoice

  /// A program whose handlers share nothing.
  ///
  /// Handlers that use `Task`, `Dispatch` or timers need a runtime that knows them: `.virtual`, of
  /// `RehearsalRuntime`.
  public init(runtime: RuntimeChoice = .plain, _ makeHandler: @escaping () -> any AccountModificationHandler)
  {
    start = { makeHandler }
    self.runtime = runtime
  }

  /// A program whose handlers share what a process holds: the outer closure runs when a process starts, the
  /// inner one for every request in it.
  public init(
    runtime: RuntimeChoice = .plain, process: @escaping () -> () -> any AccountModificationHandler
  ) {
    start = process
    self.runtime = runtime
  }
}
