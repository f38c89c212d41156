@strong-password
Feature: Three ways to write the same upgrade

  Completion handlers, tasks and queues: an extension for iOS is written in one of them, and each is played here
  as it stands, on the same phone, with the same server.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  Scenario Outline: <handler> replaces the password with one tap
    Given the extension runs the handler "<handler>"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the calls include, in order:
      | at               | caller  | call                                 | with                                               |
      | 0 seconds        | system  | changePasswordWithoutUserInteraction | user: jappleseed, password: kitten1                |
      | 0 seconds        | handler | server.authorize                     | user: jappleseed, password: kitten1                |
      | 100 milliseconds | handler | server.changePassword                | session: session-1, password: rofnyz-4Kovfu-gihzyc |
      | 200 milliseconds | handler | completeChangePasswordRequest        | password: rofnyz-4Kovfu-gihzyc                     |
    And the server and the keychain agree about "jappleseed"

    Examples:
        | handler         |
        | CallbackUpgrade |
        | AsyncUpgrade    |
        | DispatchUpgrade |

  Scenario Outline: <handler> says when its server refuses
    Given the extension runs the handler "<handler>"
    And the 1st "authorize" request is refused with 503
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the user sees the default failure message
    And nobody is locked out

    Examples:
        | handler         |
        | CallbackUpgrade |
        | AsyncUpgrade    |
        | DispatchUpgrade |

  Scenario: CallbackUpgrade asks which password holds when a reply is lost
    Given the extension runs the handler "CallbackUpgrade"
    And the 1st "changePassword" request loses its reply
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the server and the keychain agree about "jappleseed"

  Scenario: CallbackUpgrade tells the user why a password was rejected
    Given the extension runs the handler "CallbackUpgrade"
    And the server rejects the password "rofnyz-4Kovfu-gihzyc" because "Shiny wants a digit in front."
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the user sees the message "Shiny wants a digit in front."

  Scenario: AsyncUpgrade waits a second and says it again
    Given the extension runs the handler "AsyncUpgrade"
    And the 1st "changePassword" request loses its reply
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the clock reads 1300 milliseconds

  Scenario: DispatchUpgrade does not wait longer than six seconds
    Given the extension runs the handler "DispatchUpgrade"
    And the 1st "authorize" request is never answered
    When the user upgrades "jappleseed" to a strong password from Settings
    And 5999 milliseconds pass
    Then the request is still running
    When 1 millisecond passes
    Then the request fails with failed
    When everything settles
    Then nobody is locked out

  Scenario: PacedUpgrade leaves its server a quarter of a second between two requests
    Given the extension runs the handler "PacedUpgrade"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the clock reads 450 milliseconds
    And the server and the keychain agree about "jappleseed"
