/// What a user does with an interface.
package enum Touch: Hashable, Sendable {
  case types(String, into: String)
  case taps(String)
}

/// A moment on the way of an interface to the screen and off it, in order.
package enum Appearance: Hashable, Sendable, CaseIterable {
  case willAppear
  case didAppear
  case willDisappear
  case didDisappear
}
