@gallery @network
Feature: What a handler makes of a network error

  Behind a network error the server may have done what it was asked, or not. These handlers believe they know.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  @AM-9 @lock-out
  Scenario: The second try says something else than the first
    Given the extension runs the handler "RetryingWithAnother"
    And the 1st "changePassword" request is lost
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And server.changePassword is called twice
    And the rule "AM-9" is broken
    And "jappleseed" is locked out

  @lock-out
  Scenario: The refusal of the old password is taken for a failure
    Given the extension runs the handler "StartingAllOver"
    And the 1st "changePassword" request loses its reply
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And server.authorize is called twice
    And the server refuses the password "kitten1" of "jappleseed"
    And "jappleseed" is locked out

  @OC-3 @step-up
  Scenario: A code goes to the server twice, which takes it once
    Given the extension runs the handler "SendingAgain"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    And the 1st "verifyCode" request loses its reply
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the rule "OC-3" is broken
    And server.verifyCode is called twice

  @lock-out
  Scenario: To ask a graceful server by signing in ends its grace
    Given the extension runs the handler "Asking"
    And changes on the server take effect gracefully
    And the 1st "changePassword" request loses its reply
    And the 1st "signIn" request loses its reply
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the server refuses the password "kitten1" of "jappleseed"
    And "jappleseed" is locked out

  @lock-out
  Scenario: The system does not wait for the answer
    Given the extension runs the handler "Asking"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 150 milliseconds pass
    And the system loses patience
    And everything settles
    Then no rule is broken
    And "jappleseed" is locked out

  @in-app
  Scenario: An app passes on that nothing was changed, and something was
    Given the extension runs the handler "Trusting"
    And the keychain holds nothing
    And the server holds:
      | user       | password | token      |
      | jappleseed | kitten1  | token-9f3a |
    And the 1st "changePassword" request loses its reply
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    Then the app hears failed
    And the server refuses the password "kitten1" of "jappleseed"
