@in-app
Feature: The controller in the app

  One controller performs one request at a time. It must have a window to show things in, and it holds both
  that and its delegate weakly: either can be gone before the request is over.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password | token      |
      | jappleseed | kitten1  | token-9f3a |
    And the extension runs the handler "Trusting"

  @IA-5 @AS-19
  Scenario: A second request fails at once, and the first goes on
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And 50 milliseconds pass
    And the app requests Sign in with Apple for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    Then the app hears failed
    And the request is still running
    When everything settles
    Then the app hears success
    And the calls are exactly:
      | at               | caller  | call                                 | with                     |
      | 0 seconds        | app     | performs                             | kind: strong password    |
      | 0 seconds        | system  | changePasswordWithoutUserInteraction |                          |
      | 0 seconds        | handler | server.authorize                     |                          |
      | 50 milliseconds  | app     | performs                             | kind: Sign in with Apple |
      | 50 milliseconds  | system  | didFail                              | error: failed            |
      | 100 milliseconds | handler | server.changePassword                |                          |
      | 200 milliseconds | handler | completeChangePasswordRequest        |                          |
      | 200 milliseconds | system  | didSuccessfullyComplete              |                          |

  @IA-5
  Scenario: When the first is over, the next may come
    When the app requests a strong password for "jappleseed"
      | key   | value |
      | token | wrong |
    And everything settles
    And the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    Then the app hears success
    And changePasswordWithoutUserInteraction is called twice
    And didFail is called once

  @IA-6
  Scenario: Without a window nothing begins
    Given the app's controller has no window
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    Then the app hears failed
    And changePasswordWithoutUserInteraction is never called
    And the rule "IA-6" is broken

  @IA-12
  Scenario: Without a delegate the upgrade happens all the same, and nobody hears of it
    Given the app's controller has no delegate
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    Then the request succeeds
    And the app hears nothing
    And the server and the keychain agree about "jappleseed"

  @IA-12
  Scenario: A delegate that goes away during the request does not take the request with it
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And 150 milliseconds pass
    And the app lets go of its delegate
    And everything settles
    Then the request succeeds
    And the app hears nothing
    And didSuccessfullyComplete is never called
    And the keychain holds:
      | service       | user       | password             |
      | shiny.example | jappleseed | rofnyz-4Kovfu-gihzyc |

  @IA-12
  Scenario: A window that goes away is not missed while nothing is shown
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And the app lets go of its window
    And everything settles
    Then the app hears success
    And no rule is broken

  @IA-12 @AS-16 @step-up
  Scenario: A view without a window fails the request
    Given the server holds:
      | user       | password | second factor | token      |
      | jappleseed | kitten1  | 424242        | token-9f3a |
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And the app lets go of its window
    And everything settles
    Then the app hears failed
    And prepareInterfaceToChangePassword is called once
    And the extension's interface is never shown

  @IA-12 @AS-16 @sign-in-with-apple
  Scenario: A sheet without a window fails the request
    When the app requests Sign in with Apple for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And the app lets go of its window
    And everything settles
    Then the app hears failed
    And the Sign in with Apple sheet is never shown
    And the server and the keychain agree about "jappleseed"
