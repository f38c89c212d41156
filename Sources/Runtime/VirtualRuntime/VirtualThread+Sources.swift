import CInterposition

/// A timer of Dispatch, kept by the world.
final class DispatchSource {
  /// What stands for it outside; it is retained.
  let address: UnsafeMutableRawPointer
  let queue: Queue
  var handler = interposed_work.nothing
  var cancelHandler = interposed_work.nothing
  var registrationHandler = interposed_work.nothing
  var interval: Int64 = .max
  /// When it fires next; `nil` while it is not set.
  var moment: Int64?
  /// Which of its settings holds, because an alarm of a former one may have come due and not have had its turn.
  var setting = 0
  var alarm: Alarms.Ticket?
  var suspensions = 1
  var isActive = false
  var isCanceled = false
  var references = 1

  init(_ address: UnsafeMutableRawPointer, on queue: Queue) {
    self.address = address
    self.queue = queue
    interposed_retain(address)
    interposed_retain(queue.address)
  }

  deinit {
    interposed_drop(handler)
    interposed_drop(cancelHandler)
    interposed_drop(registrationHandler)
    interposed_release(queue.address)
    interposed_release(address)
  }

  /// A handler as work: one that is a function is handed what the source was given to hold.
  func work(of handler: interposed_work) -> interposed_work {
    guard handler.drop == nil, handler.function != nil else { return handler }
    return interposed_work(context: interposed_context(address), function: handler.function, drop: nil)
  }
}

extension VirtualThread {
  func addSource(_ address: UnsafeMutableRawPointer, on queue: Queue) {
    sources[address] = DispatchSource(address, on: queue)
  }

  /// Sets a timer anew; a delay of `.max` is one that never ends.
  func setTimer(of address: UnsafeMutableRawPointer, after delay: Int64, every interval: Int64) {
    guard let source = sources[address] else { return }
    source.interval = max(interval, 0)
    let (moment, overflow) = now.addingReportingOverflow(delay)
    source.moment = overflow || delay == .max ? nil : moment
    arm(source)
  }

  func setHandler(of address: UnsafeMutableRawPointer, _ kind: interposed_handler, _ work: interposed_work) {
    guard let source = sources[address] else { return interposed_drop(work) }
    let place: ReferenceWritableKeyPath<DispatchSource, interposed_work> =
      switch kind {
      case interposed_handler_cancel: \.cancelHandler
      case interposed_handler_registration: \.registrationHandler
      default: \.handler
      }
    interposed_drop(source[keyPath: place])
    source[keyPath: place] = work
    if source.isActive { call(\.registrationHandler, of: source) }
  }

  /// Calls a handler that is called once.
  private func call(
    _ place: ReferenceWritableKeyPath<DispatchSource, interposed_work>, of source: DispatchSource
  ) {
    let handler = source.work(of: source[keyPath: place])
    source[keyPath: place] = .nothing
    if handler.function != nil { enqueue(Item(source.queue, handler)) }
  }

  /// Does something to a timer, and answers whether it is canceled, as one of a world that is gone always is.
  func change(_ address: UnsafeMutableRawPointer, _ change: interposed_source_change) -> Bool {
    guard !sources.isEmpty, let source = sources[address] else { return true }
    switch change {
    case interposed_source_activate:
      if !source.isActive { source.suspensions -= 1 }
      activate(source)
    case interposed_source_suspend:
      source.suspensions += 1
      disarm(source)
    case interposed_source_resume:
      source.suspensions -= 1
      activate(source)
    case interposed_source_cancel: cancel(source)
    case interposed_source_retain: source.references += 1
    case interposed_source_release:
      source.references -= 1
      if source.references == 0 {
        disarm(source)
        sources[address] = nil
      }
    default: break
    }
    return source.isCanceled
  }

  private func cancel(_ source: DispatchSource) {
    guard !source.isCanceled else { return }
    source.isCanceled = true
    disarm(source)
    call(\.cancelHandler, of: source)
  }

  private func activate(_ source: DispatchSource) {
    source.isActive = true
    call(\.registrationHandler, of: source)
    arm(source)
  }

  /// Sets an alarm for the next time it fires.
  private func arm(_ source: DispatchSource) {
    disarm(source)
    guard source.suspensions <= 0, !source.isCanceled, let moment = source.moment else { return }
    let (address, setting) = (source.address, source.setting)
    let item = Item(source.queue, Work { [weak self] in self?.fire(address, setting) }, .firing)
    item.keepQueue()
    source.alarm = alarms.add(item, at: max(moment, now))
  }

  /// Whatever alarm there is for it does nothing any more.
  private func disarm(_ source: DispatchSource) {
    source.setting += 1
    cancel(source.alarm)
    source.alarm = nil
  }

  private func fire(_ address: UnsafeMutableRawPointer, _ setting: Int) {
    guard let source = sources[address], source.setting == setting else { return }
    if source.interval < .max, let moment = source.moment {
      // A source that missed some of its moments fires once for all of them.
      let missed = source.interval > 0 ? max(0, now - moment) / source.interval : 0
      let (next, overflow) = moment.addingReportingOverflow(
        source.interval.multipliedReportingOverflow(by: missed + 1).partialValue)
      source.moment = overflow ? nil : max(next, now)
      arm(source)
    } else {
      source.moment = nil
    }
    source.work(of: interposed_copy(source.handler)).run()
  }
}
