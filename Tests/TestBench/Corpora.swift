package import Foundation

/// Public data in the folder that `REHEARSAL_CORPORA` names; none of it is part of this package.
package enum Corpora {
  private static let folder = ProcessInfo.processInfo.environment["REHEARSAL_CORPORA"].map {
    URL(filePath: $0)
  }

  /// Where a file is; `nil` where there is none.
  package static func file(_ name: String) -> URL? {
    guard let file = folder?.appending(path: name), FileManager.default.fileExists(atPath: file.path) else {
      return nil
    }
    return file
  }

  /// What a file holds.
  package static func data(_ name: String) throws -> Data {
    guard let file = file(name) else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: file)
  }
}
