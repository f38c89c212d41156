@autofill @apps
Feature: Taking over what another app hands over

  The user has Passwords hand over what it has, and chooses the app for it. The system brings the app up with an activity;
  for the token in that, and for no other, the app gets it.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the keychain holds:
      | user       | password | service               |
      | jappleseed | kitten1  | https://shiny.example |
      | robin      | tin roof | https://other.example |
    And the extension declares the capabilities:
      | capability                 |
      | ProvidesPasswords          |
      | SupportsCredentialExchange |

  @AU-21 @AU-22
  Scenario: The app asks with the token that it was given
    Given the extension runs the handler "SigningVaultBesideTakingApp"
    When the user hands over to the app what Passwords has
    And everything settles
    Then the app gets 2 passwords of Passwords
    And nothing is pending

  @AS-56
  Scenario: The app asks twice
    Given the extension runs the handler "SigningVaultBesideAnxiousApp"
    When the user hands over to the app what Passwords has
    And everything settles
    Then the errand is refused with credentialImport

  @AS-56
  Scenario: On a phone whose tokens are good again
    Given the profile reads AS-56 as isGoodAgain
    And the extension runs the handler "SigningVaultBesideAnxiousApp"
    When the user hands over to the app what Passwords has
    And everything settles
    Then the app gets 2 passwords of Passwords

  @AS-56
  Scenario: The app asks with a token of its own
    Given the extension runs the handler "SigningVaultBesideInventiveApp"
    When the user hands over to the app what Passwords has
    And everything settles
    Then the errand is refused with credentialImport

  @AS-57
  Scenario: The app forgot to declare the activity
    Given the app does not declare the activity of an exchange
    And the extension runs the handler "SigningVaultBesideTakingApp"
    When the user hands over to the app what Passwords has
    And everything settles
    Then nothing is pending
