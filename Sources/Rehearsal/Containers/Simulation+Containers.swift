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

  /// Everything the extension finds in a container.
  package final func everything(in container: Container) -> [String: Stored] {
    simulation?.everything(in: container, from: self) ?? [:]
  }
}

extension Simulation {
  /// What a handler finds under a name.
  public func kept(_ key: String, in container: Container, from context: HandlerContext) -> Stored? {
    guard isAlive(context) else { return nil }
    relyOnMembership(of: .extension, in: container)
    let value = phone.containers[key, in: container, of: .extension]
    record(.handler(.found(Keepsake(key, in: container, value?.description))))
    notice(.kept) { mark in
      mark.combine(key)
      mark.combine(value != nil)
      value?.combine(into: &mark)
    }
    return value
  }

  /// Keeps what a handler wants kept.
  public func keep(
    _ value: Stored?, as key: String, in container: Container, from context: HandlerContext
  ) {
    guard isAlive(context) else { return }
    relyOnMembership(of: .extension, in: container)
    phone.containers[key, in: container, of: .extension] = value
    record(.handler(.kept(Keepsake(key, in: container, value?.description))))
    // Because a handler that takes another's place would find it kept already.
    memory?.take(nil)
  }

  func everything(in container: Container, from context: HandlerContext) -> [String: Stored] {
    guard isAlive(context) else { return [:] }
    let keys = phone.containers.everything(in: container, of: .extension).keys.sorted()
    return Dictionary(
      uniqueKeysWithValues: keys.compactMap { key in
        kept(key, in: container, from: context).map { (key, $0) }
      })
  }

  /// Keeps what the app wants kept.
  func keep(_ keepsake: Keepsake, _ value: Stored?) {
    relyOnMembership(of: .app, in: keepsake.container)
    phone.containers[keepsake.key, in: keepsake.container, of: .app] = value
    record(.app(.keeps(keepsake)))
  }

  private func relyOnMembership(of owner: Containers.Owner, in container: Container) {
    guard let group = container.group, !phone.containers.belongs(owner, to: group) else { return }
    rely(on: [.foreignGroup])
  }
}

extension AppContext {
  /// What the app finds under a name; `nil` for nothing.
  package func kept(_ key: String, in container: Container) -> Stored? {
    simulation.phone.containers[key, in: container, of: .app]
  }

  /// Keeps a value under a name.
  package func keep(_ value: Stored?, as key: String, in container: Container) {
    simulation.keep(Keepsake(key, in: container, value?.description), value)
  }

  /// Everything the app finds in a container.
  package func everything(in container: Container) -> [String: Stored] {
    simulation.phone.containers.everything(in: container, of: .app)
  }

  /// What the app keeps for an object that may outlive it; made when it is first asked for.
  package func belonging<Belonging: AnyObject>(of owner: AnyObject, _ make: () -> Belonging) -> Belonging {
    simulation.app?.belongings.belonging(of: owner, make) ?? make()
  }
}
