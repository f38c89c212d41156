import Rehearsal

/// What sends requests: in a rehearsal they go to the scripted server, over the scripted network, in virtual time.
///
/// A host that is none of the app's domains cannot be found, and the trace says who looked for it.
open class URLSession: NSObject, @unchecked Sendable {
  /// How it behaves.
  public let configuration: URLSessionConfiguration
  /// What tests call it.
  open var sessionDescription: String?

  /// Where everybody hears what came of a request, one after the other: not on the main queue, unless it was asked for.
  private let queue: DispatchQueue

  /// The session that everybody shares.
  public static let shared = URLSession(configuration: .default)

  /// A session of its own.
  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    queue = DispatchQueue(label: "URLSession")
    super.init()
  }

  /// A session of its own, without a delegate, whose completion handlers run on a queue.
  ///
  /// Of queues there is the main one; with any other, handlers run on one of the session's own.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    if delegate != nil {
      notModelled("the delegate of a URLSession: give each task a completion handler, or wait for its data")
    }
    self.configuration = configuration
    self.queue = queue === OperationQueue.main ? .main : DispatchQueue(label: "URLSession")
    super.init()
  }

  /// A task that is not on its way yet.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(start(request), in: self) { _, _, _ in }
  }

  /// A task that is not on its way yet; what comes of it is handed over.
  @preconcurrency open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(start(request), in: self, completionHandler)
  }

  /// A task that is not on its way yet; what comes of it is handed over.
  @preconcurrency open func dataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// A task with a body that is not on its way yet; what comes of it is handed over.
  @preconcurrency open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    var request = request
    request.httpBody = bodyData
    return URLSessionUploadTask(start(request), in: self, completionHandler)
  }

  /// Cancels what is on its way, and sends nothing more.
  open func invalidateAndCancel() {
    traffic.isInvalid = true
    for task in traffic.tasks { task.cancel() }
  }

  /// Lets what is on its way come to its end, and sends nothing more.
  open func finishTasksAndInvalidate() {
    traffic.isInvalid = true
  }

  /// Hands over what is on its way.
  @preconcurrency open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    let tasks = traffic.tasks
    hear { completionHandler(tasks) }
  }

  /// Does something where everybody hears what came of a request, after all that was there before.
  func hear(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    queue.async { work() }
  }

  private func start(_ request: URLRequest) -> (request: URLRequest, number: Int) {
    let traffic = traffic
    if traffic.isInvalid { fatalError("a task was asked of a session that was invalidated") }
    traffic.taskCount += 1
    return (configuration.apply(to: request), traffic.taskCount)
  }

  /// What is on its way in the process that runs here.
  var traffic: Traffic {
    guard let context = Backstage.networkUser else {
      notModelled("URLSession outside an extension under rehearsal: let the extension send its requests")
    }
    return traffic(of: context)
  }

  func traffic(of context: any NetworkUser) -> Traffic {
    context.belonging(of: self) { Traffic() }
  }

  /// What is on its way in one process; a session can be shared by rehearsals on several threads.
  final class Traffic {
    @exclusivity(unchecked) var tasks: [URLSessionTask] = []
    @exclusivity(unchecked) var taskCount = 0
    @exclusivity(unchecked) var isInvalid = false
  }
}

/// Who would hear of a session's tasks; a session takes none.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
