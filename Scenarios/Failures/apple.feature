@failures @sign-in-with-apple
Feature: Handlers that deal badly with Apple's sheet

  Server first, then Apple, then the server again, and only then the completion. And a user who has turned the
  sheet down has made a decision: no lecture, no second question.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  @SI-2
  Scenario: Asking Apple before the server bothers users whose upgrade cannot work
    Given the extension runs the handler "AppleFirst"
    And the server holds:
      | user       | password  |
      | jappleseed | kittens22 |
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    Then the Sign in with Apple sheet is on screen
    And the rule "SI-2" advises against it
    And getSignInWithAppleUpgradeAuthorization is called once
    And server.authorize is never called
    When the user approves the Sign in with Apple sheet
    And everything settles
    Then the request fails with failed
    And the user sees the default failure message
    And getSignInWithAppleUpgradeAuthorization comes before server.authorize

  @SI-3 @AS-15
  Scenario: Asking twice at once shows one sheet, and the second question gets nothing
    Given the extension runs the handler "AskingTwice"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    Then the Sign in with Apple sheet is on screen
    And the rule "SI-3" is broken
    When the user approves the Sign in with Apple sheet
    And everything settles
    Then the request succeeds
    And the calls include, in order:
      | caller  | call                                   | with         |
      | handler | getSignInWithAppleUpgradeAuthorization | state: once  |
      | handler | getSignInWithAppleUpgradeAuthorization | state: again |
      | system  | turnsDownQuestion                      |              |
      | Apple   | authorization                          | state: once  |

  @SI-10 @lock-out
  Scenario: Completing before the server knows of Apple
    Given the extension runs the handler "Unlinked"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request succeeds
    And the rule "SI-10" is broken
    And server.linkApple is never called
    And the keychain holds nothing
    And "jappleseed" is locked out

  @SI-10
  Scenario: Ending the upgrade as if a password had been changed
    Given the extension runs the handler "WrongEnd"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    Then the request times out
    And the rule "SI-10" is broken
    And the rule "AS-3" is broken
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |

  @SI-8
  Scenario: Asking again after the user has said no
    Given the extension runs the handler "ShowingMore"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user cancels the Sign in with Apple sheet
    Then the rule "SI-8" is broken
    And the extension's interface shows "Are you sure?"
    When the user taps "Yes"
    Then the request is canceled

  @CX-1
  Scenario: Explaining to users what they have just done
    Given the extension runs the handler "Lecturing"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user cancels the Sign in with Apple sheet
    And everything settles
    Then the request fails with failed
    And the user sees the message "You canceled the sheet."
    And the rule "CX-1" advises against it
    And no rule is broken

  @SI-9
  Scenario: Blaming the user for an Apple that cannot be reached
    Given the extension runs the handler "Blaming"
    And Apple cannot be reached
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request is canceled
    And the rule "SI-9" is broken
    And the user sees no message
