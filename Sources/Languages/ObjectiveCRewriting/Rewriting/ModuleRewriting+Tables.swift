/// What a storyboard connects: every outlet and every action.
extension ModuleRewriting {
  /// Tells each class with outlets or actions of its own which they are.
  func addTables(to additions: inout [ClassPlace: [String]], in files: inout [FileRewriting]) {
    for file in files.indices where files[file].isReadable {
      for type in files[file].types where [.class, .extension].contains(type.kind) {
        guard let place = classes.place(of: type.name) else { continue }
        let path = type.path
        let isApart = place.file != file
        let root = classes.ancestors(of: type.name).last
        var connections = files[file].connections(of: type, named: path, isApart: isApart)
        guard let root, !Self.bare.contains(root) else {
          guard !connections.isEmpty else { continue }
          files[file].remark(
            "“\(type.name)” is no view and no view controller: a storyboard cannot connect it here",
            at: type.keyword)
          continue
        }
        if root.hasPrefix("UI") || Self.principal.contains(root) {
          connections += files[file].methods(of: type, named: path, isApart: isApart)
        }
        guard !connections.isEmpty else { continue }
        additions[place, default: []].append(contentsOf: connections.map { Self.mark + $0 })
      }
    }
    for place in additions.keys {
      guard let texts = additions[place] else { continue }
      let connections = texts.filter { $0.hasPrefix(Self.mark) }.map { $0.dropFirst(Self.mark.count) }
      guard !connections.isEmpty else { continue }
      let table =
        "public override class var connections: Connections "
        + "{ super.connections.adding([\(connections.joined(separator: ", "))]) }"
      additions[place] = texts.filter { !$0.hasPrefix(Self.mark) } + [table]
    }
  }

  private static let mark = "connection "
  /// Classes of which nothing is on screen.
  private static let bare: Set = ["NSObject", "NSObjectProtocol"]
  /// Apple's view controllers that are not UIKit's.
  private static let principal: Set = [
    "ASCredentialProviderViewController", "ASAccountAuthenticationModificationViewController",
  ]
}

extension FileRewriting {
  /// What a drawing sets, an outlet or another property, and actions; a class that is apart does not reach what is private.
  fileprivate func connections(of type: TypeDeclaration, named path: String, isApart: Bool) -> [String] {
    members(of: type, isApart: isApart).compactMap { member in
      let attributes = attributes(of: member)
      let name = source.word(member.name)
      let isSet = attributes.contains("IBOutlet") || attributes.contains("IBInspectable")
      if isSet, source.isWord("var", at: member.keyword) {
        return ".outlet(\"\(name)\", \\\(path).\(name))"
      }
      guard let signature = Signature(of: member, in: source) else { return nil }
      if attributes.contains("IBSegueAction") { return segueAction(signature, of: path) }
      return attributes.contains("IBAction") ? action(signature, of: path) : nil
    }
  }

  /// Methods that only say that Objective-C knows them: those that can be called by whatever is touched.
  fileprivate func methods(of type: TypeDeclaration, named path: String, isApart: Bool) -> [String] {
    let found = members(of: type, isApart: isApart).compactMap { member -> String? in
      let attributes = attributes(of: member)
      let words = member.prefix.map { source.word($0) }
      guard attributes.contains("objc"), !attributes.contains("IBAction"),
        !["static", "class", "override"].contains(where: words.contains),
        source.behindGenerics(member.name + 1) == member.name + 1,
        let signature = Signature(of: member, in: source), signature.parameters.count <= 2,
        !signature.isAsync, !signature.isThrowing, !signature.parameters.contains(where: \.isInout),
        !takesFunction(member)
      else { return nil }
      return action(signature, of: path)
    }
    return found.filter { one in found.count { $0 == one } == 1 }
  }

  private func members(of type: TypeDeclaration, isApart: Bool) -> [MemberDeclaration] {
    type.members.filter { member in
      guard !isConditional(member, in: type) else { return false }
      return !isApart
        || !member.prefix.contains {
          source.isWord("private", at: $0) || source.isWord("fileprivate", at: $0)
        }
    }
  }

  private func attributes(of member: MemberDeclaration) -> [String] {
    member.prefix.filter { source.isSign("@", at: $0) }.map { source.word($0 + 1) }
  }

  private func takesFunction(_ member: MemberDeclaration) -> Bool {
    let parameters = member.name + 1..<source.behind(member.name + 1)
    return parameters.contains { source.isSign("-", at: $0) && source.isSign(">", at: $0 + 1) }
  }

  private func action(_ signature: Signature, of path: String) -> String {
    ".action(Selector(\"\(signature.objectiveCName)\", \(path).\(method(signature))))"
  }

  private func segueAction(_ signature: Signature, of path: String) -> String {
    ".segueAction(\"\(signature.objectiveCName)\", \(path).\(method(signature)))"
  }

  private func method(_ signature: Signature) -> String {
    let labels = signature.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return labels.isEmpty ? signature.name : "\(signature.name)(\(labels))"
  }
}
