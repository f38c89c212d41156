/// Whose code a runtime runs: app or extension, and in which play.
///
/// What they keep in files lies on the machine's disk, in a folder of the play; what is there decides what code does
/// that looks, and so a search has to hear of it.
public final class Resident {
  private weak var simulation: Simulation?
  package let owner: Containers.Owner

  init(_ owner: Containers.Owner, in simulation: Simulation) {
    self.owner = owner
    self.simulation = simulation
  }

  /// The play, until its work has ended: what its code has leaked may hold on to it for longer.
  package var play: AnyObject? { simulation.flatMap { $0.runtime == nil ? nil : $0 } }

  /// How often all files went with the app that was deleted.
  package var timesLost: Int { simulation?.world.phone.containers.timesLost ?? 0 }

  /// Something is written into the system's log, for all to read.
  package func log(_ text: String) {
    guard let simulation else { return }
    simulation.world.timeline.record(.incident(.logged(text)))
    if owner == .extension {
      DisclosedPasswords.hear(Disclosure(text: text, place: .log), in: &simulation.world)
    }
  }

  /// Something is written, or made, where files lie.
  package func noteWriting() {
    guard let simulation else { return }
    simulation.world.timeline.silentTap = nil
    simulation.world.phone.containers.haveFiles = true
    simulation.world.process.notice(.files, at: simulation.world.timeline.now)
    if owner == .extension { simulation.world.process.work.order.lastAct = simulation.world.timeline.now }
  }

  /// A file of a group, by its name behind the group's, is read, or has something else in it now.
  package func noteSharedFile(_ file: String, isReplaced: Bool) {
    guard let simulation, let end = file.firstIndex(of: "/") else { return }
    let group = Container.group(String(file[..<end]))
    let name = "the file \(file[file.index(after: end)...])"
    if isReplaced {
      StoreKnowledge.noteChange(of: name, in: group, by: owner, &simulation.world)
    } else {
      StoreKnowledge.noteReading(name, in: group, by: owner, &simulation.world)
    }
  }
}
