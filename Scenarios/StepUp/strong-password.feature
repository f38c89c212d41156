@step-up @strong-password
Feature: A code before the password changes

  A server may want more than the saved password. The extension then ends the silent call by saying that it
  needs the user, and the system starts over: it lets the extension prepare a view, presents it under a bar of
  its own, and the rest happens in front of the user, with the very password of the first call.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    And the extension runs the handler "Trusting"

  @AM-13 @AM-14 @AM-17
  Scenario: The user enters the code, and the upgrade goes on
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request is still running
    And the extension's interface is on screen
    When 20 seconds pass
    And the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the request succeeds
    And the calls are exactly:
      | at                 | caller  | call                                 | with                                                 |
      | 0 seconds          | system  | changePasswordWithoutUserInteraction | password: kitten1, newPassword: rofnyz-4Kovfu-gihzyc |
      | 0 seconds          | handler | server.authorize                     | password: kitten1                                    |
      | 100 milliseconds   | handler | cancelRequest                        | error: userInteractionRequired                       |
      | 100 milliseconds   | system  | prepareInterfaceToChangePassword     | password: kitten1, newPassword: rofnyz-4Kovfu-gihzyc |
      | 20100 milliseconds | handler | server.authorize                     | password: kitten1                                    |
      | 20200 milliseconds | handler | server.verifyCode                    | session: session-2, code: 424242                     |
      | 20300 milliseconds | handler | server.changePassword                | session: session-2, password: rofnyz-4Kovfu-gihzyc   |
      | 20400 milliseconds | handler | completeChangePasswordRequest        | password: rofnyz-4Kovfu-gihzyc                       |
    And the extension's interface is off screen
    And the server and the keychain agree about "jappleseed"
    And nothing is pending

  @AM-15 @AM-16
  Scenario: The view stands under the app's name
    When the user upgrades "jappleseed" to a strong password from Settings
    And 99 milliseconds pass
    Then the extension's interface is never shown
    When 1 millisecond passes
    Then the extension's interface is on screen
    And the system bar shows "Shiny"
    And the extension's interface shows "Enter the code we sent you."
    And the extension's interface shows "Continue"
    When the user taps the system Cancel button
    Then the extension's interface is off screen

  @AM-16
  Scenario: On screen nobody is hurried
    When the user upgrades "jappleseed" to a strong password from Settings
    And 2 hours pass
    Then the request is still running
    And the extension's interface is on screen
    When the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the request succeeds

  @AM-18
  Scenario: A wrong code ends the request with the handler's own words
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user types "000000" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the request fails with failed
    And the user sees the message "That was not the code."
    And the extension's interface is off screen
    And server.changePassword is never called
    And the server accepts the password "kitten1" of "jappleseed"

  @AM-13
  Scenario: Asking for the user a second time is not honoured
    Given the extension runs the handler "Insisting"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user taps "Continue"
    Then the request fails with userInteractionRequired
    And the rule "AM-13" is broken
    And prepareInterfaceToChangePassword is called once
    And the user sees the default failure message

  @AM-27
  Scenario: Whoever asks the user before the server is advised against it
    Given the extension runs the handler "Bothering"
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    When the user upgrades "jappleseed" to a strong password from Settings
    And the user taps "Yes"
    And everything settles
    Then the request succeeds
    But the rule "AM-27" advises against it
    And no rule is broken

  @PL-6
  Scenario: Whoever shows the user nothing but progress is advised against it
    Given the extension runs the handler "Announcing"
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    But the rule "PL-6" advises against it
    And no rule is broken
