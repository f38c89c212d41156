/// What does not change in a rehearsal, and is the same for all that branch off from it.
final class Premises {
  let program: Program
  /// How many things may happen.
  let limit: Int
  /// What there was before anything happened.
  let setting: Trace.Setting
  /// Whether everything that happens is written down, or only what a search judges courses by: events, mistakes,
  /// readings.
  let tellsAll: Bool

  init(program: Program, limit: Int, setting: Trace.Setting, tellsAll: Bool) {
    self.program = program
    self.limit = limit
    self.setting = setting
    self.tellsAll = tellsAll
  }
}
