import Foundation
import RehearsalCommandLine
import Stories
import TestBench
import Testing

/// The pictures of the guide are the tool's, to the byte.
@Suite struct PictureTests {
  /// Which command draws which picture.
  static let drawings: KeyValuePairs<String, [String]> = [
    "life-of-a-password-request": ["diagram", "strong-password"],
    "life-of-an-apple-request": ["diagram", "sign-in-with-apple"],
    "one-tap": ["story", "one-tap"],
    "step-up": ["story", "step-up"],
    "step-up-canceled": ["story", "step-up-canceled"],
    "apple": ["story", "apple"],
    "in-app": ["story", "in-app"],
    "lost-reply": ["story", "trusting"],
    "lost-reply-asked": ["story", "asking"],
    "process-ended": ["story", "asking-ended"],
  ]

  @Test(arguments: drawings.map(\.key))
  func `a picture is what the tool draws`(name: String) throws {
    let words = try #require(Self.drawings.first { $0.key == name }).value
    let drawn = CommandLineTool(examples: Stories.all).run(words + ["--format", "svg"]).output
    let path = "\(Guide.folder)/Resources/\(name).svg"
    guard let kept = try? House.text(of: path) else {
      try drawn.write(to: House.root.appending(path: path), atomically: true, encoding: .utf8)
      Issue.record("\(path) was missing; it is drawn now. Look at it, and run again.")
      return
    }
    #expect(drawn.hasPrefix("<svg"))
    #expect(kept == drawn, "\(path) is out of date: delete it and run this again, to have it drawn")
  }

  @Test func `every picture is shown, and every one shown is there`() throws {
    let shown = Set(try Guide.pages().flatMap(\.pictures).map { ($0 as NSString).deletingPathExtension })
    #expect(shown == Set(Self.drawings.map(\.key)))
    #expect(Set(try Guide.resources(".svg")) == Set(Self.drawings.map { $0.key + ".svg" }))
  }
}
