/// What a process of the extension runs: it makes a handler for every request.
///
/// ```swift
/// let program = Program { Shiny() }
/// let caching = Program(process: { let cache = Cache(); return { Shiny(cache) } })
/// ```
public struct Program {
  let start: () -> () -> any AccountModificationHandler
  /// The app around the extension, where it is code as well.
  package var app: ((AppContext) -> any LivingInterface)?

  /// A program whose handlers share nothing.
  public init(_ makeHandler: @escaping () -> any AccountModificationHandler) {
    start = { makeHandler }
  }

  /// A program whose handlers share what a process holds: the outer closure runs when a process starts, the
  /// inner one for every request in it.
  public init(process: @escaping () -> () -> any AccountModificationHandler) {
    start = process
  }
}
