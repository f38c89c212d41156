@strong-password
Feature: A strong password

  Background:
    Given the app "Newcomer" is associated with "newcomer.example"
    And the keychain holds:
      | service          | user       | password |
      | newcomer.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  Scenario: One tap replaces a weak password
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the server and the keychain agree about "jappleseed"

  Scenario: A lost reply locks nobody out of a server that is graceful
    Given changes on the server take effect gracefully
    And the 1st "changePassword" request loses its reply
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails
    And nobody is locked out
