@autofill @passkeys @apps
Feature: Apps that sign their users in

  An app asks the system for what its user could sign in with. The system shows a sheet with what the provider and the
  Keychain have, the provider gives what is chosen, and the app's server verifies it.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the extension declares the capabilities:
      | capability                             |
      | ProvidesPasswords                      |
      | ProvidesPasskeys                       |
      | SupportsConditionalPasskeyRegistration |
      | SupportsCredentialUpdate               |
    And the provider is enabled
    And the website "shiny.example" takes passkeys of:
      | user       | password |
      | jappleseed | kitten1  |
    And users sign in to the app "Shiny" of "shiny.example"

  Scenario: A passkey is made in the app, and signs in
    Given the extension runs the handler "SigningVaultBesideApp"
    When the user taps "Make a passkey"
    And everything settles
    And the user taps "Continue"
    And the user taps "Save"
    And everything settles
    Then the app gets a new passkey
    And the website knows 1 passkey of "jappleseed"
    When the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, passkey"
    And everything settles
    And the user authenticates
    And everything settles
    Then the app gets a passkey
    And the website takes what it is given
    And no rule is broken

  @AU-4 @AS-42
  Scenario: Who signs in with a password gets a passkey by the way
    Given the extension runs the handler "SigningVaultBesideApp"
    And the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    When the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, password"
    And everything settles
    And the user authenticates
    And everything settles
    Then the app gets a new passkey
    And the website knows 1 passkey of "jappleseed"
    And the extension's interface is never shown
    And no rule is broken

  @AU-3
  Scenario: Who closes the sheet has canceled
    Given the extension runs the handler "SigningVaultBesideApp"
    When the user taps "Sign in"
    And everything settles
    Then the sheet for signing in is on screen
    When the user taps "Cancel"
    And everything settles
    Then the app gets nothing but the error canceled
    And the sheet for signing in is off screen

  @AS-64
  Scenario: Who has closed the sheet can tap once more
    Given the extension runs the handler "SigningVaultBesideApp"
    When the user taps "Sign in"
    And everything settles
    And the user taps "Cancel"
    And everything settles
    Then the app gets nothing but the error canceled
    When the user taps "Sign in"
    And everything settles
    Then the sheet for signing in is on screen
    When the user taps "Cancel"
    And everything settles
    Then the sheet for signing in is off screen

  @AU-2
  Scenario: An app that asks for what is there shows no empty sheet
    Given the extension runs the handler "SigningVaultBesideModestApp"
    When the user taps "Sign in"
    And everything settles
    Then the app gets nothing but the error canceled
    And the sheet for signing in is never shown

  @AU-1
  Scenario: An app of another domain gets no passkey
    Given the extension runs the handler "SigningVaultBesideApp"
    And users sign in to the app "Shady" of "shady.example"
    When the user taps "Make a passkey"
    And everything settles
    Then the app gets nothing but the error failed
    And the sheet for signing in is never shown

  @AU-5
  Scenario: A passkey beside one that is excluded
    Given the extension runs the handler "SigningVaultBesideApp"
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
    Then the app gets nothing but the error matchedExcludedCredential
    And the website knows 1 passkey of "jappleseed"

  @AU-9
  Scenario Outline: An app that takes no passkey without a large blob
    Given the extension runs the handler "<handler>"
    When the user taps "Make a passkey"
    And everything settles
    And the user taps "Continue"
    And the user taps "Save"
    And everything settles
    Then <outcome>

    Examples:
        | handler                      | outcome                                   |
        | SigningVaultBesideKeepingApp | the app gets a new passkey                |
        | BareVaultBesideKeepingApp    | the app gets nothing but the error failed |

  @AS-43
  Scenario: A user who does not want to save a passkey
    Given the extension runs the handler "SigningVaultBesideApp"
    When the user taps "Make a passkey"
    And everything settles
    And the user taps "Continue"
    And the user taps "Cancel"
    And everything settles
    Then the app gets nothing but the error canceled
    And the website knows 0 passkeys of "jappleseed"

  Scenario: A password of the Keychain is offered beside the provider
    Given the extension runs the handler "SigningVaultBesideApp"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    When the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, password of the Keychain"
    And everything settles
    Then the app gets a new passkey
    And the website knows 1 passkey of "jappleseed"

  @AU-6
  Scenario: Apple gives away what was asked for, and that once
    Given the extension runs the handler "SigningVaultBesideAppleApp"
    When the user taps "Sign in"
    And everything settles
    And the user taps "Continue with Apple"
    And everything settles
    Then the app gets an Apple ID
    And the app learns name and e-mail address of the user
    When the user taps "Sign in"
    And everything settles
    And the user taps "Continue with Apple"
    And everything settles
    Then the app learns neither name nor e-mail address of the user

  Scenario: The server never hears of a passkey, and the app says so where it can
    Given the extension runs the handler "SigningVaultBesideApp"
    And the phone runs iOS 26
    And the 1st "registerPasskey" request is lost
    When the user taps "Make a passkey"
    And everything settles
    And the user taps "Continue"
    And the user taps "Save"
    And everything settles
    Then the website knows 0 passkeys of "jappleseed"
    When the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, passkey"
    And everything settles
    And the user authenticates
    And everything settles
    Then the website does not get what it wants
    And the identity store is empty
    And nobody is locked out

  Scenario: A passkey that is kept too late lets nobody in to the app
    Given the extension runs the handler "TardyVaultBesideApp"
    And the website keeps no password beside a passkey
    When the user taps "Make a passkey"
    And everything settles
    And the user taps "Continue"
    And the user taps "Save"
    And 1 second passes
    And the system ends the extension
    And the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, passkey"
    And everything settles
    Then the app gets nothing but the error failed
    And "jappleseed" is locked out

  @AU-7
  Scenario: An app that asks before it has heard of the last thing gets nothing
    Given the extension runs the handler "SigningVaultBesideHastyApp"
    When the user taps "Sign in"
    And everything settles
    Then the app gets nothing but the error failed
    When the user taps "Cancel"
    And everything settles
    Then the app gets nothing but the error canceled

  @AU-8
  Scenario: A passkey comes up over the keyboard
    Given the extension runs the handler "SigningVaultBesideQuietApp"
    When the user taps "Make a passkey"
    And everything settles
    And the user taps "Continue"
    And the user taps "Save"
    And everything settles
    And the user taps "Sign in"
    And everything settles
    And the user turns to a form in an app of:
      | domain        |
      | shiny.example |
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user authenticates
    And everything settles
    Then the app gets a passkey
    And the website takes what it is given
