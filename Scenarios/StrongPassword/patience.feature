@strong-password
Feature: The silent call is answered in time

  While nothing is on screen somebody waits in front of a spinner. No document gives the extension a limit, so
  the length is an assumption that can be changed: ten seconds, after which the system gives up by itself.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    And every server request takes 100 milliseconds

  @AS-3 @AM-28
  Scenario: A handler that never answers is given up to the nanosecond
    Given the extension runs the handler "Silent"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 9999999999 nanoseconds pass
    Then the request is still running
    When 1 nanosecond passes
    Then the request times out
    And the clock reads 10 seconds
    And the user sees the default failure message
    And the rule "AS-3" is broken
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And nothing is pending

  @AS-3 @AM-28
  Scenario: A slow server is no excuse, and the answer that comes later changes nothing
    Given the extension runs the handler "Waiting"
    And the 1st "authorize" request takes 11 seconds
    When the user upgrades "jappleseed" to a strong password from Settings
    And 10 seconds pass
    Then the request times out
    When everything settles
    Then completeChangePasswordRequest is called once
    But the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the rule "AS-3" is broken
    And the rule "AS-5" is broken
    And "jappleseed" is locked out

  @AM-28
  Scenario: Just in time is in time
    Given the extension runs the handler "Waiting"
    And the 1st "authorize" request takes 9899 milliseconds
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the clock reads 9999 milliseconds

  @AM-28
  Scenario: A more patient system waits longer
    Given the silent call times out after 30 seconds
    And the extension runs the handler "Waiting"
    And the 1st "authorize" request takes 25 seconds
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the clock reads 25100 milliseconds

  @AM-28
  Scenario: A system without patience waits until the user has had enough
    Given the silent call never times out
    And the extension runs the handler "Silent"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 24 hours pass
    Then the request is still running
    When the user leaves the app
    Then the request is interrupted
