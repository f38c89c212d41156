/// The phone's clock, which can be off, and be set.
enum PhoneClock {
  /// How many nanoseconds it is ahead of everybody else's.
  static func lead(in world: borrowing World) -> Int64 {
    world.phone.clockLead * 1_000_000_000
  }

  /// Sets it ahead, or back, and tells app and extension of it (PL-11).
  static func set(ahead seconds: Int64, in world: inout World) {
    let lead = world.phone.clockLead + AutoFill.clockLead(seconds)
    world.phone.autoFill.clockOffset = AutoFill.clockLead(lead)
    world.phone.autoFill.inquiry.lastCode = nil
    guard Ledger.holds("PL-11") else { return }
    world.timeline.next(.effect(.setsClock))
    if world.phone.process.state != .absent { world.timeline.schedule(.notice(.clockChange)) }
    if world.app.interface != nil { world.timeline.schedule(.appHears(.notice(.clockChange))) }
  }
}
