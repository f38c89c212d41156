@autofill
Feature: Passwords, as since iOS 12

  A provider that knows of identities and passwords, and tells its store with completion handlers. It serves under
  the system it was written for, and under later ones, whose requests for a password the base class hands on.

  Background:
    Given the app "Safe" is associated with "safe.example"
    And the provider is enabled
    And the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
      | kim        | work.example  | 2      |
    And the extension runs the handler "PasswordProvider"

  Scenario Outline: A suggestion is filled in on <system>
    Given the phone runs <system>
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user authenticates
    Then the form is filled with "jappleseed" and "correct horse"
    And no rule is broken

    Examples:
        | system |
        | iOS 12 |
        | iOS 26 |

  Scenario: What its owner guards takes the PIN, and nothing of the system's
    Given the phone runs iOS 12
    When the user turns to the form at "https://work.example/login"
    And the user picks the suggestion "kim"
    And everything settles
    Then the extension's interface shows "Enter the PIN of your safe."
    When the user types "0000" into "PIN"
    And the user taps "Unlock"
    Then the extension's interface shows "That was not the PIN. Try again."
    When the user types "2580" into "PIN"
    And the user taps "Unlock"
    Then the form is filled with "kim" and "battery staple"
    And the user is never asked to authenticate
    And no rule is broken

  Scenario: The user leaves the list by its own Cancel
    Given the phone runs iOS 12
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "Cancel"
    Then the request is canceled
    And no rule is broken
