import TestBench
import Testing

/// A name means one thing, so that whoever meets it in one room has not to ask which.
@Suite struct TypeNameTests {
  /// Whose names Apple chose, and the package plugin, which sees no room.
  private static let others = TypeSizeTests.apple.union([
    "CommonCrypto", "CryptoKit", "LocalAuthentication", "MobileCoreServices", "OSLog", "SafariServices",
    "Security",
    "UniformTypeIdentifiers", "WebKit", "os",
  ])

  @Test func `a type that stands by itself has its name alone`() {
    var homes: [String: Set<String>] = [:]
    for room in Room.all where !Self.others.contains(room.name) {
      for file in room.files where !file.path.contains(".docc/") {
        for type in file.declarations where type.kind == .type && type.path.count == 1 && !type.isHidden {
          homes[type.name, default: []].insert(file.path)
        }
      }
    }
    let doubled = homes.filter { $0.value.count > 1 }.map { "\($0.key): \($0.value.sorted())" }.sorted()
    #expect(doubled == [])
    #expect(homes.count > 500)
  }
}
