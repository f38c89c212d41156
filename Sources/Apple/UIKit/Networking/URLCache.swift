/// What would keep answers; every request goes to the server, and nothing is kept.
open class URLCache: NSObject, @unchecked Sendable {
  /// How many bytes it may keep in memory.
  open var memoryCapacity: Int
  /// How many bytes it may keep in a file.
  open var diskCapacity: Int
  /// How many bytes it keeps in memory.
  open var currentMemoryUsage: Int { 0 }
  /// How many bytes it keeps in a file.
  open var currentDiskUsage: Int { 0 }

  /// The one that everybody shares.
  public static let shared = URLCache(memoryCapacity: 0, diskCapacity: 0)

  /// One that may keep so much.
  @available(iOS 13.0, *)
  public init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
    super.init()
  }

  /// One that may keep so much.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity)
  }

  /// Forgets everything.
  open func removeAllCachedResponses() {}
}
