@autofill
Feature: What later systems ask of a provider

  From iOS 17 a provider makes passkeys, from iOS 18 it does so by the way, and from iOS 26.2 it saves and generates
  passwords and hears of credentials that are of no use any more.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the provider is enabled
    And the extension runs the handler "VaultInStep"
    And the extension declares the capabilities:
      | capability                                |
      | ProvidesPasswords                         |
      | ProvidesPasskeys                          |
      | SupportsConditionalPasskeyRegistration    |
      | SupportsCredentialUpdate                  |
      | SupportsSavePasswordCredentials           |
      | SupportsGeneratePasswordCredentials       |
      | SupportsGeneratePasswordCredentialsWithUI |

  @CP-21
  Scenario: A passkey is made with the user's consent
    When the user turns to the form at "https://shiny.example/join"
    And the user makes a passkey for "dora"
    Then the extension's interface shows "Save a passkey?"
    When the user taps "Save"
    Then the passkey "key-6" is registered
    And no rule is broken

  @CP-22
  Scenario: A passkey is made by the way, with nothing on screen
    When the user turns to the form at "https://shiny.example/login"
    And the system has a passkey made by the way for "jappleseed"
    And everything settles
    Then the passkey "key-6" is registered
    And the extension's interface is never shown
    And no rule is broken

  @CP-24
  Scenario: A password is saved, and its identity with it
    Given the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    When the user turns to the form at "https://shiny.example/join"
    And the user signs up with the generated password "vumdeh-biXryk-3fotba" for "dora"
    And everything settles
    Then the request succeeds
    And the keyboard offers:
      | user       |
      | jappleseed |
      | dora       |
    And no rule is broken

  @CP-24 @IS-6
  Scenario: A store that is empty wants the whole list with the password that is saved
    When the user turns to the form at "https://shiny.example/join"
    And the user signs up with the generated password "vumdeh-biXryk-3fotba" for "dora"
    And everything settles
    Then the request succeeds
    And the keyboard offers:
      | user       |
      | jappleseed |
      | kim        |
      | robin      |
    And no rule is broken

  @CP-25
  Scenario: Passwords are generated in silence, the best first
    When the user turns to the form at "https://shiny.example/join"
    And the user has passwords generated
    And everything settles
    Then the form offers the passwords:
      | password                |
      | vumdeh-biXryk-3fotba    |
      | hedgehog-lantern-ribbon |

  @CP-25
  Scenario: Without a word on it, who generates passwords lets the user choose
    Given the extension declares the capabilities:
      | capability                          |
      | ProvidesPasswords                   |
      | SupportsGeneratePasswordCredentials |
    When the user turns to the form at "https://shiny.example/join"
    And the user wants to choose a generated password
    And the user taps "hedgehog-lantern-ribbon"
    Then the form offers the passwords:
      | password                |
      | hedgehog-lantern-ribbon |

  @CP-25
  Scenario: Who does not want the user to choose still generates
    Given the extension declares the capabilities:
      | capability                                | value |
      | ProvidesPasswords                         | YES   |
      | SupportsGeneratePasswordCredentials       | YES   |
      | SupportsGeneratePasswordCredentialsWithUI | NO    |
    When the user turns to the form at "https://shiny.example/join"
    And the user has passwords generated
    And everything settles
    Then the form offers the passwords:
      | password                |
      | vumdeh-biXryk-3fotba    |
      | hedgehog-lantern-ribbon |

  @CP-25 @CP-36
  Scenario: The user wants to choose a generated password
    When the user turns to the form at "https://shiny.example/join"
    And the user wants to choose a generated password by the rules "minlength: 12;"
    And the user taps "hedgehog-lantern-ribbon"
    Then the form offers the passwords:
      | password                |
      | hedgehog-lantern-ribbon |

  @CP-23
  Scenario: News of a password that nobody uses any more
    When the app saves the identities:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
      | kim        | shiny.example | 2      |
    And the system reports that "jappleseed" no longer uses a password at "shiny.example"
    And everything settles
    Then the identity store holds:
      | user | service       | record |
      | kim  | shiny.example | 2      |
    And the extension's interface is never shown
    And no rule is broken

  @CP-23
  Scenario: News of a passkey that the website does not know
    When the app saves the identities:
      | user  | service       | record | kind    | credential ID | user handle |
      | robin | shiny.example | 4      | passkey | key-1         | robin-1     |
    And the system reports that "shiny.example" does not know the passkey "key-1"
    And everything settles
    Then the identity store is empty

  @CP-23
  Scenario: News of the passkeys a website accepts
    When the app saves the identities:
      | user  | service       | record | kind    | credential ID | user handle |
      | robin | shiny.example | 4      | passkey | key-1         | robin-1     |
    And the system reports that "shiny.example" accepts for "robin-1" only the passkeys:
      | passkey |
      | key-1   |
      | key-7   |
    And everything settles
    Then the identity store holds:
      | user  | service       | record | kind    | credential ID | user handle |
      | robin | shiny.example | 4      | passkey | key-1         | robin-1     |

  @CP-23
  Scenario: News of a user who is called otherwise now
    When the app saves the identities:
      | user  | service       | record | kind    | credential ID | user handle |
      | robin | shiny.example | 4      | passkey | key-1         | robin-1     |
    And the user turns to the form at "https://shiny.example/login"
    And the system reports that "shiny.example" now calls "robin-1" "rob"
    And everything settles
    Then the identity store holds:
      | user | service       | record | kind    | credential ID | user handle |
      | rob  | shiny.example | 4      | passkey | key-1         | robin-1     |
    And the keyboard offers:
      | user |
      | rob  |
    And no rule is broken

  @AS-65
  Scenario: News of a passkey that only the store has
    When the app saves the identities:
      | user  | service       | record | kind    | credential ID | user handle |
      | robin | shiny.example | 9      | passkey | key-9         | robin-1     |
    And the system reports that "shiny.example" does not know the passkey "key-9"
    And everything settles
    And the user turns to the form at "https://shiny.example/login"
    Then the identity store is empty
    And no rule is broken

  @CP-23
  Scenario: News of somebody else leaves the store alone
    When the system reports that "nobody" no longer uses a password at "shiny.example"
    And everything settles
    Then the calls are exactly:
      | caller | call                           |
      | system | reportUnusedPasswordCredential |
