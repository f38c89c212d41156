import Rehearsal
import Testing
import UIKit

/// Drawings that somebody broke, and that a device would not survive either.
@MainActor @Suite struct BrokenDrawingTests {
  nonisolated private static func scene(_ inside: String, of name: String = "UIViewController") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
    <scenes><scene sceneID="s"><objects>
    <viewController id="a" customClass="\(name)" sceneMemberID="viewController">
    \(inside)
    </viewController></objects></scene></scenes></document>
    """
  }

  /// What the process says that makes the first controller of a drawing, shows it and taps its button.
  private func said(_ text: String) async throws -> String {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [text] in
      await MainActor.run {
        DrawnInterface.add(text, as: "Broken.storyboard")
        let controller = UIStoryboard(name: "Broken", bundle: nil).instantiateInitialViewController()
        controller?.beginAppearing()
        controller?.endAppearing()
        controller?.take(.taps("Go"))
      }
    }
    return String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  @Test func `an outlet that the class lacks, and an action without a method`() async throws {
    let outlet = try await said(
      Self.scene(
        """
        <view key="view" id="v"><subviews><label id="l"/></subviews></view>
        <connections><outlet property="gone" destination="l" id="o"/></connections>
        """, of: "Hall"))
    #expect(
      outlet.contains(
        "Broken.storyboard:5:14: [<Hall> setValue:forUndefinedKey:]: this class is not key value coding-compliant "
          + "for the key gone."))
    let action = try await said(
      Self.scene(
        """
        <view key="view" id="v"><subviews><button id="b"><state key="normal" title="Go"/><connections>
        <action selector="gone:" destination="a" eventType="touchUpInside" id="c"/></connections></button></subviews></view>
        """))
    #expect(
      action.contains(
        "Broken.storyboard:5:1: -[UIViewController gone:]: unrecognized selector sent to instance"))
  }

  @Test func `a class that does not exist leaves Apple's in its place, whose outlets are missing`()
    async throws
  {
    let told = try await said(
      Self.scene(
        """
        <view key="view" id="v"/><connections><outlet property="table" destination="v" id="o"/></connections>
        """, of: "Nobody"))
    #expect(told.contains("[<UIViewController> setValue:forUndefinedKey:]"))
    let other = try await said(Self.scene("", of: "OwnRow"))
    #expect(other.contains("Broken.storyboard:3:1: the class OwnRow is no UIViewController, as this is"))
  }

  @Test func `what leads nowhere, is not known here or stands in itself`() async throws {
    for (inside, problem) in [
      (
        "<connections><outlet property=\"x\" destination=\"y\"/></connections>",
        "leads to “y”, and nothing here"
      ),
      ("<connections><outlet property=\"x\"/></connections>", "this connection leads nowhere"),
      ("<view key=\"view\"><subviews><mapView id=\"m\"/></subviews></view>", "“mapView” is not known here"),
      (
        """
        <view key="view"><subviews><containerView id="c"><connections>
        <segue destination="a" kind="embed" id="e"/></connections></containerView></subviews></view>
        """, "Broken.storyboard:5:1: this segue embeds a scene in itself"
      ),
      (
        "<connections><segue destination=\"a\" kind=\"relationship\" id=\"e\"/></connections>",
        "this scene stands in itself"
      ),
      ("<connections><segue kind=\"sideways\"/></connections>", "there is no segue of the kind “sideways”"),
    ] {
      let told = try await said(Self.scene(inside))
      #expect(told.contains(problem), "\(told)")
    }
  }

  @Test func `what is no drawing`() async throws {
    for (text, problem) in [
      ("<document", "Broken.storyboard:1:1: a tag is never closed with “>”"),
      ("<plist/>", "it is no storyboard of Interface Builder"),
      ("NIBArchive\u{1}", "Broken.storyboard is compiled, and only its source can be read"),
      (
        "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>",
        "a drawing declares nothing of its own"
      ),
      (String(repeating: "<view>", count: 100_000), "elements are nested too deeply"),
    ] {
      let told = try await said(text)
      #expect(told.contains(problem), "\(told.suffix(600))")
    }
  }

  @Test func `what is not there is told by its name`() async throws {
    let board = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await MainActor.run { _ = UIStoryboard(name: "Gone", bundle: nil) } }
    #expect(
      String(decoding: board.standardErrorContent, as: UTF8.self).contains(
        "could not find a storyboard named 'Gone'"))
    let scene = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIStoryboard(name: "House", bundle: nil).instantiateViewController(withIdentifier: "Roof")
      }
    }
    #expect(
      String(decoding: scene.standardErrorContent, as: UTF8.self).contains(
        "doesn't contain a view controller with identifier 'Roof'"))
  }
}
