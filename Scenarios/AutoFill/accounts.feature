@autofill @passkeys @apps
Feature: Accounts by the system's form

  An app asks the system for an account, and the system shows a form that is filled in. What comes back is a contact, a
  name where the app asked for one, and a passkey of the provider's, or of iCloud Keychain's.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the extension declares the capabilities:
      | capability               |
      | ProvidesPasswords        |
      | ProvidesPasskeys         |
      | SupportsCredentialUpdate |
    And the provider is enabled
    And the website "shiny.example" takes passkeys of:
      | user       | password |
      | jappleseed | kitten1  |
    And users sign in to the app "Shiny" of "shiny.example"
    And the extension runs the handler "SigningVaultBesideSignUp"

  @AU-23
  Scenario: An account is made with a passkey, and the passkey signs in
    When the user taps "Create an account"
    And everything settles
    And the user taps "Continue with johnny@icloud.example"
    And the user taps "Save"
    And everything settles
    Then the app gets a new account
    And the website knows 1 passkey of "johnny@icloud.example"
    When the user taps "Sign in"
    And everything settles
    And the user taps "johnny@icloud.example, passkey"
    And everything settles
    And the user authenticates
    And everything settles
    Then the app gets a passkey
    And the website takes what it is given
    And no rule is broken

  @AU-23
  Scenario: An app that accepts nothing but a phone number
    Given the extension runs the handler "SigningVaultBesideCuriousSignUp"
    When the user taps "Create an account"
    And everything settles
    And the user taps "Continue with +1 408 555 0100"
    And the user taps "Save"
    And everything settles
    Then the website knows 1 passkey of "+1 408 555 0100"

  @AU-24
  Scenario: Where nothing makes passkeys there is no form
    When the user disables the provider in Settings
    And the user taps "Create an account"
    And everything settles
    Then the app gets nothing but the error deviceNotConfiguredForPasskeyCreation

  @CP-32
  Scenario: Where the provider is off iCloud Keychain makes the passkey
    Given iCloud Keychain fills forms beside the provider
    When the user disables the provider in Settings
    And the user taps "Create an account"
    And everything settles
    And the user taps "Continue with johnny@icloud.example"
    And everything settles
    Then the app gets a new account
    And the extension was never launched
    When the user taps "Sign in"
    And everything settles
    And the user taps "johnny@icloud.example, passkey of the Keychain"
    And everything settles
    Then the app gets a passkey
    And the website takes what it is given

  @AS-60
  Scenario Outline: Who signs in to the app with Apple is made no second account
    Given Apple's credential state of the user is authorized
    And the profile reads AS-60 as <reading>
    When the user taps "Create an account"
    And everything settles
    And the user taps "<tap>"
    And everything settles
    Then the app gets <what>

    Examples:
        | reading      | tap                 | what                           |
        | isPreferred  | Continue with Apple | an Apple ID                    |
        | isPassedOver | Cancel              | nothing but the error canceled |

  @CP-32 @AS-46
  Scenario: A passkey goes where the user chooses, and both are offered
    Given iCloud Keychain fills forms beside the provider
    And the extension runs the handler "SigningVaultBesideApp"
    When the user taps "Make a passkey"
    And everything settles
    And the user taps "Save in the Keychain"
    And everything settles
    Then the app gets a new passkey
    And the extension was never launched
    And the website knows 1 passkey of "jappleseed"
    When the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, passkey of the Keychain"
    And everything settles
    Then the app gets a passkey
    And the website takes what it is given
    And no rule is broken

  @CP-33
  Scenario: iCloud Keychain makes no passkey beside one of its own
    Given iCloud Keychain fills forms beside the provider
    And the extension runs the handler "SigningVaultBesideApp"
    When the user taps "Make a passkey"
    And everything settles
    And the user taps "Save in the Keychain"
    And everything settles
    And the user taps "Make a passkey"
    And everything settles
    And the user taps "Save in the Keychain"
    And everything settles
    Then the app gets nothing but the error matchedExcludedCredential
    And the website knows 1 passkey of "jappleseed"

  @CP-34
  Scenario: A passkey of iCloud Keychain that the server does not know goes when the app says so
    Given iCloud Keychain fills forms beside the provider
    And the extension runs the handler "SigningVaultBesideApp"
    And the 1st "registerPasskey" request is lost
    When the user taps "Make a passkey"
    And everything settles
    And the user taps "Save in the Keychain"
    And everything settles
    And the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, passkey of the Keychain"
    And everything settles
    Then the website does not get what it wants
    When the user taps "Make a passkey"
    And everything settles
    And the user taps "Save in the Keychain"
    And everything settles
    Then the app gets a new passkey

  @AS-61
  Scenario Outline: Who has the password makes the passkey by the way
    Given iCloud Keychain fills forms beside the provider
    And the extension runs the handler "SigningVaultBesideApp"
    And the profile reads AS-61 as <reading>
    And the keychain holds:
      | service               | user       | password |
      | https://shiny.example | jappleseed | kitten1  |
    When the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, password of the Keychain"
    And everything settles
    Then the app gets <what>
    And the website knows <count> passkeys of "jappleseed"

    Examples:
        | reading              | what                         | count |
        | whereProviderDoesNot | a new passkey                | 1     |
        | never                | nothing but the error failed | 0     |

  @WA-16
  Scenario: A vault with a passkey of the account makes another, where none is excluded
    Given the extension runs the handler "SigningVaultBesideApp"
    And the 1st "registerPasskey" request is lost
    When the user taps "Make a passkey"
    And everything settles
    And the user taps "Continue"
    And the user taps "Save"
    And everything settles
    And the user taps "Make a passkey"
    And everything settles
    And the user taps "Continue"
    And the user taps "Save"
    And everything settles
    Then the app gets a new passkey
    And no rule is broken
