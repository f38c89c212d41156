/// An initializer by which UIKit makes an object of a class that it was given at run time.
///
/// Objective-C makes an object of any class; here the initializer has to be required for that.
struct MakingInitializer {
  /// The label of its first parameter.
  let label: String
  /// What stands in its parentheses.
  let parameters: String

  private static let cell = Self(
    label: "style", parameters: "style: UITableViewCell.CellStyle, reuseIdentifier: String?")
  private static let header = Self(label: "reuseIdentifier", parameters: "reuseIdentifier: String?")
  private static let tile = Self(label: "frame", parameters: "frame: CGRect")
  private static let segue = Self(
    label: "identifier",
    parameters: "identifier: String?, source: UIViewController, destination: UIViewController")

  /// Those of UIKit's classes.
  private static let all = [
    "UITableViewCell": cell, "UITableViewHeaderFooterView": header, "UICollectionViewCell": tile,
    "UICollectionReusableView": tile, "UICollectionViewListCell": tile, "UIStoryboardSegue": segue,
  ]

  private init(label: String, parameters: String) {
    self.label = label
    self.parameters = parameters
  }

  /// That of a class of the module; `nil` for one that UIKit makes in no such way.
  init?(of type: TypeDeclaration, among classes: ClassIndex) {
    guard type.kind == .class, let known = classes.ancestors(of: type.name).last.flatMap({ Self.all[$0] })
    else {
      return nil
    }
    self = known
  }
}

extension FileRewriting {
  /// Makes the initializers required that are there and override UIKit's.
  mutating func requireInitializers(_ classes: ClassIndex) {
    for type in types {
      guard let making = MakingInitializer(of: type, among: classes) else { continue }
      for member in type.members where isInitializer(member, by: making) {
        guard let word = member.prefix.first(where: { source.isWord("override", at: $0) }),
          !member.prefix.contains(where: { source.isWord("required", at: $0) })
        else { continue }
        edits.replace(source.lexemes[word].range, by: "required", in: source)
      }
    }
  }

  /// Whether a class has initializers of its own that keep it from having UIKit's, and not that one.
  fileprivate func lacks(_ making: MakingInitializer, _ type: TypeDeclaration) -> Bool {
    let initializers = type.members.filter { source.isWord("init", at: $0.keyword) }
    return !initializers.contains { isInitializer($0, by: making) }
      && initializers.contains { member in
        !member.prefix.contains { source.isWord("convenience", at: $0) } && !isConditional(member, in: type)
      }
  }

  private func isInitializer(_ member: MemberDeclaration, by making: MakingInitializer) -> Bool {
    source.isWord("init", at: member.keyword) && source.isSign("(", at: member.keyword + 1)
      && source.word(member.keyword + 2) == making.label
  }
}

extension ModuleRewriting {
  /// Gives those classes an initializer that UIKit could make them by and that they do not have: it fails when it is
  /// called, as on a device.
  func addInitializers(to additions: inout [ClassPlace: [String]], in files: [FileRewriting]) {
    for file in files.indices where files[file].isReadable {
      for (index, type) in files[file].types.enumerated() {
        guard let making = MakingInitializer(of: type, among: classes), files[file].lacks(making, type) else {
          continue
        }
        additions[ClassPlace(file: file, type: index), default: []].append(
          "public required init(\(making.parameters)) "
            + "{ fatalError(\"use of unimplemented initializer for class '\(type.name)'\") }")
      }
    }
  }
}
