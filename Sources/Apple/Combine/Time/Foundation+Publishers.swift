public import UIKit

extension Timer {
  /// Says what time it is, again and again.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval) }

  /// Says what time it is, again and again, once it is told to begin.
  public final class TimerPublisher: ConnectablePublisher {
    /// What time it is.
    public typealias Output = Date
    /// What cannot happen.
    public typealias Failure = Never
    /// How often.
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    /// Takes somebody who wants to know.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    /// Begins.
    public func connect() -> any Cancellable {
      let loop = RunLoop.main
      return loop.schedule(
        after: loop.now.advanced(by: .seconds(interval)), interval: .seconds(interval),
        tolerance: .nanoseconds(0), options: nil
      ) { [subject] in subject.send(.now) }
    }
  }
}

extension NotificationCenter {
  /// The notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The notifications of a name.
  public struct Publisher: Combine.Publisher {
    /// What it gives.
    public typealias Output = Notification
    /// What cannot happen.
    public typealias Failure = Never
    /// Whose notifications.
    public let center: NotificationCenter
    /// Of which name.
    public let name: Notification.Name
    /// Of which object, if of one.
    public let object: AnyObject?

    /// Takes somebody who wants to hear of them.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet(subscriber)
      let told = Told { outlet.give($0) }
      let token = center.addObserver(forName: name, object: object, queue: nil) { told.tell($0) }
      outlet.onCancel = { [center] in center.removeObserver(token as Any) }
      outlet.open()
    }
  }
}

/// Who is told of notifications.
private struct Told: @unchecked Sendable {
  let tell: (Notification) -> Void

  init(_ tell: @escaping (Notification) -> Void) { self.tell = tell }
}

extension URLSession {
  /// What a server answers.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }
  /// What a server answers.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// What a server answers, to everybody who asks.
  public struct DataTaskPublisher: Combine.Publisher {
    /// What it gives.
    public typealias Output = (data: Data, response: URLResponse)
    /// How it can fail.
    public typealias Failure = URLError
    /// What is asked.
    public let request: URLRequest
    /// By which session.
    public let session: URLSession

    /// Asks, when somebody wants to know.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let answered = Answered { data, response, error in
        if let data, let response {
          outlet.give((data, response))
          outlet.end(.finished)
        } else {
          outlet.end(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      let task = session.dataTask(with: request) { answered.take($0, $1, $2) }
      outlet.onCancel = { task.cancel() }
      outlet.open()
      task.resume()
    }
  }
}

/// Who takes an answer.
private struct Answered: @unchecked Sendable {
  let take: (Data?, URLResponse?, (any Error)?) -> Void

  init(_ take: @escaping (Data?, URLResponse?, (any Error)?) -> Void) { self.take = take }
}
