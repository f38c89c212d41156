/// Does numbered pieces of work in a process of its own, one after the other, and says what came of each, in order.
///
/// One protocol serves whoever lets code run that may take its process with it: a job is a packet and so many pieces;
/// the child answers each with a packet, in batches, and may say something on the way. It notes in shared memory which
/// piece it is at. When it ends too early or falls silent, another does again what was not answered before that piece,
/// and the piece itself is lost.
package final class Worker {
  /// What a child makes of a job: how it does each of its pieces; `nil` where the job cannot be read.
  package typealias Service = (_ job: Packet, _ desk: Desk) -> ((Int) -> Packet)?

  /// What comes from the child next.
  package enum News {
    /// Something on the way to the answer.
    case note(Packet)
    case answer(Packet)
    /// There will be no answer to a piece of the job.
    case lost(Loss)
    /// Nobody wants to know any more.
    case unwanted
  }

  private let output: Child.Output
  private let service: Service
  private var watch = ChildWatch()
  /// What its children are held in; `nil` where they may do whatever they like.
  private let confinement: Confinement?
  private var child: Child?
  private var job = Packet()
  /// The number of the first piece of the job, among all pieces of all jobs.
  private var base = 0
  private var count = 0
  /// How many pieces are answered or lost.
  private var done = 0
  /// Where a child is to stop, because the piece there takes it down.
  private var until = 0
  private var loss: Loss?
  private var chances: Chances

  /// Whether the last child that hung waited for a lock that a thread of this process may have held when it was made.
  package private(set) var wasStuck = false

  /// Seconds of real time without a word after which a piece has hung.
  package var patience: Int?

  /// A worker whose children are copies of this process as it is when they start, and reach nothing outside themselves
  /// unless they are free to.
  package init(
    _ output: Child.Output, patience: Int? = nil, secondChances: Int = 0, isConfined: Bool = true,
    _ service: @escaping Service
  ) {
    confinement = isConfined ? Confinement() : nil
    self.output = output
    self.patience = patience
    chances = Chances(most: secondChances)
    self.service = service
  }

  /// Gives it a job, now that the last one is done.
  package func take(_ job: Packet, pieces count: Int = 1) {
    base += self.count
    (self.job, self.count, done, until, loss, chances.taken) = (job, count, 0, count, nil, 0)
    if let child { assign(to: child) } else { child = start() }
  }

  /// Whether what comes next is there already.
  package var isReady: Bool { child?.channel.hasMessage == true }

  /// Whether every piece is answered or lost.
  package var isDone: Bool { done == count }

  /// What its last child printed, where that is collected.
  package private(set) var printed = ""

  /// What comes next; of a job that is done, or was stopped, nobody hears any more.
  package func next(while isWanted: () -> Bool = { true }) -> News {
    while !isDone {
      if done == until, let loss { return giveUp(loss) }
      let child = child ?? start()
      self.child = child
      // It may have been silent for as long as others were listened to.
      switch child.receive(patience: patienceLeft, since: { watch.look() }, while: isWanted) {
      case .message(let message):
        watch.note()
        if let news = news(message) { return news }
      case .silent where !isWanted(): return .unwanted
      case .silent:
        child.stop()
        wasStuck = child.isStuck
        lose(.hung(seconds: wasStuck ? Child.mostAtLock : patience ?? 0), at: watch.progress.piece.value)
      case .forged: loseToForgery()
      case .ended:
        // One that only closed the line goes on, with the pieces behind.
        let reached = watch.progress.piece.value
        lose(.ended(ending(of: child)), at: reached)
      }
    }
    return .unwanted
  }

  /// Who has waited so long already waits a third of that for a piece that is tried again.
  private var patienceLeft: Int? { chances.taken > 0 ? patience.map { max(1, $0 / 3) } : patience }

  /// What a message says; nothing where it is about what was answered before, as a copy of the child says.
  private func news(_ message: ChannelMessage) -> News? {
    guard message.number >= base + done else { return nil }
    guard message.number == base + done else {
      loseToForgery()
      return nil
    }
    switch message.kind {
    case .note: return .note(message.packet)
    case .answer:
      done += 1
      chances.taken = 0
      return .answer(message.packet)
    case .job:
      loseToForgery()
      return nil
    }
  }

  /// Ends whatever is going on, for good: what a job had left to do nobody does.
  package func stop() {
    if isDone { child?.leave() } else { child?.stop() }
    child = nil
    done = count
  }

  /// Looks for a sign of life while another is listened to.
  func look() { _ = watch.look() }

  /// Goes on at once with what is left after a loss, and not only when somebody asks what comes next.
  func goOn() {
    if !isDone, loss == nil, child == nil { child = start() }
  }

  private func ending(of child: Child) -> Ending {
    let ending = child.finish()
    guard ending.isOwn, let call = confinement?.refused else { return ending }
    return .refused(call)
  }

  private func start() -> Child {
    let progress = watch.progress
    progress.piece.value = base + done
    progress.pace.value = 0
    confinement?.beginAnew()
    let child = Child(output) { [service, confinement] channel in
      progress.keepToThisProcess()
      System.holdOnToStatics()
      confinement?.begin()
      Self.serve(channel, progress, service)
    }
    assign(to: child)
    return child
  }

  private func assign(to child: Child) {
    var packet = Packet()
    packet.put(base)
    packet.put(until)
    packet.put(job.bytes)
    watch.note()
    child.channel.send(ChannelMessage(.job, base + done, packet))
  }

  private static func serve(_ channel: Channel, _ progress: PieceProgress, _ service: Service) {
    var pulse = Pulse()
    while case .message(let message) = channel.receive(), message.kind == .job {
      var packet = message.packet
      let desk = Desk(channel, at: progress)
      guard let base = try? packet.number(), let until = try? packet.number(),
        let job = try? Packet(packet.passage()), let work = service(job, desk)
      else { return }
      for number in message.number..<max(message.number, base + until) {
        progress.piece.value = number
        channel.send(ChannelMessage(.answer, number, work(number - base)), atOnce: false)
        if pulse.beats() { channel.flush() }
      }
      channel.flush()
    }
  }

  private func loseToForgery() {
    child?.stop()
    lose(.forged, at: watch.progress.piece.value)
  }

  private func lose(_ loss: Loss, at number: Int) {
    printed = child?.output?.text ?? ""
    child = nil
    let piece = number - base
    guard done < until else { return }
    if loss.deservesSecondChance, chances.taken < chances.most {
      chances.taken += 1
      return
    }
    until = min(max(done, piece), until - 1)
    self.loss = loss
  }

  private func giveUp(_ loss: Loss) -> News {
    child?.stop()
    child = nil
    done += 1
    until = count
    self.loss = nil
    chances.taken = 0
    return .lost(loss)
  }
}
