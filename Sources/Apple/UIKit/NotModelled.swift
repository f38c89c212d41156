/// Says loudly that something of Apple's is not here, because a handler must not believe that it happened.
package func notModelled(_ what: String) -> Never {
  fatalError("not modelled in a rehearsal: \(what)")
}
