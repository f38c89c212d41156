/// The environment's whole part in a rehearsal: the phone as it is at first, and who does what.
///
/// ```swift
/// let script = Script(
///   on: phone, [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle])
/// let trace = script.play(with: server, handler: Program { Shiny() })
/// ```
public struct Script: Hashable, Sendable {
  /// The phone before anything happens.
  public var phone: Phone
  /// What happens, in order.
  public var steps: [Step]

  /// A script on a phone.
  public init(on phone: Phone, _ steps: [Step]) {
    self.phone = phone
    self.steps = steps
  }

  /// Plays the script and answers with everything that happened.
  ///
  /// A step that no phone could do ends the play; the trace says which, and holds all that came before.
  public func play(
    with server: any Server, handler program: Program, limit: Int = Simulation.defaultLimit
  ) -> Trace {
    let simulation = Simulation(phone: phone, server: server, program: program, limit: limit)
    for step in steps {
      do { try simulation.perform(step) } catch { break }
    }
    return simulation.drawUp()
  }
}
