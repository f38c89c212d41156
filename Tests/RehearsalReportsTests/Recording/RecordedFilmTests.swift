import Foundation
import Rehearsal
import RehearsalCommandLine
import RehearsalScenarios
import Stories
import TestBench
import Testing

@testable import RehearsalReports

/// Films in the lines of a part of a run, and back.
@Suite struct RecordedFilmTests {
  @Test func `every film reads back as it was, whatever came before it`() throws {
    let traces = Stories.all.map { $0.play() } + (Results.hostileTexts + [""]).map { .sample($0) }
    let films = traces.flatMap { [Film(of: $0), Film(of: $0, redacting: Secrets(of: $0))] }
    var (writer, reader) = (FilmWriter(), FilmReader())
    for film in films {
      let text = writer.json(of: film)
      #expect(!text.contains("\n"))
      #expect(reader.film(try #require(JSON(text))) == film)
    }
  }

  @Test func `every kind of screen reads back as it was`() throws {
    let row = ScreenPicture.Row(
      service: "a", user: "b", isUrgent: true, warnings: ["c"], buttons: ["d", "e"])
    var page = ScreenPicture.FormPage(title: "t", about: "a")
    page.suggestions = ["s"]
    let elements: [ScreenPicture.Element] = [
      .label(""), .field("f", text: "x"), .button("b", isEnabled: true), .button("b", isEnabled: false),
    ]
    let places: [ScreenPicture.Place] = [
      .home(app: "a"), .account(.init(service: "s", user: "u", password: nil, busy: "b")),
      .account(.init(service: "s", user: "u", password: "p", busy: nil)),
      .recommendations([row, row], busy: nil), .recommendations([], busy: "b"),
      .app("a", told: nil, elements: elements), .app("a", told: "t", elements: []), .website("w"),
      .form(page),
    ]
    let fronts: [ScreenPicture.Front?] = [
      nil, .interface(title: nil, elements: elements), .interface(title: "t", elements: []), .sheet("s"),
      .message("m"), .prompt("p", buttons: ["b"]), .notification("n"), .authentication("f"),
    ]
    for place in places {
      for front in fronts {
        var words = Table<String>()
        let screen = ScreenPicture(place: place, front: front)
        let text = screen.list { words.number(of: $0) }
        #expect(ScreenPicture(try #require(JSON(text))) { words.values.at($0) } == screen)
      }
    }
  }

  @Test func `what came up before is named by its number`() throws {
    let film = Film(of: try #require(Stories.all.first { $0.name == "trusting" }).play())
    var writer = FilmWriter()
    let (first, second) = (writer.json(of: film), writer.json(of: film))
    #expect(second.utf8.count * 5 < first.utf8.count && !second.contains("words"))
    #expect(first.utf8.count < 4_000)
  }

  @Test func `lines that are no film are refused with their place`() throws {
    let lines = Self.part(of: 2).split(separator: "\n").map(String.init)
    let film = try #require(lines.firstIndex { $0.hasPrefix("{\"film\"") })
    #expect(try RecordedRun(from: lines.joined(separator: "\n")).films.count == 2)
    let numbers = #/(\"opening\":|\"frames\":\[\[|\"scenes\":\[\[|\"shots\":\[0,)\d+/#
    for change in ["99", "-7", "\"x\"", "9223372036854775807"] {
      for match in lines[film].matches(of: numbers) {
        var broken = lines
        broken[film].replaceSubrange(match.range, with: match.output.1 + change)
        let error = #expect(throws: RecordedRun.Malformed.self) {
          try RecordedRun(from: broken.joined(separator: "\n"))
        }
        #expect(error == RecordedRun.Malformed(line: film + 1, problem: "no film is written like this"))
      }
    }
    for (place, line) in [(1, lines[film]), (film, lines[film])] {
      var broken = lines
      broken.insert(line, at: place)
      #expect(throws: RecordedRun.Malformed.self) { try RecordedRun(from: broken.joined(separator: "\n")) }
    }
  }

  @Test func `a part of a run keeps its films, and a whole one does not`() throws {
    let part = try RecordedRun(from: Self.part(of: 2))
    #expect(part.text(as: .ndjson) == Self.part(of: 2))
    let other = try RecordedRun(from: Self.part(of: 2, number: 2))
    let whole = try RecordedRun.merging([other, part])
    #expect(whole.films.keys.sorted() == [1, 2, 3])
    #expect(!whole.text(as: .ndjson).contains("\"film\""))
    var page = Page(title: "Rehearsal")
    for (result, film) in zip(Self.results, Self.films) { page.add(result, film: film) }
    #expect(whole.text(as: .html) == page.text)
  }

  private static let films = Stories.all.prefix(3).map { Film(of: $0.play()) }

  private static let results = films.indices.map { index in
    var result = Results.result(index + 1, "one", in: ("F", "f.feature"), at: index + 1)
    result.replay = .init("ours", ["--handler", "A"])
    return result
  }

  private static func part(of count: Int, number: Int = 1) -> String {
    let shard = RunHeader.Shard(number, of: count)
    var report = ScenarioReport(.ndjson, keepsFilms: true)
    var text = report.begin(RunHeader(planned: results.count, shard: shard))
    for (result, film) in zip(results, films) where shard?.plays(number: result.number) == true {
      text += report.add(result, film: film)
    }
    return text + report.end()
  }
}
