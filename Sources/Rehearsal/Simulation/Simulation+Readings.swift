/// What a run rests on that can be read in more than one way.
extension Simulation {
  func rely(on used: Readings) {
    guard !used.isEmpty else { return }
    let fresh = readings.absorb(used)
    guard !fresh.isEmpty else { return }
    for reading in fresh.all {
      write(.reading(reading, premises.tellsAll ? setting(of: reading) : ""))
    }
  }

  private func setting(of reading: Reading) -> String {
    reading == .keyboardRoom ? String(phone.autoFill.room) : phone.profile.setting(of: reading) ?? "fixed"
  }
}
