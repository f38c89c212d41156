@gallery @step-up
Feature: What the user is asked, and when

  Interfaces are made for the path in which everything goes well. Users mistype, tap twice, and are asked for codes
  that the developer's own account does not need.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  @AM-24
  Scenario: The interface that was asked for was never written
    Given the extension runs the handler "OneCallOnly"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails
    And the rule "AM-24" is broken

  Scenario: A wrong code leads nowhere but to Cancel
    Given the extension runs the handler "DeadEnd"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user types "123456" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the extension's interface shows "That was not the code."
    When the user taps the system Cancel button
    And everything settles
    Then the request is canceled

  @AS-68
  Scenario: After a wrong code the form can be sent once more
    Given the extension runs the handler "SecondChance"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user types "123456" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the extension's interface shows "That was not the code. Try again."
    When the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the request succeeds
    And no rule is broken

  @AS-5
  Scenario: A second tap does everything once more
    Given the extension runs the handler "DoubleTap"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user types "424242" into "Code"
    And the user taps "Continue"
    And the user taps "Continue"
    And everything settles
    Then the request succeeds
    And server.changePassword is called twice
    And the rule "AS-5" is broken
