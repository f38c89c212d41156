/// The files of a module, rewritten for a compiler that knows no Objective-C.
///
/// Attributes that only Objective-C understands go, `#selector` becomes a value that calls the method, `#keyPath` a
/// string, overrides that stand in extensions are called from within the class, and a class with outlets or actions
/// gets a table of them. What UIKit makes by a class that it was given at run time needs an initializer that is
/// required, and gets one where it has none. A dictionary is handed to the Keychain as it is. Every line stays where it
/// is, and strings and comments stay as they are. What is not understood stays too, and is told of.
public struct ModuleRewriting {
  let sources: [SwiftSource]
  let classes: ClassIndex

  /// The files of a module, each by its path; they are taken together, because a class may have extensions anywhere.
  public init(_ files: [(path: String, text: String)]) {
    sources = files.map { SwiftSource(path: $0.path, bytes: Array($0.text.utf8)) }
    classes = ClassIndex(of: sources)
  }

  /// The files, in their order, as a compiler on Linux takes them.
  public func rewritten() -> [RewrittenFile] {
    var files = sources.indices.map {
      FileRewriting(number: $0, source: sources[$0], types: classes.types[$0])
    }
    for index in files.indices where files[index].isReadable {
      files[index].dropAttributes()
      files[index].requireInitializers(classes)
      files[index].rewriteSelectors(classes)
      files[index].rewriteKeyPaths()
    }
    findUncalled(in: &files)
    var additions = moveOverrides(in: &files)
    addTables(to: &additions, in: &files)
    addInitializers(to: &additions, in: files)
    for (place, texts) in additions { files[place.file].add(texts, to: place.type) }
    return files.map(\.result)
  }
}

/// A file as a compiler on Linux takes it.
public struct RewrittenFile: Sendable {
  /// The text, line for line that of the original.
  public let text: String
  /// What was left as it is, in order.
  public let remarks: [Remark]
}

/// A class, by its file and its place among the types of that file.
struct ClassPlace: Hashable, Comparable {
  let file: Int
  let type: Int

  static func < (one: Self, other: Self) -> Bool { (one.file, one.type) < (other.file, other.type) }
}
