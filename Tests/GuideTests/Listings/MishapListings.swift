import Designs
import Gallery
import Rehearsal
import Testing

/// The listings of “What goes wrong”.
@Suite struct MishapListings {
  let steps: [Step] = [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle]

  @Test func `one lost reply locks the user out`() {
    var phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    phone.network.faults = [Fault(.losesReply, message: "changePassword")]
    let server = AccountServer(Account("jappleseed", password: "kitten1"))
    let trace = Script(on: phone, steps).play(with: server, handler: Program { Trusting() })
    #expect(trace.ending.lockOuts.map(\.user) == ["jappleseed"])
  }

  @Test func `unless the server is patient`() {
    var phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    phone.network.faults = [Fault(.losesReply, message: "changePassword")]
    var server = AccountServer(Account("jappleseed", password: "kitten1"))
    server.changesTakeEffect = .gracefully
    let trace = Script(on: phone, steps).play(with: server, handler: Program { Trusting() })
    #expect(trace.outcome == .failed)
    #expect(trace.ending.lockOuts.isEmpty)
  }

  final class Memory {
    var requests = 0
  }

  final class Remembering: AccountModificationHandler {
    private let memory: Memory

    init(_ memory: Memory) {
      self.memory = memory
    }

    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      memory.requests += 1
      context.cancelRequest(with: .failed(because: "That was request \(memory.requests)."))
    }
  }

  @Test func `what a process holds is there for its next request`() {
    let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    let program = Program(process: { Memory() }, handler: { Remembering($0) })
    let trace = Script(on: phone, steps + steps).play(with: AccountServer(), handler: program)
    #expect(trace.messages == ["That was request 1.", "That was request 2."])
  }

  @Test func `the gallery shows more than thirty mistakes`() {
    #expect(Gallery.all.count > 30)
  }
}
