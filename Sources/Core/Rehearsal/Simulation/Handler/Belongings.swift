/// What a process keeps for objects that may outlive it, such as a shared session.
///
/// The objects are kept as well, because another could come to the address of one that is gone, and would be taken
/// for it.
struct Belongings {
  private var kept: [(owner: AnyObject, belonging: AnyObject)] = []

  var isEmpty: Bool { kept.isEmpty }

  /// What is kept for an object; made when it is first asked for.
  mutating func belonging<Belonging: AnyObject>(of owner: AnyObject, _ make: () -> Belonging) -> Belonging {
    if let belonging = kept.first(where: { $0.owner === owner })?.belonging as? Belonging { return belonging }
    let belonging = make()
    kept.append((owner, belonging))
    return belonging
  }
}
