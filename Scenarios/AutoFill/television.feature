@autofill
Feature: An app on a television is filled in from the phone

  A television has no provider of its own. The phone shows what it has for the domains of the app over there, its user
  selects a password, and the extension is called as it is for a form on the phone.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the extension runs the handler "VaultInStep"
    And the extension declares the capabilities:
      | capability        |
      | ProvidesPasswords |
      | ProvidesPasskeys  |
    And the identity store holds:
      | user       | service       | record | kind     | credential ID | user handle |
      | jappleseed | shiny.example | 1      | password |               |             |
      | robin      | shiny.example | 4      | passkey  | key-1         | robin-1     |

  @CP-37 @CP-10
  Scenario: A password is picked on the phone, and filled in on the television
    When the user turns to a form on a television in an app of:
      | domain        |
      | shiny.example |
    Then the keyboard offers:
      | user       |
      | jappleseed |
    When the user picks the suggestion "jappleseed"
    And the user authenticates
    Then the form is filled with "jappleseed" and "correct horse"

  @CP-37
  Scenario: Whoever turns to something else on the phone finds the form again
    When the user turns to a form on a television in an app of:
      | domain        |
      | shiny.example |
    And the user opens the credential list
    And the user leaves the app
    And the user opens the credential list
    And the user taps "jappleseed at shiny.example"
    Then the form is filled with "jappleseed" and "correct horse"

  @CP-37 @CP-31
  Scenario: iCloud Keychain has passwords for a television as well
    Given iCloud Keychain fills forms beside the provider
    And the keychain holds:
      | service       | user | password |
      | shiny.example | kim  | letmein  |
    When the user turns to a form on a television in an app of:
      | domain        |
      | shiny.example |
    And the user picks what iCloud Keychain has of "kim"
    And the user authenticates
    Then the form is filled with "kim" and "letmein"
    And the extension was never launched
