/// Something of the phone's that the system tells every process of, whatever it is at.
public enum SystemNotice: String, Hashable, Sendable, CaseIterable {
  /// Memory runs short: what can be made again is to be given back at once (PL-10).
  case memoryWarning
  /// The clock was set: what was reckoned with the date before is out (PL-11).
  case clockChange
}
