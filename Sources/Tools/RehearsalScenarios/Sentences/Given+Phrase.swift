import Rehearsal

/// How facts are written.
extension Given {
  var phrase: Phrase {
    switch self {
    case .app(let name, let domain):
      Phrase("the app {text} is associated with {text}", .text(name), .text(domain))
    case .appIs(let condition): Phrase("the app {app condition}", .word(condition))
    case .declares(let kinds):
      Phrase(
        "the extension declares:",
        table: [["key", "value"]]
          + Upgrade.allCases.map { [$0.declarationKey, kinds.contains($0) ? "YES" : "NO"] })
    case .handler(let name): Phrase("the extension runs the handler {text}", .text(name))
    case .generatedPassword(let password):
      Phrase("the system will generate the password {text}", .text(password))
    case .passwordRules(let rules): Phrase("the extension declares the password rules {text}", .text(rules))
    case .appleIs(let reachability): Phrase("Apple {reachability}", .word(reachability))
    case .appleUser(let user): Phrase("Apple will return the user identifier {text}", .text(user))
    case .appleTakes(let delay): Phrase("Apple takes {duration} to answer", .duration(delay))
    case .appleSharesNothing: Phrase("the user shares neither name nor e-mail with the app")
    case .keychainHolds(let entries): entries.phrase
    case .serverHolds(let accounts): accounts.phrase
    case .serverRejects(let password, let reason):
      Phrase("the server rejects the password {text} because {text}", .text(password), .text(reason))
    case .changesTakeEffect(let effect):
      Phrase("changes on the server take effect {effect}", .word(effect))
    case .serverAnswers(let host): Phrase("the server answers at {text}", .text(host))
    case .othersAnswer(let host): Phrase("somebody else answers at {text}", .text(host))
    case .roundTrip(let duration): Phrase("every server request takes {duration}", .duration(duration))
    case .fault(let fault): fault.phrase
    case .networkIsDown: Phrase("the network is down")
    case .controllerLacks(let part):
      Phrase("the app's controller has no {controller part}", .word(part))
    case .patience(let patience?): Phrase("the silent call times out after {duration}", .duration(patience))
    case .patience(nil): Phrase("the silent call never times out")
    case .lifeAfterAnswer(let life?):
      Phrase("the system suspends the process {duration} after its answer", .duration(life))
    case .lifeAfterAnswer(nil): Phrase("the system lets the process go on after its answer")
    case .cleanUpDelay(let delay):
      Phrase("what cleans up begins {duration} after the answer", .duration(delay))
    case .memoryBudget(let megabytes?):
      Phrase("an extension has {number} MB of memory", .number(megabytes))
    case .memoryBudget(nil): Phrase("an extension has as much memory as it likes")
    case .reading(let setting): Phrase("the profile reads {reading}", .word(setting))
    case .passwords(let fact): fact.phrase
    case .autoFill(let fact): fact.phrase
    case .container(let fact): fact.phrase
    }
  }
}

extension Fault {
  fileprivate var phrase: Phrase {
    let which = (Value.ordinal(number), Value.text(message))
    return switch effect {
    case .isLost: Phrase("the {ordinal} {text} request {loss}", which.0, which.1, .word(Loss.isLost))
    case .losesReply:
      Phrase("the {ordinal} {text} request {loss}", which.0, which.1, .word(Loss.losesReply))
    case .arrivesTwice:
      Phrase("the {ordinal} {text} request {loss}", which.0, which.1, .word(Loss.arrivesTwice))
    case .isNeverAnswered:
      Phrase("the {ordinal} {text} request {loss}", which.0, which.1, .word(Loss.isNeverAnswered))
    case .isAnsweredAtOnce:
      Phrase("the {ordinal} {text} request {loss}", which.0, which.1, .word(Loss.isAnsweredAtOnce))
    case .arrivesLate(let delay):
      Phrase("the {ordinal} {text} request arrives {duration} late", which.0, which.1, .duration(delay))
    case .arrivesAgain(let delay):
      Phrase(
        "the {ordinal} {text} request arrives again after {duration}", which.0, which.1, .duration(delay))
    case .cutsReply:
      Phrase("the {ordinal} {text} request {loss}", which.0, which.1, .word(Loss.cutsReply))
    case .endsSession:
      Phrase("the {ordinal} {text} request {loss}", which.0, which.1, .word(Loss.endsSession))
    case .awaitsConfirmation(let delay):
      Phrase(
        "the {ordinal} {text} request has to be confirmed with another device, which takes {duration}",
        which.0, which.1, .duration(delay))
    case .failsAfterwards(let status):
      Phrase(
        "the {ordinal} {text} request is done and then answered with {number}", which.0, which.1,
        .number(status))
    case .isRefused(let status):
      Phrase("the {ordinal} {text} request is refused with {number}", which.0, which.1, .number(status))
    case .takes(let duration):
      Phrase("the {ordinal} {text} request takes {duration}", which.0, which.1, .duration(duration))
    case .repliesLate(let delay):
      Phrase(
        "the reply to the {ordinal} {text} request is {duration} late", which.0, which.1, .duration(delay))
    }
  }
}

extension [Keychain.Entry] {
  var phrase: Phrase {
    guard !isEmpty else { return Phrase("the keychain holds nothing") }
    return Phrase("the keychain holds:", table: table)
  }

  var table: [[String]] {
    [["service", "user", "password"]]
      + map { [$0.service.identifier.cell, $0.user.cell, $0.password.cell] }
  }
}

extension [Account] {
  var phrase: Phrase {
    guard !isEmpty else { return Phrase("the server holds nothing") }
    return Phrase(
      "the server holds:",
      table: [["user", "password", "second factor", "token", "Apple user"]]
        + map { account in
          [
            account.user.cell, account.passwords.listCell, account.secondFactor?.cell ?? "(none)",
            account.tokens.listCell, account.appleUser?.cell ?? "(none)",
          ]
        })
  }
}

extension [String] {
  /// The texts in one cell: nothing, one as it is, or several quoted.
  private var isPlain: Bool { count == 1 && !self[0].has(",") && self[0] != "(none)" }
  fileprivate var listCell: String {
    isEmpty ? "(none)" : isPlain ? self[0].cell : map(\.quoted).joined(separator: ", ")
  }
}
