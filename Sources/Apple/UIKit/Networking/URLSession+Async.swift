extension URLSession {
  /// Sends a request and waits for what comes back; a task that is canceled cancels the request.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    let waiting = Waiting()
    return try await withTaskCancellationHandler {
      // A request that is under way when a rehearsal ends is nothing the handler leaked.
      try await withUnsafeThrowingContinuation { continuation in
        let task = dataTask(with: request) { data, response, error in
          if let data, let response {
            continuation.resume(returning: (data, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown))
          }
        }
        waiting.task = task
        task.resume()
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      waiting.task?.cancel()
    }
  }

  /// Gets what is in a place.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// Sends a request with a body and waits for what comes back.
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    var request = request
    request.httpBody = bodyData
    return try await data(for: request)
  }

  /// What is on its way.
  @available(iOS 15.0, *) public nonisolated(nonsending) var allTasks: [URLSessionTask] {
    get async {
      await withUnsafeContinuation { continuation in
        getAllTasks { continuation.resume(returning: $0) }
      }
    }
  }
}

/// The request that somebody waits for; one thread touches it, that of the rehearsal.
private final class Waiting: @unchecked Sendable {
  var task: URLSessionTask?
}
