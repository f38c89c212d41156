Feature: A reply that never comes

  Scenario: A lost reply locks nobody out
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    And changes on the server take effect gracefully
    And the 1st "changePassword" request loses its reply
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then nobody is locked out
