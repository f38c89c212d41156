/// Calls of a delegate that a subclass takes, where the superclass is the delegate.
///
/// Objective-C looks a method up whenever it is called. Swift settles with the conformance which methods are called, so that
/// what a subclass adds is called by nobody.
extension ModuleRewriting {
  /// Tells of every method that nobody would call.
  func findUncalled(in files: inout [FileRewriting]) {
    for file in files.indices where files[file].isReadable {
      for type in files[file].types where type.kind == .class || type.kind == .extension {
        let ancestors = classes.ancestors(of: type.name)
        guard !ancestors.isEmpty else { continue }
        let own = classes.conformances(of: type.name)
        for member in type.members where !files[file].isOverride(member) {
          guard let call = Signature(of: member, in: files[file].source).flatMap(DelegateCall.init),
            !own.contains(call.owner),
            let heir = ancestors.first(where: { classes.conformances(of: $0).contains(call.owner) }),
            !ancestors.contains(where: { classes.declares(call, in: $0) })
          else { continue }
          files[file].remark(
            "“\(heir)” is the \(call.owner), and nobody calls this method of a class below it here: declare it there as well, "
              + "and override it", at: member.name)
        }
      }
    }
  }
}

/// A call of a delegate or a data source that can be left out.
struct DelegateCall: Hashable {
  /// The protocol it is of.
  let owner: String
  private let name: String
  private let labels: [String?]

  private static let owners = [
    "tableView": ("UITableViewDelegate", "UITableViewDataSource"),
    "collectionView": ("UICollectionViewDelegate", "UICollectionViewDataSource"),
  ]
  private static let ofDataSources: Set = [
    "titleForHeaderInSection", "titleForFooterInSection", "canEditRowAt", "canMoveRowAt", "commit",
    "moveRowAt",
    "sectionForSectionIndexTitle", "viewForSupplementaryElementOfKind", "canMoveItemAt", "moveItemAt",
  ]
  private static let ofOthers = [
    "searchBar": "UISearchBarDelegate", "searchBarSearchButtonClicked": "UISearchBarDelegate",
    "searchBarCancelButtonClicked": "UISearchBarDelegate",
    "searchBarTextDidBeginEditing": "UISearchBarDelegate",
    "searchBarTextDidEndEditing": "UISearchBarDelegate",
    "textField": "UITextFieldDelegate", "textFieldShouldReturn": "UITextFieldDelegate",
    "textFieldDidBeginEditing": "UITextFieldDelegate", "textFieldDidEndEditing": "UITextFieldDelegate",
    "textFieldShouldClear": "UITextFieldDelegate", "textViewDidChange": "UITextViewDelegate",
    "scrollViewDidScroll": "UIScrollViewDelegate",
  ]

  /// `nil` for a method that is no such call, by its name.
  init?(_ signature: Signature) {
    (name, labels) = (signature.name, signature.parameters.map(\.label))
    guard !labels.isEmpty else { return nil }
    if let (delegate, source) = Self.owners[name], labels.count > 1, let label = labels[1] {
      owner = Self.ofDataSources.contains(label) ? source : delegate
    } else if let other = Self.ofOthers[name] {
      owner = other
    } else {
      return nil
    }
  }
}

extension ClassIndex {
  /// What a class of the module, or an extension of it, says that it conforms to.
  fileprivate func conformances(of name: String) -> Set<String> {
    Set(declared(name).filter { $0.type.name == name }.flatMap(\.type.inherited))
  }

  /// Whether a class has a method for a call.
  fileprivate func declares(_ call: DelegateCall, in name: String) -> Bool {
    declared(name).contains { type, source in
      type.name == name
        && type.members.contains { Signature(of: $0, in: source).flatMap(DelegateCall.init) == call }
    }
  }
}

extension FileRewriting {
  fileprivate func isOverride(_ member: MemberDeclaration) -> Bool {
    member.prefix.contains { source.isWord("override", at: $0) }
  }
}
