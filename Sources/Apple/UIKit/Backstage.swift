import Glibc
package import Rehearsal

/// What a process has one of, by its type.
private final class Drawer {
  /// By what it is kept for a process.
  static let key = DrawerKey()

  var things: [ObjectIdentifier: AnyObject] = [:]
}

/// Nothing but itself.
private final class DrawerKey: Sendable {}

/// Whose code runs on this thread, for what Apple's names do without naming it: a window, a session, a controller.
package enum Backstage {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { actor in
      if let actor { Unmanaged<AnyObject>.fromOpaque(actor).release() }
    }
    return key
  }()

  /// Whoever it is.
  package static var actor: AnyObject? {
    pthread_getspecific(key).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The request whose extension runs; `nil` where none does.
  package static var context: HandlerContext? { actor as? HandlerContext }

  /// The app that runs; `nil` where none does.
  package static var app: AppContext? { actor as? AppContext }

  /// How the system is read that asks whoever's code runs; as documented where nobody's does.
  package static var autoFillProfile: Profile.AutoFill {
    context?.autoFillProfile ?? app?.autoFillProfile ?? Profile.AutoFill()
  }

  /// Whose messages go over the network; `nil` where nobody's code runs.
  package static var networkUser: (any NetworkUser)? { actor as? any NetworkUser }

  /// Says that code changes what is on screen, which it does on the main thread (PL-15); answers whether it does so
  /// elsewhere.
  @discardableResult
  package static func noteChange(of view: AnyObject, by call: StaticString) -> Bool {
    context?.noteChange(ofScreen: "\(type(of: view)).\(call)") == true
  }

  /// Says that code does something that a person notices, and that nothing else tells of (AS-66).
  package static func noteDeed() {
    context?.noteDeed()
  }

  /// Says what code does, in case it does that while its view is made (PL-4).
  package static func noteWork(whileLoading work: StaticString) {
    context?.noteWork(whileLoading: "\(work)")
  }

  /// What the process of whoever's code runs has one of.
  package static func belonging<Belonging: AnyObject>(_ make: () -> Belonging) -> Belonging {
    let drawer: Drawer
    if let context {
      drawer = context.belonging(of: Drawer.key) { Drawer() }
    } else if let app {
      drawer = app.belonging(of: Drawer.key) { Drawer() }
    } else {
      notModelled("\(Belonging.self) outside of a rehearsal: there is no phone")
    }
    if let thing = drawer.things[ObjectIdentifier(Belonging.self)] as? Belonging { return thing }
    let thing = make()
    drawer.things[ObjectIdentifier(Belonging.self)] = thing
    return thing
  }

  /// Lets the code of a request, or of an app, run from now on.
  package static func enter(_ next: AnyObject?) {
    guard next !== actor else { return }
    _ = exchange(next)
  }

  /// Says whose code runs next, and answers whose ran before.
  package static func exchange(_ next: consuming AnyObject?) -> AnyObject? {
    let former = pthread_getspecific(key)
    pthread_setspecific(key, next.map { Unmanaged.passRetained($0).toOpaque() })
    return former.map { Unmanaged.fromOpaque($0).takeRetainedValue() }
  }
}
