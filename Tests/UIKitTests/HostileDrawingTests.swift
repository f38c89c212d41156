import Rehearsal
import Testing
import UIKit

/// Segues that a class makes the ends of, and drawings that no hand drew.
@MainActor @Suite struct HostileDrawingTests {
  /// A storyboard of scenes.
  nonisolated static func storyboard(_ scenes: String, begins first: String = "a") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(first)">
    <scenes>\(scenes)</scenes></document>
    """
  }

  /// A scene with a view.
  nonisolated static func scene(_ id: String, _ inside: String, _ attributes: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">
    <view key="view" id="v\(id)"><subviews>\(inside)</subviews></view></viewController></objects></scene>
    """
  }

  nonisolated static func button(_ title: String, _ segue: String) -> String {
    """
    <button id="b\(title)"><state key="normal" title="\(title)"/><connections>\(segue)</connections></button>
    """
  }

  @Test func `a segue leads to what its source makes, with who was touched and what it is called`() {
    DrawnInterface.add(
      Self.storyboard(
        Self.scene(
          "a",
          Self.button(
            "Go",
            "<segue kind=\"presentation\" destination=\"b\" identifier=\"way\" "
              + "destinationCreationSelector=\"make:sender:segueIdentifier:\" id=\"g\"/>")
            + Self.button(
              "None",
              "<segue kind=\"presentation\" destination=\"b\" destinationCreationSelector=\"none:\" id=\"h\"/>"
            ),
          "customClass=\"Maker\"")
          + Self.scene("b", "<label id=\"l\" text=\"by init(coder:)\"/>", "customClass=\"Made\"")),
      as: "Made.storyboard")
    let maker = UIStoryboard(name: "Made", bundle: nil).instantiateInitialViewController() as? Maker
    maker?.beginAppearing()
    maker?.endAppearing()
    maker?.take(.taps("Go"))
    #expect((maker?.presentedViewController as? Made)?.word == "way by UIButton")
    maker?.dismiss(animated: false)
    maker?.take(.taps("None"))
    #expect((maker?.presentedViewController as? Made)?.word == "nothing")
  }

  /// What is said of a drawing whose first controller is made, shown and touched.
  private func said(_ text: String) async throws -> String {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [text] in
      await MainActor.run {
        DrawnInterface.add(text, as: "Hostile.storyboard")
        let controller = UIStoryboard(name: "Hostile", bundle: nil).instantiateInitialViewController()
        controller?.beginAppearing()
        controller?.endAppearing()
        controller?.take(.taps("Go"))
      }
    }
    return String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  @Test(arguments: [
    (
      scene("a", button("Go", "<segue kind=\"show\" destination=\"gone\" id=\"g\"/>")),
      "this leads to the scene “gone”, and there is none"
    ),
    (
      scene(
        "a",
        button(
          "Go", "<segue kind=\"show\" destination=\"a\" destinationCreationSelector=\"gone:\" id=\"g\"/>")),
      "-[UIViewController gone:]: unrecognized selector sent to instance"
    ),
    (
      scene("a", button("Go", "<segue kind=\"beam\" destination=\"a\" id=\"g\"/>")),
      "no segue of the kind “beam”"
    ),
    (scene("a", button("Go", "<segue kind=\"show\" id=\"g\"/>")), "this segue leads nowhere"),
    (
      scene("a", button("Go", "<action selector=\"x:\" destination=\"gone\" id=\"g\"/>")),
      "this connection leads to “gone”, and nothing here is called so"
    ),
    (scene("a", button("Go", "<action destination=\"a\" id=\"g\"/>")), "this action names no method"),
    (
      scene(
        "a",
        "<containerView id=\"c\"><connections><segue kind=\"embed\" destination=\"b\" id=\"g\"/>"
          + "</connections></containerView>")
        + scene(
          "b",
          "<containerView id=\"d\"><connections><segue kind=\"embed\" destination=\"a\" id=\"h\"/>"
            + "</connections></containerView>"),
      "this segue embeds a scene in itself"
    ),
    (
      "<scene><objects><navigationController id=\"a\" sceneMemberID=\"viewController\"><connections>"
        + "<segue kind=\"relationship\" relationship=\"rootViewController\" destination=\"a\" id=\"g\"/>"
        + "</connections></navigationController></objects></scene>",
      "this scene stands in itself"
    ),
    (
      "<scene><objects><viewControllerPlaceholder id=\"a\" storyboardName=\"Hostile\" "
        + "sceneMemberID=\"viewController\"/></objects></scene>",
      "this scene stands in itself"
    ),
    (
      "<scene><objects><glkViewController id=\"a\" sceneMemberID=\"viewController\"/></objects></scene>",
      "“glkViewController” is not known here: make it in code"
    ),
    (scene("b", ""), "this leads to the scene “a”, and there is none"),
    ("<scene/><scene><objects/></scene>", "this leads to the scene “a”, and there is none"),
    (scene("a", "<hologram id=\"h\"/>"), "hologram"),
    (scene("a", "<label id=\"l\""), "Hostile.storyboard:"),
  ])
  func `what is wrong with a drawing is said with its place`(scenes: String, message: String) async throws {
    let told = try await said(Self.storyboard(scenes))
    #expect(told.contains(message), "\(told.prefix(1_500))")
    #expect(told.contains("Hostile.storyboard:"), "\(told.prefix(1_500))")
  }

  @Test(arguments: [0, 20_000])
  func `so is what lies deeper than anybody draws, closed or not`(closed: Int) async throws {
    let views = String(repeating: "<view id=\"d\"><subviews>", count: 20_000)
    let ends = String(repeating: "</subviews></view>", count: closed)
    let told = try await said(Self.storyboard(Self.scene("a", views + ends)))
    #expect(told.contains("Hostile.storyboard:"), "\(told.prefix(1_500))")
  }

  @Test func `entities are not multiplied`() async throws {
    let bomb = """
      <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]>
      \(Self.storyboard(Self.scene("a", "<label id=\"l\" text=\"&d;\"/>")))
      """
    #expect(try await said(bomb).contains("Hostile.storyboard:"))
  }

  @Test func `a drawing with thousands of views is shown, and its ids may come twice`() {
    let labels = (0..<5_000).map { "<label id=\"l\($0 % 4_000)\" text=\"\($0)\"/>" }.joined()
    DrawnInterface.add(Self.storyboard(Self.scene("a", labels)), as: "Huge.storyboard")
    let controller = UIStoryboard(name: "Huge", bundle: nil).instantiateInitialViewController()
    controller?.beginAppearing()
    #expect(controller?.view.subviews.count == 5_000)
    #expect((controller?.view.subviews.last as? UILabel)?.text == "4999")
  }
}

/// Makes what its segues lead to.
final class Maker: UIViewController {
  func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Made? {
    Made(coder: coder, word: "\(segueIdentifier ?? "") by \(sender.map { "\(type(of: $0))" } ?? "nobody")")
  }

  func none(_ coder: NSCoder) -> UIViewController? { nil }

  public override class var connections: Connections {
    super.connections.adding([
      .segueAction("make:sender:segueIdentifier:", Maker.make(_:sender:segueIdentifier:)),
      .segueAction("none:", Maker.none(_:)),
    ])
  }
}

/// Is made with a word.
final class Made: UIViewController {
  let word: String

  init?(coder: NSCoder, word: String) {
    self.word = word
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    word = "nothing"
    super.init(coder: coder)
  }
}
