extension Publisher {
  /// Everything where a scheduler does it.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Timed<Self> {
    timed { value, outlet in scheduler.schedule(options: options) { value(outlet) } }
  }
  /// Everything later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Timed<Self> {
    Publishers.Timed(upstream: self) { delivery in
      // What is due at the same moment may go off in any order, and what comes out keeps its own.
      var line: [() -> Void] = []
      func delay(_ give: @escaping () -> Void) {
        line.append(give)
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
          options: options
        ) { line.removeFirst()() }
      }
      return (
        { value in delay { delivery.give(value) } },
        { completion in
          if case .failure = completion { return delivery.end(completion) }
          delay { delivery.end(completion) }
        }
      )
    }
  }

  private func timed(
    _ move: @escaping (@escaping (Delivery<Output, Failure>) -> Void, Delivery<Output, Failure>) -> Void
  ) -> Publishers.Timed<Self> {
    Publishers.Timed(upstream: self) { delivery in
      (
        { value in move({ $0.give(value) }, delivery) },
        { completion in move({ $0.end(completion) }, delivery) }
      )
    }
  }

  /// Subscribes where a scheduler does it.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    Publishers.Timed(upstream: self, begin: { work in scheduler.schedule(options: options, work) }) {
      delivery in
      ({ delivery.give($0) }, { delivery.end($0) })
    }.eraseToAnyPublisher()
  }

  /// The last value before a time in which none came.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Timed<Self> {
    Publishers.Timed(upstream: self) { delivery in
      var number = 0
      return (
        { value in
          number += 1
          let mine = number
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) { if mine == number { delivery.give(value) } }
        },
        { completion in
          number += 1
          delivery.end(completion)
        }
      )
    }
  }

  /// The first or the latest value of every stretch of time.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Timed<Self> {
    Publishers.Timed(upstream: self) { delivery in
      var next: S.SchedulerTimeType?
      var waiting: Output?
      var isDue = false
      return (
        { value in
          let now = scheduler.now
          guard let moment = next, now < moment else {
            next = now.advanced(by: interval)
            return delivery.give(value)
          }
          if latest || waiting == nil { waiting = value }
          guard !isDue else { return }
          isDue = true
          scheduler.schedule(after: moment, tolerance: scheduler.minimumTolerance, options: nil) {
            isDue = false
            guard let value = waiting else { return }
            waiting = nil
            next = scheduler.now.advanced(by: interval)
            delivery.give(value)
          }
        },
        { completion in
          if let value = waiting { delivery.give(value) }
          waiting = nil
          delivery.end(completion)
        }
      )
    }
  }

  /// Ends where no value comes for a time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timed<Self> {
    Publishers.Timed(upstream: self) { delivery in
      var number = 0
      func wait() {
        number += 1
        let mine = number
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard mine == number else { return }
          delivery.giveUp()
          delivery.end(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      return (
        { value in
          wait()
          delivery.give(value)
        },
        { completion in
          number += 1
          delivery.end(completion)
        }
      )
    }
  }

  /// How long it took from one value to the next.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Map<Self, S.SchedulerTimeType.Stride> {
    step {
      var last = scheduler.now
      return Operation { _ in
        let now = scheduler.now
        defer { last = now }
        return .give(last.distance(to: now))
      }
    }
  }
}
