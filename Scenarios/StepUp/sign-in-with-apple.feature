@step-up @sign-in-with-apple
Feature: A code before the account is linked with Apple

  The extension's view and Apple's sheet never stand on top of each other. When the extension asks for Apple's
  credential, the system takes that as the end of the view: it goes first, then the sheet comes, and there is
  no way back.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    And the extension runs the handler "Trusting"

  @AM-14 @SI-3 @SI-13
  Scenario: The code, then the sheet, then the link
    When the user upgrades "jappleseed" to Sign in with Apple from a security recommendation
    And everything settles
    Then the extension's interface is on screen
    And the Sign in with Apple sheet is never shown
    When the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the extension's interface is off screen
    And the Sign in with Apple sheet is on screen
    When the user approves the Sign in with Apple sheet
    And everything settles
    Then the request succeeds
    And the calls are exactly:
      | at               | caller  | call                                                  | with                                   |
      | 0 seconds        | system  | convertAccountToSignInWithAppleWithoutUserInteraction | password: kitten1                      |
      | 0 seconds        | handler | server.authorize                                      | password: kitten1                      |
      | 100 milliseconds | handler | cancelRequest                                         | error: userInteractionRequired         |
      | 100 milliseconds | system  | prepareInterfaceToConvertAccountToSignInWithApple     | password: kitten1, newPassword: (none) |
      | 100 milliseconds | handler | server.authorize                                      | password: kitten1                      |
      | 200 milliseconds | handler | server.verifyCode                                     | code: 424242                           |
      | 300 milliseconds | handler | server.appleChallenge                                 |                                        |
      | 400 milliseconds | handler | getSignInWithAppleUpgradeAuthorization                |                                        |
      | 400 milliseconds | Apple   | authorization                                         | error: (none)                          |
      | 400 milliseconds | handler | server.linkApple                                      |                                        |
      | 500 milliseconds | handler | completeUpgradeToSignInWithApple                      |                                        |
    And the keychain holds nothing
    And the server refuses the password "kitten1" of "jappleseed"

  @AM-18
  Scenario: A wrong code never gets as far as Apple
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user types "12" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the request fails with failed
    And the user sees the message "That was not the code."
    And the Sign in with Apple sheet is never shown
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |

  @SI-8
  Scenario: The user cancels the sheet after the code, and the view does not come back
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    And the user cancels the Sign in with Apple sheet
    And everything settles
    Then the request is canceled
    And the user sees no message
    And the extension's interface is off screen
    And the server and the keychain agree about "jappleseed"

  @AM-19 @AM-20
  Scenario: The user taps Cancel before the code
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user taps the system Cancel button
    Then the request is canceled
    And the calls include, in order:
      | caller  | call                                              | with                |
      | system  | prepareInterfaceToConvertAccountToSignInWithApple |                     |
      | system  | cancelRequest                                     |                     |
      | handler | cancelRequest                                     | error: userCanceled |
    And the Sign in with Apple sheet is never shown

  @CX-14 @AM-5
  Scenario: What the handler presents after the sheet is never seen
    Given the extension runs the handler "NoWayBack"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    And the user approves the Sign in with Apple sheet
    Then the extension's interface is off screen
    And the rule "AM-5" is broken
    When everything settles
    Then the request succeeds
