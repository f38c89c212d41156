// Functions that wait to be called, each kind in a type of its own: whatever is generic, as arrays and optionals are,
// keeps a bare function wrapped in another, and a search makes them by the million.

/// Hears the answer to a message.
struct AnswerEar {
  let hear: (ServerAnswer) -> Void
}

/// Hears what Apple answers.
struct AppleEar {
  let hear: (AppleCredential?, ExtensionError?) -> Void
}

/// Hears what the identity store answers.
struct StoreEar {
  let hear: (IdentityStoreAnswer) -> Void
}

/// Hears of a tap.
struct TapEar {
  let hear: (Tap) -> Void
}

/// Work for an alarm to do.
struct AlarmWork {
  let run: () -> Void
}
