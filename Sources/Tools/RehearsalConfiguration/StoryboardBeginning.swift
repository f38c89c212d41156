import Documents

/// The class that a storyboard begins with.
package struct StoryboardBeginning: Sendable {
  /// Its name, without its module; `nil` where it is UIKit's own.
  package let customClass: String?

  /// Why a storyboard says nothing of its beginning, and where.
  package struct Unreadable: Error {
    package let problem: String
  }

  /// Reads a storyboard.
  package init(_ bytes: [UInt8]) throws(Unreadable) {
    let root: MarkupElement
    do throws(DocumentFault) { root = try Markup(bytes).root } catch {
      let place = error.place.map { "line \($0.line), column \($0.column): " } ?? ""
      throw Unreadable(problem: place + error.problem)
    }
    guard let first = root["initialViewController"] else {
      throw Unreadable(problem: "it says of no scene that it is shown first")
    }
    let objects = (root.child("scenes")?.children ?? []).compactMap { $0.child("objects") }
    guard let controller = objects.flatMap(\.children).first(where: { $0["id"] == first }) else {
      throw Unreadable(problem: "it begins with the scene “\(first)”, and there is none")
    }
    customClass = controller["customClass"]
  }
}
