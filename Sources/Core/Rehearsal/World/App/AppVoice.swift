/// What an app's code says, as the phone hears it, and what it is given.
enum AppVoice {
  /// The app asks the system for something; answers which of all that it asked this is.
  static func authorize(_ ask: AuthorizationAsk, in world: inout World) -> Int {
    world.app.said.asks += 1
    world.app.debt.ask(for: ask)
    world.timeline.record(.system(.autoFill(.app(.asked(ask)))))
    world.timeline.schedule(.appSays(.asks(ask, number: world.app.said.asks)))
    return world.app.said.asks
  }

  /// The app takes back what it asked for.
  static func takeBack(_ number: Int, in world: inout World) {
    world.timeline.record(.system(.autoFill(.app(.tookBack))))
    world.timeline.schedule(.appSays(.takesBack(number)))
  }

  /// The app has the system do something of its own; answers which of all that it asked this is.
  static func run(_ errand: SystemErrand, in world: inout World) -> Int {
    world.app.said.asks += 1
    world.timeline.record(.system(.errand(.asked(errand), by: .app)))
    world.timeline.schedule(.errand(.asked(errand), of: .app(world.app.said.asks)))
    return world.app.said.asks
  }

  /// The app takes back what it had the system do.
  static func takeBackErrand(_ number: Int, in world: inout World) {
    world.timeline.record(.system(.errand(.tookBack, by: .app)))
    world.timeline.schedule(.errand(.tookBack, of: .app(number)))
  }

  /// The app tells the system of a credential.
  static func report(_ report: CredentialReport, in world: inout World) {
    world.timeline.record(.system(.autoFill(.app(.reported(report)))))
    world.timeline.schedule(.appSays(.reports(report)))
  }

  /// The app sends a message to its server; answers which of all of its messages this is.
  static func send(_ message: Message, in world: inout World) -> Int {
    world.timeline.record(.system(.autoFill(.app(.sent(message)))))
    world.app.said.messages += 1
    Transmission(message, from: .app, ordinal: world.app.said.messages, in: &world).setOut(in: &world)
    return world.app.said.messages
  }

  /// The app wants something done after a while; answers which of all its alarms this is.
  static func setAlarm(after delay: Duration, in world: inout World) -> Int {
    world.app.said.alarms += 1
    world.timeline.agenda.add(.appHears(.alarm(world.app.said.alarms)), at: world.timeline.now + delay)
    return world.app.said.alarms
  }

  /// The app's code is given something; where somebody keeps count of that, it counts.
  static func note(_ delivery: AppDelivery, in world: inout World) {
    switch delivery {
    case .authorization(let answer, _): world.timeline.record(.system(.autoFill(.app(.heard(answer)))))
    case .errand(let answer, _): world.timeline.record(.system(.errand(.answered(answer), by: .app)))
    case .appleRevoked: world.timeline.record(.system(.autoFill(.app(.heardOfRevocation))))
    case .answer(let response):
      hear(response.value.answer, about: response.value.transmission.value.message, in: &world)
    case .activity(let token): world.timeline.record(.system(.errand(.continued(token: token), by: .app)))
    case .touch, .alarm, .upkeep, .notice: break
    }
    world.app.debt.hear(delivery)
    world.app.given?.combine(delivery, at: world.timeline.now)
    // Who of the two came first matters where one finds files of the other.
    if let past = world.process.past, let present = world.process.given {
      world.app.given?.combine(past.value)
      world.app.given?.combine(present.value)
    }
  }

  /// An answer of its server has come back to an app: what it was about is settled now.
  private static func hear(_ answer: ServerAnswer, about message: Message, in world: inout World) {
    switch answer {
    case .reply(let reply):
      world.timeline.record(.system(.autoFill(.app(.gotReply(to: message.name, reply)))))
    case .networkError:
      world.timeline.record(.system(.autoFill(.app(.gotNetworkError(about: message.name)))))
    }
    if RelyingParty.messages.contains(message.name) {
      WebsitePage.settle(answer, about: message, in: &world)
    }
  }
}
