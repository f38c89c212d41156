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

  Scenario: A model publishes what was asked for last
    Given the extension runs the handler "ObservedList"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And everything settles
    And the user types "k" into "Search"
    And the user types "ro" into "Search"
    And everything settles
    And the user taps "robin"
    Then the form is filled with "robin" and "tr0ub4dor"
    And no rule is broken

  Scenario: A tile of another section is its own login
    Given the extension runs the handler "TiledLogins"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "kim"
    Then the form is filled with "kim" and "battery staple"
    And no rule is broken
