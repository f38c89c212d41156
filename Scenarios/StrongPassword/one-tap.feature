Feature: One tap replaces a weak password

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

  Scenario: The server agrees
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the calls are exactly:
      | at               | caller  | call                                 | with                              |
      | 0 seconds        | system  | changePasswordWithoutUserInteraction | newPassword: rofnyz-4Kovfu-gihzyc |
      | 0 seconds        | handler | server.authorize                     | password: kitten1                 |
      | 100 milliseconds | handler | server.changePassword                |                                   |
      | 200 milliseconds | handler | completeChangePasswordRequest        | password: rofnyz-4Kovfu-gihzyc    |
    And the keychain holds:
      | service       | user       | password             |
      | shiny.example | jappleseed | rofnyz-4Kovfu-gihzyc |
    And the server and the keychain agree about "jappleseed"
    And the extension's interface is never shown
    And nothing is pending

  Scenario: A lost reply locks the user out
    Given the 1st "changePassword" request loses its reply
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And completeChangePasswordRequest is never called
    And "jappleseed" is locked out
