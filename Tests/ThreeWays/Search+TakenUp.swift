package import Rehearsal
package import RehearsalExplorer

/// A search that was written down, and what is written read back.
extension Search {
  /// The numbers that a file of it keeps.
  package var numbers: [UInt8] { NumberWriter.bytes { write(to: &$0) } }

  /// The search that somebody goes on with who has read a file of this one.
  package func takenUp(by explorer: Explorer) -> Search? {
    JSON(saved.text).flatMap { Search($0, numbers: numbers, of: explorer) }
  }

  /// The search that stands in a line and in numbers; `nil` where none does.
  package init?(_ json: JSON, numbers: [UInt8], of explorer: Explorer) {
    var reader = NumberReader(numbers)
    self.init(json, &reader, of: explorer)
  }
}

extension NumberWriter {
  /// What is written.
  package static func bytes(_ write: (inout NumberWriter) -> Void) -> [UInt8] {
    let file = Pieces()
    var writer = NumberWriter { file.bytes += $0 }
    write(&writer)
    writer.finish()
    return file.bytes
  }
}

extension NumberReader {
  /// A reader of what was written.
  package init(_ bytes: [UInt8]) {
    let file = Pieces()
    file.bytes = bytes
    self.init(count: bytes.count) {
      defer { file.bytes = [] }
      return file.bytes
    }
  }
}

/// A file in memory: what has it writes to it, or takes from it.
private final class Pieces {
  var bytes: [UInt8] = []
}
