/// What is given up when nobody holds on to it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var work: (() -> Void)?

  /// Something to do when it is given up.
  public init(_ cancel: @escaping () -> Void) { work = cancel }

  /// Something to give up.
  public init<C: Cancellable>(_ canceller: C) { work = { canceller.cancel() } }

  deinit { cancel() }

  /// Gives it up, once.
  public func cancel() {
    let work = work
    self.work = nil
    work?()
  }

  /// Keeps it with others.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Keeps it with others.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether it is the very one.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  /// Feeds nothing to a hasher, so that no address decides in which order a set gives up what is in it.
  public func hash(into hasher: inout Hasher) {}
}

extension Cancellable {
  /// Keeps it with others.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
  /// Keeps it with others.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}
