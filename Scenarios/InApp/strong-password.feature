@in-app @strong-password
Feature: The app itself asks for a strong password

  An app that has somebody signed in can offer the upgrade in its own settings. It hands the extension a user
  name and whatever helps to authorize, such as a token, but no password: the app should not have one. The
  system shows no result; the app hears how it ended and tells the user.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password | token      |
      | jappleseed | kitten1  | token-9f3a |
    And the extension runs the handler "Trusting"

  @IA-1 @IA-2 @IA-3 @IA-4 @IA-7 @IA-9 @CX-5 @AS-38
  Scenario: A token takes the place of the password
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    Then the request succeeds
    And the calls are exactly:
      | at               | caller  | call                                 | with                                                                |
      | 0 seconds        | app     | performs                             | kind: strong password, user: jappleseed, userInfo.token: token-9f3a |
      | 0 seconds        | system  | changePasswordWithoutUserInteraction | user: jappleseed, password: "", userInfo.token: token-9f3a          |
      | 0 seconds        | handler | server.authorize                     | user: jappleseed, token: token-9f3a, password: (none)               |
      | 100 milliseconds | handler | server.changePassword                | password: rofnyz-4Kovfu-gihzyc                                      |
      | 200 milliseconds | handler | completeChangePasswordRequest        | user: jappleseed, password: rofnyz-4Kovfu-gihzyc                    |
      | 200 milliseconds | system  | didSuccessfullyComplete              | error: (none)                                                       |
    And the app hears success
    And the user sees no message
    And the keychain holds:
      | service       | user       | password             |
      | shiny.example | jappleseed | rofnyz-4Kovfu-gihzyc |
    And the server and the keychain agree about "jappleseed"

  @IA-7 @IA-10
  Scenario: The app hears of a failure, and the system says nothing to the user
    When the app requests a strong password for "jappleseed"
      | key   | value         |
      | token | token-expired |
    And everything settles
    Then the request fails with failed
    And the app hears failed
    And the user sees no message
    And didFail is called once
    And didSuccessfullyComplete is never called
    And the server accepts the password "kitten1" of "jappleseed"

  @AS-35
  Scenario: The app hears the reason that the handler gave
    Given the server holds:
      | user       | password | token      | second factor |
      | jappleseed | kitten1  | token-9f3a | 424242        |
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    And the user types "000000" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the app hears failed
    And the app hears the reason "That was not the code."

  @IA-9
  Scenario: An entry that was saved on a page is found by its host
    Given the keychain holds:
      | service                     | user       | password |
      | https://shiny.example/login | jappleseed | kitten1  |
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    Then the keychain holds:
      | service                     | user       | password             |
      | https://shiny.example/login | jappleseed | rofnyz-4Kovfu-gihzyc |
    And the server and the keychain agree about "jappleseed"

  @IA-3 @IA-10
  Scenario: Without a token and without a password there is nothing to authorize with
    When the app requests a strong password for "jappleseed"
    And everything settles
    Then the app hears failed
    And the calls include, in order:
      | caller  | call                                 | with                           |
      | system  | changePasswordWithoutUserInteraction | password: "", userInfo: (none) |
      | handler | server.authorize                     | password: ""                   |
      | handler | cancelRequest                        | error: failed                  |

  @IA-8
  Scenario: The handler can hand the app something with its success
    Given the extension runs the handler "Receipt"
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    Then the calls include, in order:
      | caller  | call                          | with                        |
      | handler | completeChangePasswordRequest | userInfo.receipt: session-1 |
      | system  | didSuccessfullyComplete       | userInfo.receipt: session-1 |

  @IA-9 @AS-7
  Scenario: Where the Keychain knows nothing of the account, it learns nothing
    Given the keychain holds nothing
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    Then the app hears success
    And the keychain holds nothing
    And the server accepts the password "rofnyz-4Kovfu-gihzyc" of "jappleseed"

  @IA-1 @IA-9
  Scenario: The app says which of its services it means
    Given the app "Shiny" is associated with "glossy.example"
    And the keychain holds:
      | service        | user       | password |
      | shiny.example  | mallory    | kitten1  |
      | glossy.example | jappleseed | kitten1  |
    When the app requests a strong password for "jappleseed" at "glossy.example"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    Then the calls include, in order:
      | caller | call                                 | with                    |
      | app    | performs                             | service: glossy.example |
      | system | changePasswordWithoutUserInteraction | service: glossy.example |
    And the keychain holds:
      | service        | user       | password             |
      | shiny.example  | mallory    | kitten1              |
      | glossy.example | jappleseed | rofnyz-4Kovfu-gihzyc |

  @IA-9 @lock-out
  Scenario: An account that is saved under two domains keeps the old password under the other
    Given the app "Shiny" is associated with "glossy.example"
    And the keychain holds:
      | service        | user       | password |
      | shiny.example  | jappleseed | kitten1  |
      | glossy.example | jappleseed | kitten1  |
    When the app requests a strong password for "jappleseed" at "glossy.example"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    Then the app hears success
    And the keychain holds:
      | service        | user       | password             |
      | shiny.example  | jappleseed | kitten1              |
      | glossy.example | jappleseed | rofnyz-4Kovfu-gihzyc |
    And "jappleseed" is locked out

  @IA-10 @step-up
  Scenario: A code is possible in the app as well
    Given the server holds:
      | user       | password | second factor | token      |
      | jappleseed | kitten1  | 424242        | token-9f3a |
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    Then the extension's interface is on screen
    And the system bar shows "Shiny"
    And the calls include, in order:
      | caller | call                             | with                                     |
      | system | prepareInterfaceToChangePassword | password: "", userInfo.token: token-9f3a |
    When the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the app hears success
    And the server and the keychain agree about "jappleseed"

  @IA-7 @AM-20 @step-up
  Scenario: Cancel reaches the app as a failure with a code of its own
    Given the server holds:
      | user       | password | second factor | token      |
      | jappleseed | kitten1  | 424242        | token-9f3a |
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    And the user taps the system Cancel button
    Then the request is canceled
    And the app hears userCanceled
    And the calls include, in order:
      | caller  | call          | with                |
      | handler | cancelRequest | error: userCanceled |
      | system  | didFail       | error: userCanceled |

  @IA-7 @AS-3
  Scenario: A handler that never answers is a failure for the app
    Given the extension runs the handler "Silent"
    When the app requests a strong password for "jappleseed"
    And everything settles
    Then the request times out
    And the app hears failed
    And the calls include, in order:
      | at         | caller | call    | with          |
      | 10 seconds | system | didFail | error: failed |
    And the user sees no message
    And the rule "AS-3" is broken
