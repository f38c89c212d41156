#if os(Linux)
  import Foundation
  import Testing

  /// What belongs to the main actor, to the compiler: as of Apple's own, which are imported from Objective-C.
  ///
  /// The expectations are what this compiler says of the same files over classes from a header with
  /// `swift_attr("@MainActor")`, by `-enable-objc-interop -typecheck`.
  @Suite(.enabled(if: Toolchain.has("swiftc"), "skipped: no swiftc")) struct IsolationTests {
    /// One file, and the first words about it in each language mode; `nil` where there are none.
    struct Shape: Sendable, CustomTestStringConvertible {
      let name: String
      let file: String
      let inFive: String?
      let inSix: String?
      var testDescription: String { name }
    }

    static let shapes = [
      Shape(
        name: "a class of no actor that lays things out",
        file: """
          final class Layout {
            func lay(_ view: UIView, in controller: UIViewController) {
              view.tag = 1
              controller.view.addSubview(view)
              controller.dismiss(animated: true) { view.isHidden = true }
            }
          }
          """,
        inFive: nil,
        inSix: "warning: main actor-isolated property 'tag' can not be mutated from a nonisolated context"),
      Shape(
        name: "a class of no actor that keeps a controller",
        file: """
          final class Lock {
            private let screen = UIViewController()
          }
          """,
        inFive: nil, inSix: "error: main actor-isolated default value in a nonisolated context"),
      Shape(
        name: "a protocol of no actor",
        file: """
          protocol Choosing: AnyObject { func choose(_ name: String) }
          final class Screen: UIViewController, Choosing {
            func choose(_ name: String) { title = name }
          }
          """,
        inFive: nil,
        inSix: "error: conformance of 'Screen' to protocol 'Choosing' crosses into main actor-isolated code "
          + "and can cause data races [#ConformanceIsolation]"),
      Shape(
        name: "a task of no actor",
        file: """
          final class Screen: UIViewController {
            func look() { Task.detached { print(self.view.tag) } }
          }
          """,
        inFive:
          "warning: expression is 'async' but is not marked with 'await'; this is an error in the Swift 6 "
          + "language mode",
        inSix: "error: expression is 'async' but is not marked with 'await'"),
      Shape(
        name: "an observer of no actor, and a surrounding",
        file: """
          final class Ear: NSObject {
            func listen(_ selector: Selector) {
              NotificationCenter.default.addObserver(self, selector: selector, name: nil, object: nil)
              perform(selector, with: nil, afterDelay: 1)
              print(UITraitCollection.current.userInterfaceStyle, UIFont.preferredFont(forTextStyle: .body))
            }
          }
          """,
        inFive: nil, inSix: nil),
    ]

    @Test(arguments: shapes, ["5", "6"])
    func `what Xcode's Swift takes is taken, and what it refuses is not`(shape: Shape, mode: String) throws {
      let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
      try "import UIKit\n\(shape.file)\n".write(to: place, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: place) }
      let said = try Toolchain.run([
        "swiftc", "-typecheck", "-swift-version", mode, "-I", Toolchain.modules, "-Xcc",
        "-fmodule-map-file=\(Toolchain.modules)/../CInterposition.build/module.modulemap", place.path,
      ])
      let first = said.output.split(separator: "\n").first { $0.hasPrefix(place.path) }
      let expected = mode == "5" ? shape.inFive : shape.inSix
      let words = first.flatMap { $0.split(separator: ": ", maxSplits: 1).last }.map(String.init)
      #expect(
        words?.contains(expected ?? "") ?? true && (words == nil) == (expected == nil), "\(said.output)")
    }
  }
#endif
