import Designs
import Rehearsal
import RehearsalExplorer

extension Gallery {
  /// The App Group of the app and its extension, where both keep the same list.
  public static let group = "group.example.shiny"

  /// What app and extension do to each other that live at the same time.
  static var together: [Exhibit] {
    let sound = Program { ReadingAnew() }.with { ListingApp(isWritingFromACopy: false) }
    let finding = Exhibit.Finding(
      .rule(.overwroteUnseen), after: "the app refreshes its store")
    return [
      Exhibit(
        "WritingFromACopy", "writes a list from a copy that its app has added to", .strongPassword,
        sharing: group,
        faulty: Program { WritingFromACopy() }.with { ListingApp(isWritingFromACopy: false) },
        sound: "ReadingAnew", sound, findings: [finding]),
      Exhibit(
        "ReadingAnewBesideCopyingApp", "has an app that writes a list from a copy", .strongPassword,
        sharing: group,
        faulty: Program { ReadingAnew() }.with { ListingApp(isWritingFromACopy: true) },
        sound: "ReadingAnew", sound,
        findings: [
          .init(.rule(.overwroteUnseen), after: "the app stands still after 1 turn of refreshing its store")
        ]),
    ]
  }
}
