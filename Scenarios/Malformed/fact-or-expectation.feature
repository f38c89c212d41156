Feature: A star says nothing of the kind

  Scenario: This could be either
    * the keychain holds nothing
    When everything settles
    Then nothing is pending
