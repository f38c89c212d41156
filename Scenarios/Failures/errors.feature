@failures @strong-password
Feature: Errors the system does not understand

  What an error means is decided by its domain and its code, and there are only a few codes. Everything else
  the system takes for a failure, and the user reads its own message.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |

  @AM-11 @AS-17 @CX-21
  Scenario: The right code in another domain asks for nothing
    Given the extension runs the handler "ForeignError"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails
    And the rule "AM-11" is broken
    And the calls include, in order:
      | at               | caller  | call          | with                                 |
      | 100 milliseconds | handler | cancelRequest | error: 100, domain: ShinyErrorDomain |
    And prepareInterfaceToChangePassword is never called
    And the user sees the default failure message

  @CX-9
  Scenario: A code from an early article counts as a failure
    Given the extension runs the handler "EarlyDays"
    And the server holds nothing
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with credentialIdentityNotFound
    And the rule "CX-9" advises against it
    And no rule is broken
    And the user sees the default failure message

  @AM-11 @CX-2
  Scenario: Saying userCanceled where nobody canceled is not how to ask for the user
    Given the extension runs the handler "ByTheHeader"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request is canceled
    And the rule "AM-11" advises against it
    And prepareInterfaceToChangePassword is never called
    And the user sees no message
