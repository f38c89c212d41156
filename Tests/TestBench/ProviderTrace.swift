package import Rehearsal

extension Trace {
  /// The calls a credential provider got, in order.
  package var providerCalls: [HandlerCall] {
    entries.compactMap {
      if case .system(.autoFill(.called(let call, _))) = $0.event { call } else { nil }
    }
  }

  /// What forms were given, in order.
  package var fillings: [Provided] {
    entries.compactMap {
      if case .system(.autoFill(.filled(_, let provided))) = $0.event { provided } else { nil }
    }
  }

  /// Whether the user was asked for a face, a finger or a passcode.
  package var asksToAuthenticate: Bool {
    entries.contains {
      if case .system(.screen(.askedToAuthenticate)) = $0.event { true } else { false }
    }
  }
}

extension ScriptedProvider {
  /// Lists users, and gives the password of the one that is tapped.
  package static func listing(_ users: String...) -> ScriptedProvider {
    ScriptedProvider(preparing: { _, context in
      context.show(users.map { .button($0) } + [.button("Cancel")]) { tap in
        guard tap.button != "Cancel" else { return context.cancelRequest(with: .userCanceled) }
        context.completeRequest(
          withSelectedCredential: PasswordCredential(user: tap.button, password: "correct horse"))
      }
    })
  }
}
