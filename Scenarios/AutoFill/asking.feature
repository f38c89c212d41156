@autofill @apps
Feature: What an app has the system do

  An app has a password saved, its provider turned on, or Settings opened. The system asks the user, or a provider, and
  what the app hears of it is less than it may think.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the app "Vault" is associated with "shiny.example"
    And the extension runs the handler "SigningVaultBesideSavingApp"

  @AU-16 @AS-51
  Scenario: A save returns before anybody has saved anything
    When the user taps "Save the password"
    And everything settles
    Then the errand is taken up
    And the system's sheet says "Save the password of jappleseed for shiny.example as Shiny?"
    When the user taps "Not Now"
    And everything settles
    Then the system's sheet is off screen

  Scenario: The user saves it
    When the user taps "Save the password"
    And everything settles
    And the user taps "Save Password"
    And everything settles
    Then the keychain holds:
      | user       | password  | service               |
      | jappleseed | a new one | https://shiny.example |

  @AU-17
  Scenario: The user turns the provider on
    When the user taps "Turn on"
    And everything settles
    Then the system's sheet says "Turn on AutoFill with Vault?"
    When the user taps "Turn On"
    And everything settles
    Then the provider turns out to be on
    And the provider is enabled

  @AS-52
  Scenario: Who asks again at once is not asked for
    When the user taps "Turn on"
    And everything settles
    And the user taps "Not Now"
    And everything settles
    Then the provider turns out to be off
    When the user taps "Turn on"
    And everything settles
    Then the system's sheet is off screen
    And the provider turns out to be off
    When 10 seconds pass
    And the user taps "Turn on"
    And everything settles
    Then the system's sheet is on screen
    When the user taps "Turn On"
    And everything settles
    Then the provider is enabled

  @AU-18
  Scenario: Settings open where providers are turned on
    When the user taps "Open Settings"
    And everything settles
    Then the errand is taken up
    When the user enables the provider in Settings
    Then the provider is enabled

  @AU-19 @AS-55
  Scenario: What the vault keeps is handed to Passwords
    Given the extension declares the capabilities:
      | capability                 |
      | ProvidesPasswords          |
      | SupportsCredentialExchange |
    When the user taps "Export"
    And everything settles
    Then the system's sheet says "Vault wants to hand over what you keep in it. Who gets it can sign in as you."
    When the user taps "Passwords"
    And everything settles
    Then the errand is taken up
    And the keychain holds:
      | user       | password      | service               |
      | jappleseed | correct horse | https://shiny.example |

  @AU-20
  Scenario: Nothing is handed over that nobody asked for
    When the user taps "Export at once"
    And everything settles
    Then the errand is refused with credentialExport

  @AS-54
  Scenario: The user turns the export down
    Given the extension declares the capabilities:
      | capability                 |
      | ProvidesPasswords          |
      | SupportsCredentialExchange |
    When the user taps "Export"
    And everything settles
    And the user taps "Cancel"
    And everything settles
    Then the errand is refused with canceled

  @AS-54
  Scenario: On a phone where that counts as a failure
    Given the extension declares the capabilities:
      | capability                 |
      | ProvidesPasswords          |
      | SupportsCredentialExchange |
    And the profile reads AS-54 as isCredentialExport
    When the user taps "Export"
    And everything settles
    And the user taps "Cancel"
    And everything settles
    Then the errand is refused with credentialExport

  @AS-53
  Scenario: Settings do not open for an extension
    Given the provider is enabled
    And the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    And the extension runs the handler "LeadingVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the errand is refused with failed
    And nothing is filled in

  @AS-53
  Scenario: On a phone where they do
    Given the provider is enabled
    And the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    And the profile reads AS-53 as asForApps
    And the extension runs the handler "LeadingVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the errand is taken up
