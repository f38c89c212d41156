import Rehearsal

extension NotificationCenter {
  /// Calls a method of an observer with every notification of a name; an observer that is gone hears nothing.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    guard let observations else {
      notModelled("NotificationCenter.addObserver(_:selector:name:object:) outside of a rehearsal")
    }
    let observation = Observation(observer as AnyObject, selector)
    observation.token = addObserver(forName: name, object: object, queue: nil) { observation.take($0) }
    observations.all.append((name, observation))
  }

  /// Lets an observer hear nothing any more.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, named: nil)
    removeObserver(observer as Any)
  }

  /// Lets an observer hear no notification of a name any more.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    removeObserver(observer, named: name)
    removeObserver(observer as Any, name: name, object: object)
  }

  private func removeObserver(_ observer: AnyObject, named name: Notification.Name?) {
    observations?.all.removeAll { entry in
      guard entry.observation.observer === observer, name == nil || entry.name == name else { return false }
      if let token = entry.observation.token { removeObserver(token as Any) }
      return true
    }
  }

  /// Those of whoever's code runs; `nil` where nobody's does, as when an observer goes with its process.
  private var observations: Observations? {
    if let context = Backstage.context { return context.belonging(of: self) { Observations() } }
    if let app = Backstage.app { return app.belonging(of: self) { Observations() } }
    return nil
  }
}

/// Who observes, by a method.
private final class Observations {
  var all: [(name: Notification.Name?, observation: Observation)] = []
}

/// One observer and its method.
private final class Observation: @unchecked Sendable {
  weak var observer: AnyObject?
  let selector: Selector
  var token: (any NSObjectProtocol)?

  init(_ observer: AnyObject, _ selector: Selector) {
    (self.observer, self.selector) = (observer, selector)
  }

  func take(_ notification: Notification) {
    guard let observer else { return }
    onMainActor(notification) { selector.perform(on: observer, from: $0) }
  }
}
