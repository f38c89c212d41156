/// The phone's clock, which can be off, and be set.
enum PhoneClock {
  /// How many nanoseconds it is ahead of everybody else's.
  static func lead(in world: borrowing World) -> Int64 {
    guard world.phone.hasAutoFill else { return 0 }
    return min(max(world.phone.autoFill.clockOffset, -mostLead), mostLead) * 1_000_000_000
  }

  /// Sets it ahead, or back, and tells app and extension of it (PL-11).
  static func set(ahead seconds: Int64, in world: inout World) {
    let lead = world.phone.autoFill.clockOffset.addingReportingOverflow(seconds).partialValue
    world.phone.autoFill.clockOffset = min(max(lead, -mostLead), mostLead)
    world.phone.autoFill.inquiry.lastCode = nil
    guard Ledger.holds("PL-11") else { return }
    world.timeline.next(.effect(.setsClock))
    if world.phone.process.state != .absent { world.timeline.schedule(.notice(.clockChange)) }
    if world.app.interface != nil { world.timeline.schedule(.appHears(.notice(.clockChange))) }
  }

  /// A hundred years: further a date is of no use to anybody.
  private static let mostLead: Int64 = 3_155_760_000
}
