/// What app and extension keep.
extension Container {
  /// What a handler finds under a name.
  func find(_ key: String, in world: inout World) -> Stored? {
    relyOnMembership(of: .extension, in: &world)
    let value = world.phone.containers[key, in: self, of: .extension]
    StoreKnowledge.noteReading(key, in: self, by: .extension, &world)
    world.timeline.record(.handler(.found(Keepsake(key, in: self, value?.description))))
    world.process.notice(.kept(key, value), at: world.timeline.now)
    return value
  }

  /// Keeps what a handler wants kept.
  func keep(_ value: Stored?, as key: String, in world: inout World) {
    relyOnMembership(of: .extension, in: &world)
    StoreKnowledge.noteWriting(value, as: key, in: self, by: .extension, &world)
    world.phone.containers[key, in: self, of: .extension] = value
    world.process.work.order.lastAct = world.timeline.now
    world.timeline.record(.handler(.kept(Keepsake(key, in: self, value?.description))))
    // A handler that takes another's place would find it kept already.
    world.process.journal?.isWhole = false
  }

  /// What an app's code finds under a name.
  func findForApp(_ key: String, in world: inout World) -> Stored? {
    let value = world.phone.containers[key, in: self, of: .app]
    StoreKnowledge.noteReading(key, in: self, by: .app, &world)
    world.app.given?.combine(found: value, as: key, at: world.timeline.now)
    return value
  }

  /// Everything that an app's code finds whose name begins so.
  func findAllForApp(under mark: String, in world: inout World) -> [String: Stored] {
    let kept = world.phone.containers.everything(in: self, of: .app)
    let keys = kept.keys.filter { $0.hasPrefix(mark) }.sorted()
    let found = keys.compactMap { key in findForApp(key, in: &world).map { (key, $0) } }
    return Dictionary(uniqueKeysWithValues: found)
  }

  fileprivate func relyOnMembership(of owner: Containers.Owner, in world: inout World) {
    guard let group, !world.phone.containers.belongs(owner, to: group) else { return }
    world.rely(on: [.foreignGroup])
  }
}

extension Keepsake {
  /// Keeps what the app wants kept.
  func happen(in world: inout World, _ value: Stored?) {
    container.relyOnMembership(of: .app, in: &world)
    StoreKnowledge.noteWriting(value, as: key, in: container, by: .app, &world)
    world.phone.containers[key, in: container, of: .app] = value
    world.timeline.record(.app(.keeps(self)))
  }
}
