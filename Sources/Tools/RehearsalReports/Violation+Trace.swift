import Rehearsal

extension Violation {
  /// What to change, by what had happened when it came to that.
  func advice(at index: Int, of trace: Trace) -> String {
    guard self == .neverAnswered, let heard = trace.lastHeard(before: index) else { return advice }
    return "The handler waits for nothing any more: the last that it heard was \(heard). Have every branch "
      + "behind that end in an answer: complete, or cancel with failed. Look for a guard, an if or a catch that "
      + "only returns, and for a continuation that is never resumed."
  }
}

extension Trace {
  /// What a handler was told last that asks for nothing else; `nil` where it still waits for a reply, or was told
  /// something else since.
  fileprivate func lastHeard(before index: Int) -> String? {
    var last: String?
    var open: [String: Int] = [:]
    for entry in entries[..<index].reversed() {
      switch entry.event {
      case .server(.replied(let message, let reply)):
        open[message, default: 0] -= 1
        last = last ?? "the reply \(reply.status) to “\(message)” at \(entry.instant)"
      case .server(.gaveNetworkError(let message)):
        open[message, default: 0] -= 1
        last = last ?? "at \(entry.instant) that “\(message)” came to nothing on the network"
      case .handler(.sent(let message)):
        guard last != nil else { return nil }
        open[message.name, default: 0] += 1
        if open[message.name, default: 0] > 0 { return nil }
      case .user, .system(.gaveAnswer), .system(.errand), .system(.autoFill), .handler(.askedApple):
        if last == nil { return nil }
      case .system(.called): return last
      default: continue
      }
    }
    return nil
  }
}
