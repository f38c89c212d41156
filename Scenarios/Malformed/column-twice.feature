Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the keychain holds:
      | user       | user    | password |
      | jappleseed | mallory | kitten1  |
    When everything settles
    Then nothing is pending
