@autofill
Feature: The user opens a list

  Over the keyboard stands a key that opens the provider's own list. The extension learns which services the user is
  at, shows its interface at once, and brings its own Cancel: there is no bar of the system over it.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the provider is enabled
    And the extension runs the handler "VaultInStep"

  @CP-2 @CP-5 @CP-7 @CP-19
  Scenario: What is chosen from the list is filled in
    When the user turns to a form in an app of:
      | domain        |
      | shiny.example |
    And the user opens the credential list
    Then the extension's interface shows "jappleseed at shiny.example"
    And the extension's interface shows "jappleseed at work.example"
    When the user taps "kim at shiny.example"
    Then the form is filled with "kim" and "battery staple"
    And the extension's interface is off screen
    And the user is never asked to authenticate
    And no rule is broken

  @CP-3
  Scenario: What belongs elsewhere can be reached as well
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "jappleseed at work.example"
    Then the form is filled with "jappleseed" and "quiet river"
    And no rule is broken

  @CP-5 @CP-6
  Scenario: The user changes their mind
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "Cancel"
    Then the request is canceled
    And nothing is filled in
    And no rule is broken

  @AS-36
  Scenario: The device is locked for a moment while the list is up, and its process lives on
    Given the extension runs the handler "ShowingAnew"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user locks the device for a moment
    Then the request is interrupted
    And the extension's interface is off screen
    When the user unlocks the device
    And the user opens the credential list
    And the user taps "kim"
    Then the form is filled with "kim" and "battery staple"
    And no rule is broken

  @CP-4
  Scenario: In Safari the list hears of the page
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "Cancel"
    Then the calls include, in order:
      | caller | call                  | with                                   |
      | system | prepareCredentialList | 1.service: https://shiny.example/login |

  @CP-2 @CP-4
  Scenario: In an app it hears of the domains, the most specific first
    When the user turns to a form in an app of:
      | domain        |
      | example.com   |
      | m.example.com |
    And the user opens the credential list
    And the user taps "Cancel"
    Then the calls include, in order:
      | caller | call                  | with                                             |
      | system | prepareCredentialList | 1.service: m.example.com, 2.service: example.com |

  @CP-7
  Scenario: A locked list asks for its master password itself
    Given the extension runs the handler "LockedVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user types "open sesame" into "Master password"
    And the user taps "Open"
    And the user taps "jappleseed at shiny.example"
    Then the form is filled with "jappleseed" and "correct horse"
    And the user is never asked to authenticate
    And no rule is broken

  @CP-21
  Scenario: A list with passkeys signs in with one
    Given the extension declares the capabilities:
      | capability        |
      | ProvidesPasswords |
      | ProvidesPasskeys  |
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the list of passkeys and passwords
    And the user taps "robin at shiny.example"
    Then the user is signed in with the passkey "key-1"
    And no rule is broken

  @CP-21
  Scenario: The list of one-time codes
    Given the extension declares the capabilities:
      | capability           |
      | ProvidesOneTimeCodes |
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the list of one-time codes
    And the user taps "Shiny code at shiny.example"
    Then the form is filled with the code "424242"

  @AS-67
  Scenario: A code that is asked for again at once is the same
    Given the extension declares the capabilities:
      | capability           |
      | ProvidesOneTimeCodes |
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the list of one-time codes
    And 3 minutes pass
    And the user taps "Shiny code at shiny.example"
    Then the form is filled with the code "424242"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the list of one-time codes
    And the user taps "Shiny code at shiny.example"
    Then the form is filled with the code "424242"
    And no rule is broken

  @AS-66
  Scenario: Whatever is tapped in a list is filled in
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And everything settles
    And the user taps "kim at shiny.example"
    And everything settles
    Then the form is filled with "kim" and "battery staple"
    And no rule is broken

  @CP-26
  Scenario: A text to insert
    Given the extension declares the capabilities:
      | capability           |
      | ProvidesTextToInsert |
    When the user turns to the form at "https://shiny.example/contact"
    And the user opens the texts to insert
    And the user taps "kim"
    Then the text "kim" is inserted

  @CP-21
  Scenario: A suggested passkey signs in, once the user has shown a face
    Given the extension declares the capabilities:
      | capability       |
      | ProvidesPasskeys |
    And the identity store holds:
      | user  | service       | record | kind    | credential ID | user handle |
      | robin | shiny.example | 4      | passkey | key-1         | robin-1     |
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "robin"
    And everything settles
    And the user authenticates
    Then the user is signed in with the passkey "key-1"

  @CP-30
  Scenario: A list that is prepared once more shows what it showed
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the system prepares the list again
    Then the extension's interface shows "jappleseed at shiny.example"
    When the user taps "jappleseed at shiny.example"
    Then the form is filled with "jappleseed" and "correct horse"
    And no rule is broken

  @CP-35
  Scenario: A list that adds to what it showed when it is prepared once more
    Given the extension runs the handler "AddingUp"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the system prepares the list again
    And the user taps "Cancel"
    Then the rule "CP-35" is broken

  @CP-29
  Scenario: A list that chooses for the user
    Given the extension runs the handler "ChoosingForYou"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And everything settles
    Then the form is filled with "jappleseed" and "correct horse"
    And the rule "CP-29" is broken

  @CP-2 @CP-3
  Scenario: Where the system knows no service the list still has everything
    When the user turns to a form in an app of:
      | domain |
    And the user opens the credential list
    Then the extension's interface shows "jappleseed at shiny.example"
    And the extension's interface shows "jappleseed at work.example"
    When the user taps "kim at shiny.example"
    Then the form is filled with "kim" and "battery staple"
    And no rule is broken

  @PL-12
  Scenario: A vault that closes when something is in front of it lists nothing before it is opened again
    Given the extension runs the handler "WatchfulVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user types "open sesame" into "Master password"
    And the user taps "Open"
    Then the extension's interface shows "jappleseed at shiny.example"
    When the user opens Notification Center
    And the user closes Notification Center
    Then the extension's interface shows "Master password"
    When the user types "open sesame" into "Master password"
    And the user taps "Open"
    And the user taps "jappleseed at shiny.example"
    Then the form is filled with "jappleseed" and "correct horse"
    And no rule is broken
