import Rehearsal
import RehearsalExplorer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of many numbers, which says at its end how long it is and what its bytes come to: of one that was torn nothing
/// is taken.
///
/// It is read and written in pieces, so that the memory for it does not grow with it.
final class SealedFile {
  private let descriptor: Int32
  /// How many bytes there are before the seal.
  private let count: Int
  private var place = 0

  /// Its length and what its bytes come to.
  private static let bytesOfSeal = 16

  /// Why nothing is taken of a file.
  enum Damage: Error {
    case isUnreadable(String)
    case isTorn
    case isChanged
    case isForeign

    var reason: String {
      switch self {
      case .isUnreadable(let reason): reason
      case .isTorn: "it is torn: it was not written to its end, or has lost it since"
      case .isChanged: "it is damaged: its bytes are not those that were written"
      case .isForeign: "it is of another search, or was written by another build of this command"
      }
    }
  }

  /// Opens one, after all of it was looked at.
  init(_ path: String) throws(Damage) {
    descriptor = open(Files.rooted(path), O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      throw .isUnreadable(Files.Unreadable(path).reason)
    }
    count = Int(status.st_size) - Self.bytesOfSeal
    guard count >= 0, let seal = read(Self.bytesOfSeal, at: count), Self.word(seal[..<8]) == UInt64(count)
    else { throw .isTorn }
    var sum = Fingerprint()
    while let piece = next() { Self.combine(piece, into: &sum) }
    guard sum.value == Self.word(seal[8...]) else { throw .isChanged }
    place = 0
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// What reads it from where it begins.
  func reader() -> NumberReader {
    place = 0
    return NumberReader(count: count) { self.next() ?? [] }
  }

  /// The next piece; `nil` at the end.
  private func next() -> [UInt8]? {
    let length = min(NumberWriter.piece, count - place)
    guard length > 0, let piece = read(length, at: place) else { return nil }
    place += length
    return piece
  }

  private func read(_ length: Int, at start: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: length)
    var done = 0
    while done < length {
      let got = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress?.advanced(by: done), length - done, off_t(start + done))
      }
      guard got > 0 else { return nil }
      done += got
    }
    return bytes
  }

  /// Writes one anew; what is there stays until all of it is safe.
  static func write(to path: String, _ fill: (inout NumberWriter) -> Void) throws(Files.Unreadable) {
    let draft = try FileDraft(of: path, isOfUseInPart: false)
    var sum = Fingerprint()
    var count = 0
    var failure: Files.Unreadable?
    func put(_ bytes: [UInt8]) {
      guard failure == nil, !bytes.withUnsafeBufferPointer({ Files.append($0, to: draft.descriptor) }) else {
        return
      }
      failure = Files.Unreadable(path)
    }
    var writer = NumberWriter {
      combine($0, into: &sum)
      count += $0.count
      put($0)
    }
    fill(&writer)
    writer.finish()
    var seal = NumberWriter(put)
    seal.append(word: UInt64(count))
    seal.append(word: sum.value)
    seal.finish()
    if let failure {
      draft.discard()
      throw failure
    }
    try draft.publish()
  }

  private static func combine(_ piece: [UInt8], into sum: inout Fingerprint) {
    piece.withUnsafeBytes { sum.combine($0) }
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
