import Designs
import Rehearsal
import RehearsalCommandLine
import Stories
import TestBench
import Testing

@testable import RehearsalReports

/// A trace frame by frame.
@Suite struct FilmTests {
  @Test func `the user sees the interface filled in, and then what comes after it`() throws {
    let film = Film(of: try Self.story("step-up").play())
    let screens = film.frames.map(\.scene.screen).reduce(into: [ScreenPicture]()) {
      if $0.last != $1 { $0.append($1) }
    }
    func interface(_ code: String) -> ScreenPicture {
      .interface(
        title: "Shiny",
        elements: [
          .label("Enter the code we sent you."), .field("Code", text: code),
          .button("Continue", isEnabled: true),
        ])
    }
    let waiting = ScreenPicture.interface(title: "Shiny", elements: [.label("One moment.")])
    #expect(screens == [.elsewhere, interface(""), interface("424242"), waiting, .elsewhere])
  }

  @Test func `Apple's sheet and a message are seen while they are there`() throws {
    let apple = Film(of: try Self.story("apple").play()).frames.map(\.scene.screen)
    #expect(
      apple.contains { if case .sheet(let text) = $0 { text.hasPrefix("Shiny will sign") } else { false } })
    #expect(apple.last == .elsewhere)
    let trusting = Film(of: try Self.story("trusting").play()).frames.map(\.scene.screen)
    #expect(trusting.last == .message("The upgrade did not work. Try again later."))
  }

  @Test(arguments: Stories.all.map(\.name))
  func `the last frame holds what the trace ends with`(name: String) throws {
    let trace = try Self.story(name).play()
    let last = try #require(Film(of: trace).frames.last?.scene)
    #expect(
      last.keychain
        == trace.keychain.entries.map { "\($0.user)  \($0.password)  at \($0.service.identifier)" })
    #expect(last.server == trace.accounts.map(\.sentence))
    #expect(last.phase?.outcome == trace.outcome)
  }

  @Test func `a lock-out and what is left over are seen at the end`() throws {
    let locked = try #require(Film(of: try Self.story("trusting").play()).frames.last)
    #expect(locked.sentence.hasPrefix("✗ jappleseed is locked out"))
    #expect(locked.from == .keychain && locked.to == .lane(.server) && locked.tone == .wrong)
    let open = Film(of: Stage().play(.strongPassword) { Trusting() })
    #expect(open.frames.suffix(2).map(\.sentence).allSatisfy { $0.hasPrefix("✗ left over: ") })
  }

  @Test func `a mistake knows the frame that shows it`() throws {
    let film = Film(of: Stage().play(.strongPassword, .settle) { Scripted(change: { _, _ in }) })
    let mistake = try #require(film.mistakes.first)
    #expect(
      film.frames[mistake.frame].sentence == "✗ \(mistake.violation.rule) \(mistake.violation.rawValue)")
  }

  @Test func `each request has its way through the machine, from the beginning to an outcome`() throws {
    let trace = Stage.withSecondFactor.play(
      .strongPassword, .settle, .user(.tapsCancel), .settle, .strongPassword
    ) {
      Trusting()
    }
    let courses = Film(of: trace).courses
    #expect(courses.count == 2)
    #expect(courses.map { $0.moves.first?.from.name } == ["requested", "requested"])
    #expect(
      courses[0].moves.map(\.to.name) == ["serving", "preparing", "serving", "withdrawing", "finished"])
    for course in courses {
      for (move, next) in zip(course.moves, course.moves.dropFirst()) { #expect(move.to == next.from) }
    }
  }

  @Test func `secrets are nowhere in a film that has stand-ins for them`() throws {
    for story in Stories.all {
      let trace = story.play()
      let text = "\(Film(of: trace, redacting: Secrets(of: trace)))"
      for secret in ["kitten1", "rofnyz-4Kovfu-gihzyc", "424242", "token-9f3a"] {
        #expect(!text.contains(secret), "\(story.name)")
      }
    }
  }

  private static func story(_ name: String) throws -> Example {
    try #require(Stories.all.first { $0.name == name })
  }
}
