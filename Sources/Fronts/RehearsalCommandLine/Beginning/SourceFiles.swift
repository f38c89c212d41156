/// The files that a handler came in.
struct SourceFiles {
  /// The Swift of it.
  let texts: [(name: String, text: String)]
  /// Where it stays and is built from; `nil` where it is copied.
  let originals: OriginalFiles?
  /// Modules that it imports and that are made for it, with nothing in them.
  let stubs: [ModuleName]
  /// Modules that it imports and whose sources are among its own.
  let contained: [ModuleName]
}
