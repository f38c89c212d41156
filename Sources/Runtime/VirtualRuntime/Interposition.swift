import CInterposition

/// The way from the C library and Dispatch into worlds.
enum Interposition {
  /// Makes sure that it is in place and that this toolchain is one it works with.
  static func require() throws(Unreliable) {
    if let problem { throw problem }
  }

  private static let problem: Unreliable? = {
    // Swift looks for the command line beside the environment, which moves when something is added.
    _ = CommandLine.arguments
    interposed_use_universal_time()
    return install()
  }()

  private static func install() -> Unreliable? {
    if interposed_install(callbacks) == 0 {
      Unreliable(
        description: "no call to Dispatch can be caught: it is linked statically, or of an unknown kind")
    } else if !fiber_can_be_run() {
      Unreliable(description: "what Swift keeps for a thread cannot be found: it is of an unknown kind")
    } else {
      nil
    }
  }

  private static func world(_ owner: UnsafeMutableRawPointer) -> VirtualThread {
    Unmanaged<VirtualThread>.fromOpaque(owner).takeUnretainedValue()
  }

  private static let callbacks = interposed_callbacks(
    enqueue: { owner, queue, isBarrier, delay, work in
      world(owner).enqueue(Item(Queue(address: queue), isBarrier: isBarrier, work), after: delay)
    },
    sync: { owner, queue, isBarrier, work in
      world(owner).sync(Queue(address: queue), isBarrier: isBarrier, work)
    },
    notify: { owner, group, queue, work in
      world(owner).notify(group, Item(Queue(address: queue), work))
    },
    wait: { owner, kind, object, patience in
      world(owner).wait(Strand.Wait.Kind(kind, object), patience: patience)
    },
    is_on: { owner, queue in world(owner).running?.isOn(Queue(address: queue)) == true },
    current_queue: { owner in world(owner).running?.queues.last { !$0.queue.isActor }?.queue.address },
    change_queue: { owner, queue, change in world(owner).order.change(Queue(address: queue), change) },
    add_source: { owner, source, queue in world(owner).addSource(source, on: Queue(address: queue)) },
    set_timer: { owner, source, delay, interval in
      world(owner).setTimer(of: source, after: delay, every: interval)
    },
    set_handler: { owner, source, kind, work in world(owner).setHandler(of: source, kind, work) },
    change_source: { owner, source, change in world(owner).change(source, change) },
    set_clock: { owner, file, moment in world(owner).setClock(file, at: moment) },
    due_clock: { owner, isRead in world(owner).dueClock(isRead: isRead) },
    next_clock: { owner in world(owner).loop.clocks.map(\.moment).min() ?? -1 },
    wake_loop: { owner in world(owner).wakeLoop() },
    add_timer: { owner, timer in world(owner).loop.timers.append(timer) },
    forget_timer: { owner, timer in world(owner).forgetTimer(timer) },
    making_task: { owner in world(owner).tasks.begin() },
    made_task: { owner, task in world(owner).tasks.add(task) },
    change_place: { owner, actor, work in world(owner).enqueue(Item(Queue(actor: actor), work)) },
    current_actor: { owner in world(owner).running?.queues.last { $0.queue.isActor }?.queue.address },
    main_operations: { owner in world(owner).operations.map { Unmanaged.passUnretained($0).toOpaque() } },
    notification_center: { owner in
      world(owner).notifications.map { Unmanaged.passUnretained($0).toOpaque() }
    },
    home: { owner, text, room in
      guard let home = world(owner).outside.findHome()?.utf8CString, home.count <= room else { return false }
      for (index, byte) in home.enumerated() { text[index] = byte }
      return true
    },
    wrote: { owner in world(owner).outside.noteWriting() },
    shared: { owner, file, isReplaced in
      world(owner).outside.noteSharedFile(String(cString: file), isReplaced)
    },
    logged: { owner, line in world(owner).outside.log(String(cString: line)) },
    escaped: { owner, escape, detail in world(owner).escapes.append(Escape(escape, String(cString: detail)))
    })
}

extension Strand.Wait.Kind {
  fileprivate init(_ kind: interposed_wait, _ object: UnsafeMutableRawPointer?) {
    switch (kind, object) {
    case (interposed_wait_semaphore, let object?): self = .semaphore(object)
    case (interposed_wait_group, let object?): self = .group(object)
    case (interposed_wait_ready, let object?): self = .ready(object)
    case (interposed_wait_lock, let object?): self = .lock(object)
    case (interposed_wait_condition, _): self = .condition
    case (interposed_wait_loop, _): self = .loop
    default: self = .sleep
    }
  }
}

extension Escape {
  fileprivate init(_ escape: interposed_escape, _ detail: String) {
    switch escape {
    case interposed_escape_thread: self = .thread
    case interposed_escape_dispatch_thread: self = .dispatchThread
    case interposed_escape_source: self = .source
    case interposed_escape_session: self = .session
    case interposed_escape_socket: self = .socket(detail)
    case interposed_escape_lookup: self = .lookup(host: detail)
    case interposed_escape_refusal: self = .refusal(detail)
    case interposed_escape_continuation: self = .leakedContinuation(detail)
    default: self = .sleep(detail)
    }
  }
}
