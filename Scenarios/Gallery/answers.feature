@gallery
Feature: Answers that are missing, come twice, come too late, or say the wrong thing

  Every path needs an answer, and needs it once. These handlers were explored; each story is the smallest path
  in which something goes wrong. Take one, mend its handler, and the story fails: the rule is not broken any more.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  @AS-3
  Scenario: A server that says no was not thought of
    Given the extension runs the handler "ForgettingRefusals"
    And the 1st "changePassword" request is refused with 503
    When the user upgrades "jappleseed" to a strong password from Settings
    And 10 seconds pass
    Then the rule "AS-3" is broken
    And the user sees the default failure message

  @AS-3
  Scenario: A reply that never comes is waited for
    Given the extension runs the handler "Waiting"
    And the 1st "authorize" request is never answered
    When the user upgrades "jappleseed" to a strong password from Settings
    And 10 seconds pass
    Then the rule "AS-3" is broken
    And server.authorize is called once

  @AS-5
  Scenario: An alarm goes off for a message that was answered long ago
    Given the extension runs the handler "LeavingTheAlarmOn"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And server.changePassword is called once
    And cancelRequest is called twice
    And the rule "AS-5" is broken

  @AS-5 @lock-out
  Scenario: Alarm and reply race, and both of them answer
    Given the extension runs the handler "RacingTheAlarm"
    And the reply to the 1st "authorize" request is 1900 milliseconds late
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And server.changePassword is called once
    And the rule "AS-5" is broken
    And "jappleseed" is locked out

  @AS-5 @lock-out
  Scenario: A return is missing, and the handler goes on twice
    Given the extension runs the handler "ContinuingTwice"
    And the 1st "changePassword" request is lost
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And server.changePassword is called twice
    And the rule "AS-5" is broken
    And "jappleseed" is locked out

  @AS-3
  Scenario: What the user has to do with another device is waited for in silence
    Given the extension runs the handler "PollingInSilence"
    And the 1st "authorize" request has to be confirmed with another device, which takes 20 seconds
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request times out
    And the rule "AS-3" is broken

  @AM-11
  Scenario: The user is said to have canceled what the network lost
    Given the extension runs the handler "Shrugging"
    And the 1st "changePassword" request is lost
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the rule "AM-11" is broken
    And the user sees no message

  @AM-11
  Scenario: The system is handed an error of the networking code
    Given the extension runs the handler "PassingErrorsOn"
    And the 1st "changePassword" request is lost
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the rule "AM-11" is broken
