package import Rehearsal

/// What a generated handler does, all of it: a table of routines that lead to each other, made from a seed.
///
/// A handler that follows it has state that nobody sees: how often it did something in this request or in this
/// process, which session and which password it remembers, what it keeps on the phone, and how much it still dares.
package struct Recipe: Hashable, Sendable {
  /// What it was made from.
  package let seed: UInt64
  /// What the handler is asked for.
  package let subject: Subject
  /// When a change on the server ends what was valid before.
  package var takesEffect = AccountServer.Effect.atOnce
  /// Whether the app asks, and not the user in Settings.
  package var isAskedByApp = false
  /// Whether a session is remembered for the requests after this one.
  package var sharesSession = false
  /// Whether it answers once, in time and not after the end, whatever else it does; who does not is found out before
  /// anything has become of what it remembers.
  package var isWary = true
  /// How many acts a handler has the patience for; the next one forgets everything else.
  package var patience = 24
  /// What it does, by number; each is done from beginning to end.
  package var routines: [[Act]]

  /// What a handler is asked for.
  package enum Subject: Hashable, Sendable {
    case upgrade(Upgrade)
    case provision(Provision)
  }

  /// The routines that the system's calls begin with.
  package enum Entry: Int, CaseIterable, Sendable {
    case silent, onScreen
    /// The user tapped Cancel; of a credential provider, somebody brings news.
    case interruption
  }

  /// One thing a handler does; a number says with which routine it goes on.
  package enum Act: Hashable, Sendable {
    case say(Answer)
    case send(Wish, heard: Int, refused: Int, failed: Int)
    case askApple(given: Int, refused: Int)
    case turnToStore(Use, done: Int, failed: Int)
    case show(Page, first: Int, other: Int)
    case alarm(tenths: Int, Int)
    /// Takes the last alarm back, or with tasks cancels the last task.
    case stopAlarm
    case count(Counter)
    case when(Counter, atLeast: Int, then: Int, otherwise: Int)
    case go(Int)
    /// In a task of its own; without tasks, after no time at all.
    case start(Int)
    /// In a group of tasks, and waits for all of them; without tasks, one after the other.
    case together(Int, Int)
  }

  /// What it counts, and where it counts it.
  package enum Counter: Hashable, Sendable {
    case ofRequest(Int), ofProcess(Int)
    /// In the containers of the extension, where it outlives the process.
    case onPhone
  }

  /// A password it could name.
  package enum Password: Hashable, Sendable, CaseIterable {
    case existing, new, other
    /// What it last asked the server for, in this process.
    case remembered
  }

  /// How it ends a request, or says something on the way.
  package enum Answer: Hashable, Sendable {
    case completes(Password)
    case completesWithApple
    case cancels(Int)
    case cancelsByDefault
    case presents(animated: Bool)
    case gives(Gift, cleaningUp: Int)
  }

  /// What a credential provider gives.
  package enum Gift: Hashable, Sendable, CaseIterable {
    case right, ofAnother, ofAnotherKind
  }

  /// What it asks of its server.
  package enum Wish: Hashable, Sendable {
    case authorize(Password)
    case authorizeByToken
    case verify
    case change(Password)
    case challenge, link
    case signIn(Password)
    case unlock
  }

  /// What it asks of its identity store.
  package enum Use: Hashable, Sendable, CaseIterable {
    case state, list, save, remove, removeAll, replace
  }

  /// What it lays out.
  package enum Page: Hashable, Sendable, CaseIterable {
    case code, question, users, lock, notice
  }
}

extension Recipe: CustomStringConvertible {
  /// Everything in it, a routine a line.
  package var description: String {
    let head =
      "seed \(seed): \(subject), effect \(takesEffect), asked by app \(isAskedByApp), "
      + "shares session \(sharesSession), wary \(isWary), patience \(patience)"
    let lines = routines.enumerated().map { number, acts in
      let name = Entry(rawValue: number).map { " (\($0))" } ?? ""
      return "  \(number)\(name): " + acts.map { "\($0)" }.joined(separator: "; ")
    }
    return ([head] + lines).joined(separator: "\n").replacing("ThreeWays.Recipe.", with: "")
  }
}
