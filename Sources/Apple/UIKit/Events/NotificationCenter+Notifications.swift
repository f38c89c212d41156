@available(iOS 15.0, *) extension NotificationCenter {
  /// The notifications of a name, one after the other, from when somebody waits for the first.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications { Notifications(in: self, named: name, from: object) }

  /// Notifications, one after the other.
  public final class Notifications: AsyncSequence, Sendable {
    /// Notifications.
    public typealias Element = Notification
    /// Nothing goes wrong.
    public typealias Failure = Never
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    fileprivate init(
      in center: NotificationCenter, named name: Notification.Name, from object: (any AnyObject & Sendable)?
    ) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Hears of notifications from now on.
    public func makeAsyncIterator() -> Iterator { Iterator(in: center, named: name, from: object) }

    /// Whoever waits for notifications; those that come meanwhile are kept.
    public struct Iterator: AsyncIteratorProtocol {
      private var heard: AsyncStream<Heard>.Iterator

      fileprivate init(
        in center: NotificationCenter, named name: Notification.Name, from object: (any AnyObject & Sendable)?
      ) {
        let (stream, continuation) = AsyncStream.makeStream(of: Heard.self)
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Heard(notification: $0))
        }
        let observer = Observer(center: center, token: token)
        continuation.onTermination = { _ in observer.stop() }
        heard = stream.makeAsyncIterator()
      }

      /// The next one; `nil` for whoever was told to stop.
      public mutating func next() async -> Notification? { await next(isolation: #isolation) }

      /// The next one; `nil` for whoever was told to stop.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await heard.next(isolation: actor)?.notification
      }
    }
  }
}

/// A notification on its way from whoever posts it to whoever waits.
private struct Heard: @unchecked Sendable {
  let notification: Notification
}

/// What hears of notifications until nobody waits any more.
private struct Observer: @unchecked Sendable {
  let center: NotificationCenter
  let token: any NSObjectProtocol

  func stop() {
    center.removeObserver(token)
  }
}
