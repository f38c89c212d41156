@strong-password
Feature: One tap replaces a weak password

  The user taps once, in Settings or where else a weak password is pointed out. The system makes a strong
  password and calls the extension with nothing on screen; the extension has its server change the password
  and says when that is done. Only then does the Keychain change.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    And the extension runs the handler "Trusting"
    And every server request takes 100 milliseconds

  @AM-4 @AM-5 @AM-10
  Scenario: The server agrees
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the calls are exactly:
      | at               | caller  | call                                 | with                                                 |
      | 0 seconds        | system  | changePasswordWithoutUserInteraction | password: kitten1, newPassword: rofnyz-4Kovfu-gihzyc |
      | 0 seconds        | handler | server.authorize                     | user: jappleseed, password: kitten1                  |
      | 100 milliseconds | handler | server.changePassword                | session: session-1, password: rofnyz-4Kovfu-gihzyc   |
      | 200 milliseconds | handler | completeChangePasswordRequest        | user: jappleseed, password: rofnyz-4Kovfu-gihzyc     |
    And the keychain holds:
      | service       | user       | password             |
      | shiny.example | jappleseed | rofnyz-4Kovfu-gihzyc |
    And the server and the keychain agree about "jappleseed"
    And the server refuses the password "kitten1" of "jappleseed"
    And the extension's interface is never shown
    And the user sees no message
    And nothing is pending

  @AM-10
  Scenario: Between the server's change and the handler's word the two disagree
    When the user upgrades "jappleseed" to a strong password from Settings
    And 150 milliseconds pass
    Then the request is still running
    And the server accepts the password "rofnyz-4Kovfu-gihzyc" of "jappleseed"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server and the keychain disagree about "jappleseed"
    When 50 milliseconds pass
    Then the request succeeds
    And the server and the keychain agree about "jappleseed"

  @AM-4
  Scenario: The password is whatever the system makes
    Given the system will generate the password "Abc1-Abc1-Abc1"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the keychain holds:
      | service       | user       | password       |
      | shiny.example | jappleseed | Abc1-Abc1-Abc1 |
    And the server accepts the password "Abc1-Abc1-Abc1" of "jappleseed"

  @AM-6 @AM-7
  Scenario Outline: The extension learns which service is meant, and has no userInfo when the system asks
    Given the keychain holds:
      | service   | user       | password |
      | <service> | jappleseed | kitten1  |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the calls include, in order:
      | caller | call                                 | with                                                         |
      | system | changePasswordWithoutUserInteraction | service: <service>, userInfo: (none), userInfo.token: (none) |

    Examples:
        | service                             |
        | shiny.example                       |
        | https://shiny.example/login?lang=en |

  Scenario: Only the account that was tapped changes
    Given the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
      | shiny.example | mallory    | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
      | mallory    | kitten1  |
    When the user upgrades "mallory" to a strong password from Settings
    And everything settles
    Then the keychain holds:
      | service       | user       | password             |
      | shiny.example | jappleseed | kitten1              |
      | shiny.example | mallory    | rofnyz-4Kovfu-gihzyc |
    And the server accepts the password "kitten1" of "jappleseed"
    And the server refuses the password "kitten1" of "mallory"

  @lock-out
  Scenario: A lost reply locks the user out
    Given the 1st "changePassword" request loses its reply
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And completeChangePasswordRequest is never called
    And "jappleseed" is locked out
