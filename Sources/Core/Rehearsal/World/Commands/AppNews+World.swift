/// How the app hears of the end of a request that it made.
extension AppNews {
  func reachApp(in world: inout World, with userInfo: UserInfo?) -> Effect? {
    guard world.controller.hasDelegate else {
      world.timeline.record(.system(.toldNobody(self)))
      return nil
    }
    world.timeline.record(.system(.toldApp(self, self == .completed ? userInfo : nil)))
    return world.app.requester == nil ? nil : .tellsApp(self)
  }
}
