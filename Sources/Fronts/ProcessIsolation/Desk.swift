/// Where a child says something of the piece that it is at, before there is an answer.
package struct Desk {
  private let channel: Channel
  private let progress: PieceProgress

  init(_ channel: Channel, at progress: PieceProgress) {
    self.channel = channel
    self.progress = progress
  }

  /// Says that the piece goes on: whoever waits for it has no reason to take it for hung.
  package func pulse() {
    progress.pace.value += 1
  }

  /// Does something of ours for a piece, however long it takes: what hangs is people's code.
  package func unhurried<Result>(_ work: () -> Result) -> Result {
    let former = progress.pace.value
    progress.pace.value = PieceProgress.unhurried
    defer { progress.pace.value = former + 1 }
    return work()
  }

  package func note(_ packet: Packet) {
    channel.send(ChannelMessage(.note, progress.piece.value, packet))
  }

  package func note(_ text: String) {
    var packet = Packet()
    packet.put(text)
    note(packet)
  }
}

/// How far a child has come, as it notes in memory that its maker sees.
struct PieceProgress {
  /// The number of the piece that it is at.
  let piece = SharedNumber()
  /// How often it has said that it goes on, or that it does something that may take its time.
  let pace = SharedNumber()

  static let unhurried = -1

  var now: [Int] { [piece.value, pace.value] }
  var isUnhurried: Bool { pace.value == Self.unhurried }

  /// Keeps it, in a child, from copies that a handler makes of that.
  func keepToThisProcess() {
    piece.keepToThisProcess()
    pace.keepToThisProcess()
  }
}

/// What the maker of a child watches: how far it has come, and when something was last heard or seen of it.
struct ChildWatch {
  let progress = PieceProgress()
  private var seen: [Int] = []
  private var lastSign = ContinuousClock.now

  /// There is a sign of it.
  mutating func note() {
    (seen, lastSign) = (progress.now, .now)
  }

  /// When there was one: that it has come further is one, because a batch of slow pieces takes longer than any one of
  /// them may, and so is work that may take its time.
  mutating func look() -> ContinuousClock.Instant {
    if progress.isUnhurried || progress.now != seen { note() }
    return lastSign
  }
}
