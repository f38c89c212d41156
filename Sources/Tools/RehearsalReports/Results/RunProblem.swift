import Rehearsal
public import RehearsalScenarios

/// Something wrong with a run that is no result of a scenario, such as a file that cannot be read.
public struct RunProblem: Hashable, Sendable {
  /// What it is that does not hold.
  public let kind: Kind
  /// Where; `nil` where no file is to blame.
  public let place: Place?
  /// What is wrong, on one line.
  public let headline: String
  /// All there is to say of it, as a command complains of it.
  public let text: String

  /// What must hold of a run as a whole.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Somebody can make something of every file.
    case files = "every scenario can be read"
    /// There is something to play.
    case selection = "some scenario is selected"
    /// Nothing seems to be pinned that is not.
    case traces = "every trace belongs to a scenario"
  }

  /// Something that is wrong.
  public init(_ kind: Kind, at place: Place? = nil, _ headline: String, text: String) {
    self.kind = kind
    self.place = place
    self.headline = headline
    self.text = text
  }

  /// A mistake in a file of scenarios.
  public init(_ diagnostic: ScenarioDiagnostic) {
    self.init(.files, at: diagnostic.place, diagnostic.problem, text: "\(diagnostic)\n")
  }

  /// A path that names nothing of use.
  package init(_ kind: Kind, file: String, _ headline: String, text: String) {
    self.init(kind, at: Place(file: file, line: 1, column: 1), headline, text: text)
  }
}

extension [RunProblem] {
  /// The first of them on one line, and how many more there are.
  var headline: String? {
    first.map { first in
      let place = first.place.map { "\($0): " } ?? ""
      let more = count > 1 ? ", and \(count - 1) more" : ""
      return (place + first.headline).plain.cut(toBytes: 2000) + more
    }
  }

  /// Everything that is wrong, or as much as anybody reads.
  var account: String {
    var lines = MarkedLines()
    for problem in prefix(100) { lines.add(linesOf: problem.text) }
    if count > 100 { lines.add("and \(count - 100) more") }
    return lines.bytes.text.cut(toBytes: 60_000)
  }

  /// The problems of each kind, where there are any.
  var byKind: [(kind: RunProblem.Kind, problems: [RunProblem])] {
    RunProblem.Kind.allCases.map { kind in (kind, filter { $0.kind == kind }) }.filter {
      !$0.problems.isEmpty
    }
  }
}

/// How they travel between lines of JSON and back.
extension RunProblem {
  var json: JSON {
    var members = [JSON.Member("problem", .string(kind.rawValue))]
    if let place { members.append(JSON.Member("place", place.json)) }
    members += [JSON.Member("headline", .string(headline)), JSON.Member("text", .string(text))]
    return .object(members)
  }

  init?(_ json: JSON) {
    guard let kind = json["problem"]?.string.flatMap(Kind.init), let headline = json["headline"]?.string,
      let text = json["text"]?.string
    else { return nil }
    self.init(kind, at: json["place"].flatMap(Place.init), headline, text: text)
  }
}
