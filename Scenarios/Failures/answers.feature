@failures @strong-password
Feature: Handlers that answer wrongly

  A request has one answer, it is given once, and it is true. Each scenario here shows a handler that forgets
  one of these, which rule it breaks, and what the user is left with.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  @AM-8 @AM-9 @lock-out
  Scenario: Completing without a word to the server
    Given the extension runs the handler "Hasty"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the calls are exactly:
      | at        | caller  | call                                 |
      | 0 seconds | system  | changePasswordWithoutUserInteraction |
      | 0 seconds | handler | completeChangePasswordRequest        |
    And the rule "AM-8" is broken
    And the rule "AM-9" is broken
    And "jappleseed" is locked out

  @AS-5
  Scenario: Completing and then canceling
    Given the extension runs the handler "AnsweringTwice"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the calls include, in order:
      | at               | caller  | call                          | with          |
      | 200 milliseconds | handler | completeChangePasswordRequest |               |
      | 200 milliseconds | handler | cancelRequest                 | error: failed |
    And the rule "AS-5" is broken
    And the user sees no message
    And the server and the keychain agree about "jappleseed"

  @AM-10
  Scenario: Ending a strong password with the completion of the other upgrade
    Given the extension runs the handler "WrongEnd"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 1 second passes
    Then the request is still running
    And the rule "AM-10" is broken
    When everything settles
    Then the request times out
    And the rule "AS-3" is broken
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |

  @AM-5
  Scenario: Presenting something while nothing can be seen
    Given the extension runs the handler "Presenting"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the rule "AM-5" is broken
    And the extension's interface is never shown
    And the request succeeds

  @AM-24 @AS-4
  Scenario: Not overriding a call that comes
    Given the extension runs the handler "Shiny"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    Then the request fails
    And the rule "AM-24" is broken
    And the calls are exactly:
      | at        | caller  | call                                                  | with                            |
      | 0 seconds | system  | convertAccountToSignInWithAppleWithoutUserInteraction |                                 |
      | 0 seconds | handler | cancelRequest                                         | error: 1000, by: the base class |
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |

  @AM-24
  Scenario: Not overriding it is no fault where the extension does not declare it
    Given the extension runs the handler "Shiny"
    And the extension declares:
      | key                                                                 | value |
      | ASAccountAuthenticationModificationSupportsStrongPasswordChange     | YES   |
      | ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple | NO    |
    Then Sign in with Apple is not offered to "jappleseed" from Settings because "its extension does not declare an upgrade to Sign in with Apple"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And no rule is broken
