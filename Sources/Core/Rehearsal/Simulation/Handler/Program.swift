/// What a process of the extension runs: it makes a handler for every request.
///
/// ```swift
/// let program = Program { Shiny() }
/// let remembering = Program(process: { Memory() }, handler: { Remembering($0) })
/// let provider = Program(provider: { Vault() })
/// ```
public struct Program {
  let start: () -> HandlerFactory
  /// Which of the two extension points it serves.
  public let isProvider: Bool
  /// The app around the extension, where it is code as well.
  package var app: ((AppContext) -> any LivingInterface)?
  /// The App Groups that it and its app belong to by themselves, besides those that a phone is set up with.
  package var groups: [String] = []
  /// Is told of every handler that is made, whose it is.
  package var introduced: ((String) -> Void)?
  let runtime: RuntimeChoice
  /// Whether its handlers have callbacks alone, so that others can be brought to where they are.
  package var hasCallbacksAlone: Bool { runtime.make == nil }

  /// The program, in a group together with its app.
  package func sharing(_ group: String) -> Program {
    var program = self
    program.groups.append(group)
    return program
  }

  /// Puts in place what its runtime needs in every process that is made from this one; runs nothing of the program.
  package func prepareRuntime() {
    _ = try? runtime.make?()
  }

  /// A program whose handlers share nothing.
  ///
  /// Handlers that use `Task`, `Dispatch` or timers need a runtime that knows them: `.virtual`, of
  /// `RehearsalRuntime`.
  public init(runtime: RuntimeChoice = .plain, _ makeHandler: @escaping () -> any AccountModificationHandler)
  {
    self.init(isProvider: false, runtime) { .modifications(makeHandler) }
  }

  /// A program whose handlers share what a process holds, which is made anew whenever a process starts.
  public init<Held>(
    runtime: RuntimeChoice = .plain, process makeHeld: @escaping () -> Held,
    handler makeHandler: @escaping (Held) -> any AccountModificationHandler
  ) {
    self.init(isProvider: false, runtime) {
      let held = makeHeld()
      return .modifications { makeHandler(held) }
    }
  }

  /// A credential provider whose handlers share nothing.
  public init(
    runtime: RuntimeChoice = .plain, provider makeHandler: @escaping () -> any CredentialProviderHandler
  ) {
    self.init(isProvider: true, runtime) { .provisions(makeHandler) }
  }

  /// A credential provider whose handlers share what a process holds, which is made anew whenever a process starts.
  public init<Held>(
    runtime: RuntimeChoice = .plain, process makeHeld: @escaping () -> Held,
    provider makeHandler: @escaping (Held) -> any CredentialProviderHandler
  ) {
    self.init(isProvider: true, runtime) {
      let held = makeHeld()
      return .provisions { makeHandler(held) }
    }
  }

  private init(isProvider: Bool, _ runtime: RuntimeChoice, _ start: @escaping () -> HandlerFactory) {
    self.isProvider = isProvider
    self.runtime = runtime
    self.start = start
  }
}
