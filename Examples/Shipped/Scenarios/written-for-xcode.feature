@autofill
Feature: Providers as they are written for Xcode

  Tables, bars, Face ID, the Keychain and the log, in files that the compiler on Linux would refuse as they stand.

  Background:
    Given the app "Safe" is associated with "safe.example"
    And the provider is enabled
    And the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |

  Scenario: Somebody looks for a login and taps its row
    Given the extension runs the handler "SearchableList"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user types "kim" into "Search logins"
    And the user taps "kim"
    Then the form is filled with "kim" and "battery staple"
    And no rule is broken

  Scenario: Somebody reads what the list is about, comes back and leaves
    Given the extension runs the handler "NavigatedProvider"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "About"
    Then the extension's interface shows "Three logins are kept."
    When the user taps "Logins"
    And the user taps "Cancel"
    Then the request is canceled
    And no rule is broken

  Scenario: Only the owner sees the list
    Given the extension runs the handler "GuardedList"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And everything settles
    Then the extension's interface shows "Show your logins"
    When the user taps "Face ID"
    And everything settles
    And the user taps "jappleseed"
    Then the form is filled with "jappleseed" and "correct horse"
    And the log never says "correct horse"
    And no rule is broken

  @PL-17
  Scenario: Somebody else sees no list
    Given the extension runs the handler "GuardedList"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And everything settles
    And the user taps "Cancel"
    And everything settles
    Then the request is canceled
    And nothing is filled in
    And no rule is broken

  Scenario: A list from a storyboard is searched, and a login is read before it is filled in
    Given the extension runs the handler "DrawnList"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user types "kim" into "Search passwords"
    And the user taps "kim"
    Then the extension's interface shows "kim at work.example"
    When the user taps "Fill in"
    Then the form is filled with "kim" and "battery staple"
    And no rule is broken

  Scenario: Who goes back has not made up their mind
    Given the extension runs the handler "DrawnList"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "kim"
    And the user taps "Back"
    Then nothing is filled in
    When the user taps "Cancel"
    Then the request is canceled
    And no rule is broken

  Scenario: A model publishes what was asked for last
    Given the extension runs the handler "ObservedList"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And everything settles
    And the user types "k" into "Search"
    And 1 second passes
    And the user types "ro" into "Search"
    And everything settles
    And the user taps "robin"
    Then the form is filled with "robin" and "tr0ub4dor"
    And no rule is broken

  Scenario: What was put into the Keychain in Settings is found while a form is filled in
    Given the extension runs the handler "KeychainVault"
    And the app and its extension share the group "group.example.shiny"
    And the extension declares the capabilities:
      | capability           |
      | ProvidesPasswords    |
      | ShowsConfigurationUI |
    When the user disables the provider in Settings
    And the user enables the provider in Settings
    And everything settles
    And the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user authenticates
    Then the form is filled with "jappleseed" and "correct horse"
    And no rule is broken

  Scenario: A tile of another section is its own login
    Given the extension runs the handler "TiledLogins"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "kim"
    Then the form is filled with "kim" and "battery staple"
    And no rule is broken

  @PL-18
  Scenario: What a login was filled in with stands in no log
    Given the extension runs the handler "LoggedList"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "robin"
    Then the form is filled with "robin" and "tr0ub4dor"
    And the log says "at shiny.example"
    And the log never says "tr0ub4dor"
    And no rule is broken

  Scenario: A list that was turned round is chosen from by what it shows
    Given the extension runs the handler "SortedList"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "Z to A"
    And the user taps "robin"
    Then the form is filled with "robin" and "tr0ub4dor"
    And no rule is broken

  Scenario: A wrong master password is asked for again, and the right one opens
    Given the extension runs the handler "AskingVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "kim"
    And the user types "open sesame!" into "Master password"
    And the user taps "Unlock"
    Then the extension's interface shows "That was not it. Try again."
    When the user types "open sesame" into "Master password"
    And the user taps "Unlock"
    Then the form is filled with "kim" and "battery staple"
    And no rule is broken

  Scenario: A login of another page is chosen
    Given the extension runs the handler "PagedVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "Elsewhere"
    And the user taps "kim"
    Then the form is filled with "kim" and "battery staple"
    And no rule is broken

  Scenario: A password is generated as the form wants it, and chosen
    Given the extension runs the handler "OwnPasswords"
    And the extension declares the capabilities:
      | capability                                |
      | ProvidesPasswords                         |
      | SupportsSavePasswordCredentials           |
      | SupportsGeneratePasswordCredentials       |
      | SupportsGeneratePasswordCredentialsWithUI |
    When the user turns to the form at "https://shiny.example/join"
    And the user has passwords generated by the rules "maxlength: 12; required: lower; required: upper; required: digit; allowed: [-];"
    And everything settles
    Then the form offers the passwords:
      | password     |
      | 7qa-dmf3hQ9x |
      | p2tuyts2gQ8x |
    And no rule is broken
