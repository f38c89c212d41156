@step-up @strong-password
Feature: The user taps Cancel

  The bar over the extension's view has one button, and it belongs to the system. A tap takes the view away at
  once and calls the handler, which has ten seconds to cancel. A handler that does not override anything gives
  in by itself; an override can tidy up first, and must not forget why it was called.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |

  @AM-19 @AM-20 @AM-23
  Scenario: Without an override the base class gives in at once
    Given the extension runs the handler "Trusting"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 7 seconds pass
    And the user taps the system Cancel button
    Then the request is canceled
    And the calls are exactly:
      | at               | caller  | call                                 | with                                |
      | 0 seconds        | system  | changePasswordWithoutUserInteraction |                                     |
      | 0 seconds        | handler | server.authorize                     |                                     |
      | 100 milliseconds | handler | cancelRequest                        | error: userInteractionRequired      |
      | 100 milliseconds | system  | prepareInterfaceToChangePassword     |                                     |
      | 7 seconds        | system  | cancelRequest                        | error: (none)                       |
      | 7 seconds        | handler | cancelRequest                        | error: userCanceled, reason: (none) |
    And the extension's interface is off screen
    And the user sees no message
    And the server and the keychain agree about "jappleseed"
    And nothing is pending

  @AM-21
  Scenario: An override puts away what it started and then calls its super
    Given the extension runs the handler "TidyingUp"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 29 seconds pass
    Then the extension's interface shows "Enter the code we sent you."
    When 1100 milliseconds pass
    Then the extension's interface shows "No code yet?"
    When the user taps the system Cancel button
    Then the request is canceled
    And no rule is broken

  @AM-31
  Scenario: Who asks a slow server first keeps the user waiting
    Given the extension runs the handler "AskingBeforeGivingIn"
    And every server request takes 1500 milliseconds
    When the user upgrades "jappleseed" to a strong password from Settings
    And 2 seconds pass
    And the user taps the system Cancel button
    And everything settles
    Then the request is canceled
    And the rule "AM-31" advises against it

  @AM-21
  Scenario: Tidied up in time, nothing goes off later
    Given the extension runs the handler "TidyingUp"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 10 seconds pass
    And the user taps the system Cancel button
    Then the request is canceled
    And nothing is pending
    When 1 minute passes
    Then the extension's interface is off screen
    And no rule is broken

  @AM-21 @AM-22
  Scenario: An override that takes 9.999 seconds is in time
    Given the extension runs the handler "MakingSure"
    And the 1st "signIn" request takes 9999 milliseconds
    When the user upgrades "jappleseed" to a strong password from Settings
    And 5 seconds pass
    And the user taps the system Cancel button
    Then the request is still running
    And the extension's interface is off screen
    When everything settles
    Then the request is canceled
    And the calls include, in order:
      | at                 | caller  | call          | with                |
      | 5 seconds          | system  | cancelRequest |                     |
      | 5 seconds          | handler | server.signIn | password: kitten1   |
      | 14999 milliseconds | handler | cancelRequest | error: userCanceled |
    And no rule is broken

  @AM-22
  Scenario: An override that takes ten seconds is too late
    Given the extension runs the handler "MakingSure"
    And the 1st "signIn" request takes 10 seconds
    When the user upgrades "jappleseed" to a strong password from Settings
    And 5 seconds pass
    And the user taps the system Cancel button
    And 9999999999 nanoseconds pass
    Then the request is still running
    When 1 nanosecond passes
    Then the request is canceled
    And the rule "AM-22" is broken
    And the rule "AS-5" is broken
    And the clock reads 15 seconds

  @AM-22
  Scenario: An override that never cancels is canceled by the system
    Given the extension runs the handler "StubbornCancel"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 3 seconds pass
    And the user taps the system Cancel button
    And 9999 milliseconds pass
    Then the request is still running
    When 1 millisecond passes
    Then the request is canceled
    And the clock reads 13 seconds
    And the rule "AM-22" is broken
    And the calls include, in order:
      | at               | caller  | call          | with                           |
      | 100 milliseconds | handler | cancelRequest | error: userInteractionRequired |
      | 3 seconds        | system  | cancelRequest |                                |
    And the user sees no message
    And nothing is pending

  @CX-6
  Scenario: Canceling by itself and through super is once too often
    Given the extension runs the handler "DoubleCancel"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user taps the system Cancel button
    Then the request is canceled
    And the rule "CX-6" is broken
    And cancelRequest is called 4 times

  @AM-21 @AS-12 @lock-out
  Scenario: Whoever goes on after Cancel changes the server and not the Keychain
    Given the extension runs the handler "GoingOn"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user types "424242" into "Code"
    And the user taps "Continue"
    And 250 milliseconds pass
    And the user taps the system Cancel button
    And everything settles
    Then the request is canceled
    And the calls include, in order:
      | caller  | call                          | with                           |
      | system  | cancelRequest                 |                                |
      | handler | completeChangePasswordRequest | password: rofnyz-4Kovfu-gihzyc |
      | handler | cancelRequest                 | error: userCanceled            |
    And the rule "AM-21" is broken
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And "jappleseed" is locked out
