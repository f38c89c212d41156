@in-app @sign-in-with-apple
Feature: The app itself asks for Sign in with Apple

  The same from inside the app, and again without a password. The password of the account leaves the Keychain
  if there is one, and the app brings the good news to the user itself.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password | token      |
      | jappleseed | kitten1  | token-9f3a |
    And the extension runs the handler "Trusting"

  @IA-1 @IA-2 @IA-7 @IA-9
  Scenario: The app hears of success when the password is gone
    When the app requests Sign in with Apple for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the calls are exactly:
      | at               | caller  | call                                                  | with                                     |
      | 0 seconds        | app     | performs                                              | kind: Sign in with Apple                 |
      | 0 seconds        | system  | convertAccountToSignInWithAppleWithoutUserInteraction | password: "", userInfo.token: token-9f3a |
      | 0 seconds        | handler | server.authorize                                      | token: token-9f3a                        |
      | 100 milliseconds | handler | server.appleChallenge                                 |                                          |
      | 200 milliseconds | handler | getSignInWithAppleUpgradeAuthorization                |                                          |
      | 200 milliseconds | Apple   | authorization                                         |                                          |
      | 200 milliseconds | handler | server.linkApple                                      |                                          |
      | 300 milliseconds | handler | completeUpgradeToSignInWithApple                      |                                          |
      | 300 milliseconds | system  | didSuccessfullyComplete                               |                                          |
    And the app hears success
    And the keychain holds nothing
    And the server refuses the password "kitten1" of "jappleseed"

  @IA-9
  Scenario: Nothing saved is nothing to remove
    Given the keychain holds nothing
    When the app requests Sign in with Apple for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the app hears success
    And the keychain holds nothing
    And the server refuses the password "kitten1" of "jappleseed"

  @IA-7 @SI-6
  Scenario: The user cancels the sheet, and the app hears so
    When the app requests Sign in with Apple for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    And the user cancels the Sign in with Apple sheet
    And everything settles
    Then the app hears userCanceled
    And the user sees no message
    And the server and the keychain agree about "jappleseed"

  @IA-7 @SI-7
  Scenario: Apple cannot be reached, and the app hears of a failure
    Given Apple cannot be reached
    When the app requests Sign in with Apple for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the app hears failed
    And the user sees no message
    And completeUpgradeToSignInWithApple is never called

  @IA-10 @step-up
  Scenario: A code, then the sheet
    Given the server holds:
      | user       | password | second factor | token      |
      | jappleseed | kitten1  | 424242        | token-9f3a |
    When the app requests Sign in with Apple for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    And the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the extension's interface is off screen
    And the Sign in with Apple sheet is on screen
    When the user approves the Sign in with Apple sheet
    And everything settles
    Then the app hears success
    And the keychain holds nothing
