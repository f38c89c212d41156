extension UIBarButtonItem {
  /// A button that the system names.
  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case pageCurl
    case close

    /// What it says, or what VoiceOver says for its picture.
    var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .action: "Share"
      case .trash: "Delete"
      case .fastForward: "Fast forward"
      case .pageCurl: "Page curl"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }
}
