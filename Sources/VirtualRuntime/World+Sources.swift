import CInterposition

/// A timer of Dispatch, kept by the world.
final class Source {
  let queue: Queue
  var handler = interposed_work.nothing
  var cancelHandler = interposed_work.nothing
  var interval: Int64 = .max
  /// When it fires next; `nil` while it is not set.
  var moment: Int64?
  /// Which of its settings holds, because an alarm of a former one may still be to come.
  var setting = 0
  var suspensions = 1
  var isActive = false
  var isCanceled = false
  var references = 1

  init(on queue: Queue) {
    self.queue = queue
    interposed_retain(queue.address)
  }

  deinit {
    interposed_release(queue.address)
  }

  func dropHandlers() {
    interposed_drop(handler)
    interposed_drop(cancelHandler)
    handler = .nothing
    cancelHandler = .nothing
  }
}

extension World {
  func addSource(_ address: UnsafeMutableRawPointer, on queue: Queue) {
    sources[address] = Source(on: queue)
  }

  func setTimer(of address: UnsafeMutableRawPointer, after delay: Int64, every interval: Int64) {
    guard let source = sources[address] else { return }
    source.setting += 1
    source.interval = max(interval, 0)
    let (moment, overflow) = now.addingReportingOverflow(delay)
    source.moment = overflow ? nil : moment
    arm(source, address)
  }

  func setHandler(of address: UnsafeMutableRawPointer, isForCancel: Bool, _ work: interposed_work) {
    guard let source = sources[address] else { return }
    if isForCancel {
      interposed_drop(source.cancelHandler)
      source.cancelHandler = work
    } else {
      interposed_drop(source.handler)
      source.handler = work
    }
  }

  func change(_ address: UnsafeMutableRawPointer, _ change: interposed_source_change) -> Bool {
    guard !sources.isEmpty, let source = sources[address] else { return false }
    switch change {
    case interposed_source_ask_canceled: return source.isCanceled
    case interposed_source_activate:
      if !source.isActive { source.suspensions -= 1 }
      source.isActive = true
      arm(source, address)
    case interposed_source_suspend: source.suspensions += 1
    case interposed_source_resume:
      source.isActive = true
      source.suspensions -= 1
      arm(source, address)
    case interposed_source_cancel: cancel(source)
    case interposed_source_retain: source.references += 1
    case interposed_source_release:
      source.references -= 1
      if source.references == 0 {
        source.setting += 1
        source.dropHandlers()
        sources[address] = nil
      }
    default: break
    }
    return true
  }

  private func cancel(_ source: Source) {
    guard !source.isCanceled else { return }
    source.isCanceled = true
    source.setting += 1
    if source.cancelHandler.function != nil { enqueue(Item(source.queue, source.cancelHandler)) }
    source.cancelHandler = .nothing
  }

  /// Sets an alarm for the next time it fires.
  private func arm(_ source: Source, _ address: UnsafeMutableRawPointer) {
    guard source.suspensions <= 0, !source.isCanceled, let moment = source.moment else { return }
    source.setting += 1
    let setting = source.setting
    let item = Item(source.queue, Work { [weak self] in self?.fire(address, setting) }, .firing)
    alarms.add(item, at: max(moment, now))
    if source.queue != .main { interposed_retain(source.queue.address) }
  }

  private func fire(_ address: UnsafeMutableRawPointer, _ setting: Int) {
    guard let source = sources[address], source.setting == setting, source.suspensions <= 0 else { return }
    if source.interval < .max, let moment = source.moment {
      // Because a source that missed some of its moments fires once for all of them.
      let missed = source.interval > 0 ? max(0, now - moment) / source.interval : 0
      let (next, overflow) = moment.addingReportingOverflow(
        source.interval.multipliedReportingOverflow(by: missed + 1).partialValue)
      source.moment = overflow ? nil : max(next, now)
      arm(source, address)
    } else {
      source.moment = nil
    }
    var work = interposed_copy(source.handler)
    if !work.is_block { work.context = interposed_context(address) }
    work.run()
  }
}
