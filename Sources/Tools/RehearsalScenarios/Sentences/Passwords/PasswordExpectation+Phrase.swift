import Rehearsal

/// How what must hold of recommendations, prompts and pages is written.
extension PasswordExpectation {
  var phrase: Phrase {
    switch self {
    case .recommendations(let rows):
      rows.isEmpty
        ? Phrase("there are no security recommendations")
        : Phrase(
          "the security recommendations are:",
          table: [["service", "user", "priority", "warnings", "actions"]] + rows.map(\.cells))
    case .says(let user, let text):
      Phrase("the recommendation for {text} says {text}", .text(user), .text(text))
    case .promptSays(let text): Phrase("the sign-in prompt says {text}", .text(text))
    case .notified(let text): Phrase("the user is notified with {text}", .text(text))
    case .notNotified: Phrase("the user is not notified")
    case .opens(let address): Phrase("the browser opens {text}", .text(address))
    case .serviceIs(let frequency): Phrase("the breach service is {frequency}", .word(frequency))
    case .credentialState(let state): state.phrase
    }
  }
}

extension SecurityAct {
  var phrase: Phrase {
    switch self {
    case .signsIn(let user): Phrase("the user signs in to the app as {text}", .text(user))
    case .dismissesPrompt: Phrase("the user dismisses the sign-in prompt")
    case .opensNotification: Phrase("the user opens the notification")
    case .changesElsewhere(let user, let password):
      Phrase(
        "the user changes the password of {text} to {text} with another device", .text(user), .text(password))
    case .changesOnWebsite(let user, nil):
      Phrase("the user changes the password of {text} on the website", .text(user))
    case .changesOnWebsite(let user, let service?):
      Phrase(
        "the user changes the password of {text} at {text} on the website", .text(user),
        .text(service.identifier))
    case .savesElsewhere(let entry):
      Phrase(
        "the user saves the password {text} of {text} at {text} with another device", .text(entry.password),
        .text(entry.user), .text(entry.service.identifier))
    case .revokesApple: Phrase("the user stops using Sign in with Apple for the app")
    }
  }
}
