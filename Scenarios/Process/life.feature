@process
Feature: The extension's process comes and goes

  The system starts a process for the extension, may use it for the next request, and may suspend or end it at
  any moment, also between the server's change and the handler's answer. Users turn to something else, too.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    And the extension runs the handler "Trusting"

  @PL-1 @strong-password
  Scenario: What a process remembers is still there for the next request
    Given the extension runs the handler "Remembering"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the calls are exactly:
      | at               | caller  | call                                 | with               |
      | 0 seconds        | system  | changePasswordWithoutUserInteraction |                    |
      | 0 seconds        | handler | server.authorize                     |                    |
      | 100 milliseconds | handler | server.changePassword                | session: session-1 |
      | 200 milliseconds | handler | completeChangePasswordRequest        |                    |
      | 200 milliseconds | system  | changePasswordWithoutUserInteraction |                    |
      | 200 milliseconds | handler | server.changePassword                | session: session-1 |
      | 300 milliseconds | handler | completeChangePasswordRequest        |                    |

  @PL-1 @PL-2 @strong-password
  Scenario: Whoever relies on that memory has to do without it
    Given the extension runs the handler "Remembering"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the system ends the extension
    And the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And server.authorize is called twice

  @AS-1 @PL-2 @step-up @strong-password
  Scenario Outline: The process ends after the call that needs the user, and <what comes of it>
    Given the extension runs the handler <handler>
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the system ends the extension between its two calls
    And the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the request <ends>
    And server.authorize is <frequency>

    Examples:
        | what comes of it     | handler                 | ends     | frequency    |
        | its session is gone  | "LeaningOnTheFirstCall" | fails    | called once  |
        | there is another one | "AskingAgain"           | succeeds | called twice |

  @PL-2 @strong-password
  Scenario: A suspended handler hears of its answer when it runs again
    When the user upgrades "jappleseed" to a strong password from Settings
    And the system suspends the extension
    And 5 seconds pass
    Then the request is still running
    And server.changePassword is never called
    When the system resumes the extension
    And everything settles
    Then the request succeeds
    And the calls include, in order:
      | at                | caller  | call                          |
      | 0 seconds         | handler | server.authorize              |
      | 5 seconds         | handler | server.changePassword         |
      | 5100 milliseconds | handler | completeChangePasswordRequest |

  @PL-2 @AS-3 @strong-password
  Scenario: A handler that sleeps through its time is not to blame
    When the user upgrades "jappleseed" to a strong password from Settings
    And the system suspends the extension
    And everything settles
    Then the request times out
    And the clock reads 10 seconds
    And no rule is broken
    And the user sees the default failure message
    And nobody is locked out
    When the system ends the extension
    Then nothing is pending

  @PL-2 @AS-20 @strong-password
  Scenario: A process that ends before the server has changed anything
    When the user upgrades "jappleseed" to a strong password from Settings
    And 50 milliseconds pass
    And the system ends the extension
    And everything settles
    Then the request is interrupted
    And the user sees the default failure message
    And server.changePassword is never called
    And the server and the keychain agree about "jappleseed"

  @PL-2 @lock-out @strong-password
  Scenario Outline: <handler> cannot help a process that ends right after the server's change
    Given the extension runs the handler "<handler>"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 150 milliseconds pass
    And the system ends the extension
    And everything settles
    Then the request is interrupted
    And completeChangePasswordRequest is never called
    And no rule is broken
    And "jappleseed" is locked out

    Examples:
        | handler  |
        | Trusting |
        | Asking   |

  @PL-2 @strong-password
  Scenario: Only a graceful server can
    Given the extension runs the handler "Graceful"
    And changes on the server take effect gracefully
    When the user upgrades "jappleseed" to a strong password from Settings
    And 150 milliseconds pass
    And the system ends the extension
    And everything settles
    Then the request is interrupted
    And the server and the keychain agree about "jappleseed"
    And nobody is locked out

  @PL-2 @AS-20 @in-app
  Scenario: When the app has asked, the app hears of the end
    When the app requests a strong password for "jappleseed"
    And 50 milliseconds pass
    And the system ends the extension
    And everything settles
    Then the request is interrupted
    And the app hears failed
    And the user sees no message

  @AS-13 @strong-password
  Scenario: A user who turns to something else ends the extension
    When the user upgrades "jappleseed" to a strong password from Settings
    And 50 milliseconds pass
    And the user leaves the app
    And everything settles
    Then the request is interrupted
    And the user sees no message
    And server.changePassword is never called

  @AS-13 @step-up
  Scenario: Leaving takes the view away
    Given the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the extension's interface is on screen
    When the user leaves the app
    Then the request is interrupted
    And the extension's interface is off screen
    And cancelRequest is called once

  @PL-2 @step-up @AM-22
  Scenario: A process that ends after Cancel cannot be waited for
    Given the extension runs the handler "StubbornCancel"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user taps the system Cancel button
    And 1 second passes
    And the system ends the extension
    Then the request is canceled
    And the clock reads 1100 milliseconds
    And no rule is broken
    And nothing is pending
