package import ProcessIsolation
package import RehearsalScenarios

/// How what does not hold travels from one process to another.
extension Packet {
  package mutating func put(_ failure: Verdict.Failure) {
    put(failure.place)
    put(failure.sentence)
    put(failure.problem)
    put(failure.difference) { $0.put($1) }
  }

  package mutating func put(_ place: Place) {
    put(place.file)
    put(place.line)
    put(place.column)
  }

  package mutating func failure() throws(Torn) -> Verdict.Failure {
    Verdict.Failure(
      place: try place(), sentence: try text(), problem: try text(),
      difference: try list { packet throws(Torn) in try packet.text() })
  }

  package mutating func place() throws(Torn) -> Place {
    Place(file: try text(), line: try number(), column: try number())
  }
}
