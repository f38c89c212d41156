@sign-in-with-apple
Feature: Apple gives no credential

  The user can turn the sheet down, Apple can be out of reach, or the answer may never come. A sheet that was
  turned down is the user's decision: the request is canceled with the same code, without a word. An Apple out
  of reach is a failure like any other.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    And the extension runs the handler "Trusting"

  @SI-6 @SI-8
  Scenario: The user cancels the sheet, and nothing more is said
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And 5 seconds pass
    And the user cancels the Sign in with Apple sheet
    And everything settles
    Then the request is canceled
    And the calls are exactly:
      | at               | caller  | call                                                  | with                                |
      | 0 seconds        | system  | convertAccountToSignInWithAppleWithoutUserInteraction |                                     |
      | 0 seconds        | handler | server.authorize                                      |                                     |
      | 100 milliseconds | handler | server.appleChallenge                                 |                                     |
      | 200 milliseconds | handler | getSignInWithAppleUpgradeAuthorization                |                                     |
      | 5 seconds        | Apple   | authorization                                         | user: (none), error: userCanceled   |
      | 5 seconds        | handler | cancelRequest                                         | error: userCanceled, reason: (none) |
    And the user sees no message
    And the extension's interface is never shown
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server accepts the password "kitten1" of "jappleseed"

  @SI-7 @SI-9 @AS-8
  Scenario: Apple cannot be reached, and the handler gets nothing at all
    Given Apple cannot be reached
    And Apple takes 4 seconds to answer
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request fails with failed
    And the user sees the default failure message
    And the calls include, in order:
      | at                | caller  | call          | with                        |
      | 4200 milliseconds | Apple   | authorization | user: (none), error: (none) |
      | 4200 milliseconds | handler | cancelRequest | error: failed               |
    And server.linkApple is never called
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |

  @AS-11 @AS-13
  Scenario: Apple never answers, and the sheet stays until the user has had enough
    Given Apple never answers
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And 1 hour passes
    Then the request is still running
    And the Sign in with Apple sheet is on screen
    And authorization is never called
    When the user leaves the app
    Then the request is interrupted
    And the Sign in with Apple sheet is off screen
    And the server accepts the password "kitten1" of "jappleseed"

  @AS-11
  Scenario: The user may think about the sheet for as long as they like
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And 10 minutes pass
    Then the Sign in with Apple sheet is on screen
    When the user approves the Sign in with Apple sheet
    And everything settles
    Then the request succeeds
    And the clock reads 600100 milliseconds

  @AS-11
  Scenario: Once Apple has answered, the handler has ten seconds again
    Given the extension runs the handler "Waiting"
    And the 1st "linkApple" request is never answered
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And 60 seconds pass
    And the user approves the Sign in with Apple sheet
    And 9999 milliseconds pass
    Then the request is still running
    When 1 millisecond passes
    Then the request times out
    And the clock reads 70 seconds
    And the rule "AS-3" is broken
    And "jappleseed" is locked out

  @AM-11
  Scenario: The server does not believe Apple's token in the end
    Given the 1st "linkApple" request is refused with 422
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request fails with failed
    And the user sees the default failure message
    And completeUpgradeToSignInWithApple is never called
    And the server and the keychain agree about "jappleseed"
    And nobody is locked out
