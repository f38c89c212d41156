@gallery @sign-in-with-apple
Feature: What comes of Apple's sheet

  Server first, then Apple, then the server again, and only then the completion. What the user says on the sheet is
  an answer.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  @SI-10
  Scenario: The server hears of Apple after the Keychain has let go of the password
    Given the extension runs the handler "LinkingLater"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request succeeds
    And the rule "SI-10" is broken

  @SI-10 @lock-out
  Scenario: And never hears of it when the message is lost
    Given the extension runs the handler "LinkingLater"
    And the 1st "linkApple" request is lost
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request succeeds
    And the keychain holds nothing
    And the rule "SI-10" is broken
    And "jappleseed" is locked out

  @AS-3
  Scenario: A sheet that was canceled gets no answer
    Given the extension runs the handler "DeafToApple"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user cancels the Sign in with Apple sheet
    And everything settles
    Then the rule "AS-3" is broken

  @SI-8
  Scenario: A user who canceled is given a reason
    Given the extension runs the handler "ExcusingTheUser"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user cancels the Sign in with Apple sheet
    And everything settles
    Then the rule "SI-8" is broken

  Scenario: A user who canceled is told what to do better
    Given the extension runs the handler "LecturingTheUser"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user cancels the Sign in with Apple sheet
    And everything settles
    Then the rule "CX-1" advises against it
    And the user sees the message "You need to approve Apple's sheet."

  @SI-9
  Scenario: Apple cannot be reached, and the user is said to have canceled
    Given the extension runs the handler "BlamingTheUser"
    And Apple cannot be reached
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the rule "SI-9" is broken
    And the user sees no message

  Scenario: A user who canceled is asked whether they are sure
    Given the extension runs the handler "InsistingAfterCancel"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user cancels the Sign in with Apple sheet
    And everything settles
    Then the rule "SI-8" is broken
    And the extension's interface is on screen
    When the user taps the system Cancel button
    And everything settles
    Then the request is canceled
