@autofill @passkeys
Feature: Passkeys that a website verifies

  A website that takes passkeys looks at every byte of them. The phone makes the client data, the provider signs its
  hash, the page sends what it got, and the website keeps or refuses it.

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

  Scenario: A passkey is made, and signs in
    Given the extension runs the handler "SigningVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user makes a passkey for "jappleseed"
    And the user taps "Save"
    And everything settles
    Then the website takes what it is given
    And the website knows 1 passkey of "jappleseed"
    When the user signs in as "jappleseed" with a passkey
    And everything settles
    And the user authenticates
    And everything settles
    Then the website takes what it is given
    And the user is signed in with the passkey "passkey-1"
    And no rule is broken

  @WA-6
  Scenario: A passkey is made by the way, and claims nobody
    Given the extension runs the handler "SigningVault"
    And the website requires user verification
    When the user turns to the form at "https://shiny.example/login"
    And the system has a passkey made by the way for "jappleseed"
    And everything settles
    Then the website knows 1 passkey of "jappleseed"
    And no rule is broken

  @WA-11
  Scenario: Nothing is made beside a passkey that is excluded
    Given the extension runs the handler "SigningVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user makes a passkey for "jappleseed"
    And the user taps "Save"
    And everything settles
    And the user makes a passkey for "jappleseed"
    And the user taps "Save"
    And everything settles
    Then the website knows 1 passkey of "jappleseed"
    And no rule is broken

  @WA-5
  Scenario: A vault that verifies nobody is refused where that is required
    Given the extension runs the handler "LaxVault"
    And the website requires user verification
    When the user turns to the form at "https://shiny.example/login"
    And the user makes a passkey for "jappleseed"
    And the user taps "Save"
    And everything settles
    Then the website does not get what it wants
    And the website knows 0 passkeys of "jappleseed"
    And the rule "WA-5" is broken

  Scenario: A vault gives back a user handle that is no text as it came
    Given the extension runs the handler "SigningVault"
    And the website keeps accounts under bytes that are no text
    When the user turns to the form at "https://shiny.example/login"
    And the user makes a passkey for "jappleseed"
    And the user taps "Save"
    And everything settles
    And the user signs in as "jappleseed" with a passkey
    And everything settles
    And the user authenticates
    And everything settles
    Then the website takes what it is given
    And no rule is broken

  @WA-10
  Scenario: A vault takes a user handle for text, and has none
    Given the extension runs the handler "LiteralVault"
    And the website keeps accounts under bytes that are no text
    When the user turns to the form at "https://shiny.example/login"
    And the user makes a passkey for "jappleseed"
    And the user taps "Save"
    And everything settles
    And the user signs in as "jappleseed" with a passkey
    And everything settles
    And the user authenticates
    And everything settles
    Then the website does not get what it wants
    And the rule "WA-10" is broken

  Scenario: The website never hears of a passkey, and the password goes on holding
    Given the extension runs the handler "SigningVault"
    And the website keeps no password beside a passkey
    And the 1st "registerPasskey" request is lost
    When the user turns to the form at "https://shiny.example/login"
    And the user makes a passkey for "jappleseed"
    And the user taps "Save"
    And everything settles
    Then the website knows 0 passkeys of "jappleseed"
    And nobody is locked out

  Scenario: A passkey that is kept too late is lost with the process
    Given the extension runs the handler "TardyVault"
    And the website keeps no password beside a passkey
    When the user turns to the form at "https://shiny.example/login"
    And the user makes a passkey for "jappleseed"
    And the user taps "Save"
    And 1 second passes
    And the system ends the extension
    Then the website knows 1 passkey of "jappleseed"
    When the user signs in as "jappleseed" with a passkey
    And everything settles
    Then the website does not get what it wants
    And "jappleseed" is locked out

  Scenario: What the website does not know is dropped when it says so
    Given the extension runs the handler "SigningVault"
    And the phone runs iOS 26
    And the website reports passkeys that it does not know
    And the 1st "registerPasskey" request is lost
    When the user turns to the form at "https://shiny.example/login"
    And the user makes a passkey for "jappleseed"
    And the user taps "Save"
    And everything settles
    And the user signs in as "jappleseed" with a passkey
    And everything settles
    And the user authenticates
    And everything settles
    Then the website does not get what it wants
    And the identity store is empty
    And nobody is locked out

  @WA-1 @WA-2 @WA-3 @WA-4 @WA-7 @WA-9 @WA-15
  Scenario Outline: What a vault gets wrong in a new passkey is told
    Given the extension runs the handler "<handler>"
    When the user turns to the form at "https://shiny.example/login"
    And the user makes a passkey for "jappleseed"
    And the user taps "Save"
    And everything settles
    Then the rule "<rule>" is broken

    Examples:
        | handler       | rule  |
        | BelatedVault  | WA-1  |
        | BrokenVault   | WA-2  |
        | AstrayVault   | WA-3  |
        | AbsentVault   | WA-4  |
        | ContraryVault | WA-7  |
        | BoastingVault | WA-9  |
        | GenerousVault | WA-15 |

  @WA-12
  Scenario: A vault signs with a passkey that was not asked for
    Given the extension runs the handler "MistakenVault"
    And the website names the passkeys that it takes
    When the user turns to the form at "https://shiny.example/login"
    And the user makes a passkey for "jappleseed"
    And the user taps "Save"
    And everything settles
    And the user signs in as "jappleseed" with a passkey
    And everything settles
    And the user authenticates
    And everything settles
    Then the rule "WA-12" is broken
    And the rule "CP-9" is broken

  @WA-10 @WA-13 @WA-14
  Scenario Outline: What a vault gets wrong in a sign-in is told
    Given the extension runs the handler "<handler>"
    And the website names the passkeys that it takes
    When the user turns to the form at "https://shiny.example/login"
    And the user makes a passkey for "jappleseed"
    And the user taps "Save"
    And everything settles
    And the user signs in as "jappleseed" with a passkey
    And everything settles
    And the user authenticates
    And everything settles
    Then the rule "<rule>" is broken

    Examples:
        | handler      | rule  |
        | NameVault    | WA-10 |
        | SparingVault | WA-13 |
        | StillVault   | WA-14 |
