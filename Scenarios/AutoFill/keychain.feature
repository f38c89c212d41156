@autofill
Feature: iCloud Keychain fills forms beside a provider

  Users choose who fills their forms: iCloud Keychain, a provider, or both. Where both do, the keyboard offers what
  either has. Of what iCloud Keychain fills in, the provider never hears, and so the two can have different passwords.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the extension runs the handler "VaultInStep"
    And the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
      | shiny.example | kim        | letmein  |
      | other.example | robin      | letmein  |

  @CP-31
  Scenario: A provider that is alone is the only one that is offered
    When the user turns to the form at "https://shiny.example/login"
    Then the keyboard offers:
      | user       |
      | jappleseed |
    And iCloud Keychain offers nothing

  @CP-31 @AS-46
  Scenario: Beside it, both are offered, and what iCloud Keychain fills in starts nothing
    Given iCloud Keychain fills forms beside the provider
    When the user turns to the form at "https://shiny.example/login"
    Then the keyboard offers:
      | user       |
      | jappleseed |
    And iCloud Keychain offers:
      | user       |
      | jappleseed |
      | kim        |
    When the user picks what iCloud Keychain has of "kim"
    And the user authenticates
    Then the form is filled with "kim" and "letmein"
    And the extension was never launched

  @AS-46 @AS-26
  Scenario: Where iCloud Keychain comes first, the provider gets the room that is left
    Given iCloud Keychain fills forms beside the provider
    And the profile reads AS-46 as keychainFirst
    And the keyboard has room for 2 suggestions
    When the user turns to the form at "https://shiny.example/login"
    Then the keyboard offers nothing
    And iCloud Keychain offers:
      | user       |
      | jappleseed |
      | kim        |

  @CP-31 @PM-7
  Scenario: What another device saves is offered here, and the provider's own password is out of date
    Given iCloud Keychain fills forms beside the provider
    And the server holds:
      | user | password |
      | kim  | letmein  |
    When the user turns to the form at "https://shiny.example/login"
    And the user changes the password of "kim" to "horse-battery" with another device
    And the user picks what iCloud Keychain has of "kim"
    And the user authenticates
    Then the form is filled with "kim" and "horse-battery"

  @AS-59 @CP-31
  Scenario: What iCloud Keychain has waits for its user's face
    Given iCloud Keychain fills forms beside the provider
    When the user turns to the form at "https://shiny.example/login"
    And the user picks what iCloud Keychain has of "kim"
    Then nothing is filled in
    When the user fails to authenticate
    Then nothing is filled in
    When the user picks what iCloud Keychain has of "kim"
    And the user authenticates
    Then the form is filled with "kim" and "letmein"
    And the extension was never launched
