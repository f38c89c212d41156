/// What an app owes somebody who has done something on its screen (AS-64).
enum AppDebt: Int, Sendable {
  /// Nobody has done anything there.
  case untouched
  /// It is about something, and neither it nor its server has said that it worked.
  case owed
  /// What it asked the system or its server for has failed.
  case letDown
  /// It has come to what it was to come to.
  case paid
}

extension AppDebt {
  /// The app asks the system for something; what it does by the way it owes to nobody.
  mutating func ask(for ask: AuthorizationAsk) {
    if self != .untouched, !ask.isByTheWay { self = .owed }
  }

  /// The app's code is given something.
  mutating func hear(_ delivery: AppDelivery) {
    switch delivery {
    case .touch: self = .owed
    case .authorization(.failed, _): fail()
    case .answer(let response):
      guard response.value.answer.isSuccess else { return fail() }
      if self != .untouched { self = .paid }
    case .authorization, .errand, .alarm, .appleRevoked, .upkeep, .activity, .notice: break
    }
  }

  /// The app hears how the upgrade that it asked for has ended.
  mutating func hear(_ news: AppNews) {
    switch news {
    case .completed: if self != .untouched { self = .paid }
    case .failed, .canceled: fail()
    }
  }

  private mutating func fail() {
    if self == .owed { self = .letDown }
  }
}

extension AppDebt {
  /// An app has let its user down, is about nothing more, and shows nothing with which to try again.
  static func judge(in world: inout World) {
    guard world.app.debt == .letDown, let shown = world.app.interface, world.timeline.agenda.count == 0,
      world.app.wakeUp == nil, world.app.authorization == nil, world.timeline.stop == nil,
      case .elsewhere = world.phone.screen
    else { return }
    let goesOn = shown.elements.contains { element in
      switch element {
      case .label, .button(_, isEnabled: false): false
      case .field, .button(_, isEnabled: true): true
      }
    }
    if !goesOn { world.note(.leftUserAlone) }
  }
}
