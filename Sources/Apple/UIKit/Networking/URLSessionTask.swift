import Rehearsal

/// One request on its way.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// Its number in its session, from 1.
  public let taskIdentifier: Int
  /// What came back, before its content.
  @exclusivity(unchecked) public private(set) var response: URLResponse?
  /// What went wrong.
  @exclusivity(unchecked) public private(set) var error: (any Error)?
  /// Where it stands.
  @exclusivity(unchecked) public private(set) var state = State.suspended
  /// How urgent it is, from 0 to 1; nothing goes faster by it.
  open var priority = defaultPriority
  /// The urgency of what can wait.
  public static let lowPriority: Float = 0.25
  /// The urgency where nobody says another.
  public static let defaultPriority: Float = 0.5
  /// The urgency of what somebody waits for.
  public static let highPriority: Float = 0.75
  /// What tests call it.
  open var taskDescription: String?

  private let request: URLRequest
  private let session: URLSession
  private let completion: @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  @exclusivity(unchecked) private var context: (any NetworkUser)?
  @exclusivity(unchecked) private var timeout: HandlerContext.Alarm?

  /// Where a task stands.
  public enum State: Int, Sendable {
    case running
    case suspended
    case canceling
    case completed
  }

  init(
    _ start: (request: URLRequest, number: Int), in session: URLSession,
    _ completion: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) {
    taskIdentifier = start.number
    request = start.request
    self.session = session
    self.completion = completion
    super.init()
  }

  /// What was asked.
  open var originalRequest: URLRequest? { request }

  /// What is asked now; nothing is redirected.
  open var currentRequest: URLRequest? { request }

  /// Sends it on its way.
  open func resume() {
    guard state == .suspended, let context = Backstage.networkUser else { return }
    state = .running
    self.context = context
    session.traffic(of: context).tasks.append(self)
    guard let url = request.url, let address = WebAddress(url) else { return fail(.unsupportedURL) }
    guard address.isSecure else { return fail(.appTransportSecurityRequiresSecureConnection) }
    let isGet = request.httpMethod ?? "GET" == "GET"
    guard !isGet || request.httpBody?.isEmpty ?? true else { return fail(.dataLengthExceedsMaximum) }
    guard let destination = context.destination(of: address.host) else { return fail(.cannotFindHost) }
    timeout = context.after(.seconds(request.timeoutInterval), on: session.hear) {
      self.finish(nil, nil, URLError(.timedOut))
    }
    var message = Message(request, to: address)
    context.disclose(address.query.map(\.value), .address)
    if destination == .others {
      context.disclose([address.path] + message.body.map(\.value), .host(address.host))
      message = message.toOthers(at: address.host)
    }
    context.send(message, on: session.hear) { self.take($0, from: url) }
  }

  /// Gives it up; what the server did of it stays done.
  open func cancel() {
    guard state == .running || state == .suspended else { return }
    if context == nil { context = Backstage.networkUser }
    state = .canceling
    fail(.cancelled)
  }

  /// Fails a moment later, because a caller must have returned before it hears.
  private func fail(_ code: URLError.Code) {
    guard context != nil else { return }
    session.hear { self.finish(nil, nil, URLError(code)) }
  }

  private func take(_ answer: ServerAnswer, from url: URL) {
    guard state == .running else { return }
    guard let reply = answer.reply else { return finish(nil, nil, URLError(.networkConnectionLost)) }
    let content = Data(reply.jsonBytes)
    finish(
      content, HTTPURLResponse(url: url, statusCode: reply.status, contentLength: content.count), nil)
  }

  private func finish(_ content: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard state != .completed else { return }
    if let timeout { context?.cancel(timeout) }
    state = .completed
    self.response = response
    self.error = error
    if let context { session.traffic(of: context).tasks.removeAll { $0 === self } }
    completion(content, response, error)
  }
}

/// A request whose answer is kept in memory.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A request with a body.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
