/// Something of the phone's that the system tells a process of, whatever it is at.
public enum SystemNotice: String, Hashable, Sendable, CaseIterable {
  /// Memory runs short: what can be made again is to be given back at once (PL-10).
  case memoryWarning
  /// The clock was set: what was reckoned with the date before is out (PL-11).
  case clockChange
  /// What it shows is not in front any more, though it can still be seen (PL-12).
  case resignsActive
  /// What it shows is in front again (PL-12).
  case becomesActive
  /// What it shows has left the screen (PL-12).
  case entersBackground
}
