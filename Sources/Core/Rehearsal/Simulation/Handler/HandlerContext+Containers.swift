/// How a handler gets at what it keeps between two launches.
///
/// ```swift
/// let session = context.kept("session", in: .group("group.com.example.shiny"))?.text
/// ```
extension HandlerContext {
  /// What the extension finds under a name; `nil` for nothing.
  public final func kept(_ key: String, in container: Container = .own) -> Stored? {
    host.kept(key, in: container, from: self)
  }

  /// Keeps a value under a name, in place of what was there; `nil` for nothing any more.
  public final func keep(_ value: Stored?, as key: String, in container: Container = .own) {
    host.keep(value, as: key, in: container, from: self)
  }

  /// Everything the extension finds in a container whose name begins so.
  package final func everything(in container: Container, under mark: String) -> [String: Stored] {
    simulation?.everything(in: container, under: mark, from: self) ?? [:]
  }
}

extension AppContext {
  /// What the app finds under a name; `nil` for nothing.
  public func kept(_ key: String, in container: Container = .own) -> Stored? {
    container.findForApp(key, in: &simulation.world)
  }

  /// Keeps a value under a name, in place of what was there; `nil` for nothing any more.
  public func keep(_ value: Stored?, as key: String, in container: Container = .own) {
    Keepsake(key, in: container, value?.description).happen(in: &simulation.world, value)
  }

  /// Everything the app finds in a container whose name begins so.
  package func everything(in container: Container, under mark: String) -> [String: Stored] {
    container.findAllForApp(under: mark, in: &simulation.world)
  }

  /// What the app keeps for an object that may outlive it; made when it is first asked for.
  package func belonging<Belonging: AnyObject>(of owner: AnyObject, _ make: () -> Belonging) -> Belonging {
    simulation.app?.belongings.belonging(of: owner, make) ?? make()
  }
}
