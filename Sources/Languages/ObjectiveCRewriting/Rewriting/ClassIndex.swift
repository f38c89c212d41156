/// The types of a module, and where the classes among them stand.
struct ClassIndex {
  /// The types of each file.
  let types: [[TypeDeclaration]]
  let sources: [SwiftSource]
  private var places: [String: ClassPlace] = [:]
  /// The paths of the classes by their own names, since most are asked for without what they stand in.
  private var paths: [Substring: [String]] = [:]
  /// Where a name is declared or extended.
  private var declarations: [String: [ClassPlace]] = [:]

  init(of sources: [SwiftSource]) {
    self.sources = sources
    types = sources.map(\.types)
    for (file, types) in types.enumerated() {
      for (index, type) in types.enumerated() {
        let place = ClassPlace(file: file, type: index)
        for name in Set([type.name, type.path]) { declarations[name, default: []].append(place) }
        if type.kind == .class, places.updateValue(place, forKey: type.path) == nil {
          paths[Self.own(type.path), default: []].append(type.path)
        }
      }
    }
  }

  /// The last of the names in a path.
  private static func own(_ path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  /// The class of a name, with or without the names of what it stands in.
  func place(of name: String) -> ClassPlace? {
    places[name]
      ?? paths[Self.own(name)]?.filter { $0.hasSuffix("." + name) }.min().flatMap { places[$0] }
  }

  /// The declaration of a name and the extensions of it, each with the source that it stands in.
  func declared(_ name: String) -> [(type: TypeDeclaration, source: SwiftSource)] {
    (declarations[name] ?? []).map { (types[$0.file][$0.type], sources[$0.file]) }
  }

  /// What a class of the module descends from, nearest first, to the first that is not the module's.
  func ancestors(of name: String) -> [String] {
    var names: [String] = []
    var next = name
    while let place = place(of: next), let parent = types[place.file][place.type].inherited.first,
      !names.contains(parent)
    {
      names.append(parent)
      next = parent
    }
    return names
  }

  /// What Objective-C calls a method of a type, or of one that it descends from; `nil` where none is seen.
  func objectiveCName(of method: String, in type: String) -> String? {
    for name in [type] + ancestors(of: type) {
      for (type, source) in declared(name) {
        for member in type.members where source.word(member.name) == method {
          if let signature = Signature(of: member, in: source) { return signature.objectiveCName }
        }
      }
    }
    return nil
  }
}
