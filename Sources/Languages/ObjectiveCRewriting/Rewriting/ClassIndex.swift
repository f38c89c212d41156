/// The types of a module, and where the classes among them stand.
struct ClassIndex {
  /// The types of each file.
  let types: [[TypeDeclaration]]
  let sources: [SwiftSource]
  private var places: [String: ClassPlace] = [:]

  init(of sources: [SwiftSource]) {
    self.sources = sources
    types = sources.map(\.types)
    for (file, types) in types.enumerated() {
      for (index, type) in types.enumerated() where type.kind == .class {
        places[type.path(in: types)] = ClassPlace(file: file, type: index)
      }
    }
  }

  /// The class of a name, with or without the names of what it stands in.
  func place(of name: String) -> ClassPlace? {
    places[name]
      ?? places.filter { $0.key.hasSuffix("." + name) }.min { $0.key < $1.key }?.value
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
      for (file, types) in types.enumerated() {
        for candidate in types where candidate.path(in: types) == name || candidate.name == name {
          for member in candidate.members where sources[file].word(member.name) == method {
            if let signature = Signature(of: member, in: sources[file]) { return signature.objectiveCName }
          }
        }
      }
    }
    return nil
  }
}
