import Documents

/// What an Info.plist says of the extension it belongs to.
package struct ExtensionDeclaration: Sendable {
  /// The class that the system makes, with its module; `nil` where that is for a storyboard to say.
  package let principalClass: String?
  /// The storyboard whose first scene the system makes; `nil` where it makes a class.
  package let mainStoryboard: String?

  /// Why an Info.plist cannot be read, and where.
  package struct Unreadable: Error {
    package let problem: String
  }

  /// Reads an Info.plist; `nil` where it is an app's.
  package init?(_ bytes: [UInt8]) throws(Unreadable) {
    let root: Node
    do throws(DocumentFault) { root = try Document(bytes).root } catch {
      let place = error.place.map { "line \($0.line), column \($0.column): " } ?? ""
      throw Unreadable(problem: place + error.problem)
    }
    guard let section = root["NSExtension"] else { return nil }
    principalClass = section["NSExtensionPrincipalClass"]?.string
    mainStoryboard = section["NSExtensionMainStoryboard"]?.string
  }
}
