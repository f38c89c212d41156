/// A handler of either extension point, beside the context it speaks through.
enum LivingHandler {
  case modifies(any AccountModificationHandler, RequestContext)
  case provides(any CredentialProviderHandler, ProviderContext)

  var context: HandlerContext {
    switch self {
    case .modifies(_, let context): context
    case .provides(_, let context): context
    }
  }

  /// Tells it of something that every process is told of.
  func receive(_ notice: SystemNotice) {
    switch self {
    case .modifies(let handler, let context): handler.receive(notice, in: context)
    case .provides(let handler, let context): handler.receive(notice, in: context)
    }
  }

  /// Whose it is.
  var name: String {
    switch self {
    case .modifies(let handler, _): "\(type(of: handler))"
    case .provides(let handler, _): "\(type(of: handler))"
    }
  }
}

/// How a process makes a handler for a request.
enum HandlerFactory {
  case modifications(() -> any AccountModificationHandler)
  case provisions(() -> any CredentialProviderHandler)

  func make(for host: any RequestHost, attempt: Int, process: Int) -> LivingHandler {
    switch self {
    case .modifications(let make):
      let context = RequestContext(host, attempt: attempt, process: process)
      return .modifies(make(), context)
    case .provisions(let make):
      let context = ProviderContext(host, attempt: attempt, process: process)
      return .provides(make(), context)
    }
  }
}
