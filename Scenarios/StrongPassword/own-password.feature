@strong-password
Feature: The extension may choose a password of its own

  A service can have rules that the system's password does not meet. The extension then takes another one,
  and owes the system just one thing: it must complete with the password that its server really has, because
  that is the one the Keychain will save.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    And the server rejects the password "rofnyz-4Kovfu-gihzyc" because "no hyphens"

  @AM-9
  Scenario: What the handler completes with is saved
    Given the extension runs the handler "OwnPassword"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the calls are exactly:
      | at               | caller  | call                                 | with                              |
      | 0 seconds        | system  | changePasswordWithoutUserInteraction | newPassword: rofnyz-4Kovfu-gihzyc |
      | 0 seconds        | handler | server.authorize                     | password: kitten1                 |
      | 100 milliseconds | handler | server.changePassword                | password: rofnyz-4Kovfu-gihzyc    |
      | 200 milliseconds | handler | server.changePassword                | password: rofnyz4Kovfugihzyc      |
      | 300 milliseconds | handler | completeChangePasswordRequest        | password: rofnyz4Kovfugihzyc      |
    And the keychain holds:
      | service       | user       | password           |
      | shiny.example | jappleseed | rofnyz4Kovfugihzyc |
    And the server and the keychain agree about "jappleseed"

  @AM-11
  Scenario: A handler without a choice of its own fails, and the old password stays
    Given the extension runs the handler "Trusting"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the user sees the default failure message
    And the server and the keychain agree about "jappleseed"
    And the server accepts the password "kitten1" of "jappleseed"

  @lock-out @AM-9
  Scenario: Who completes with another password than the server has locks the user out
    Given the extension runs the handler "Mistaken"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    But the rule "AM-9" is broken
    And the keychain holds:
      | service       | user       | password             |
      | shiny.example | jappleseed | rofnyz-4Kovfu-gihzyc |
    And the server accepts the password "Our-0wn-choice" of "jappleseed"
    And "jappleseed" is locked out
