@process
Feature: App and extension each have a sandbox of their own

  What the one keeps the other does not find, unless both have the same App Group in their entitlements. What is
  kept outlives the extension's process; what is only remembered does not.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    And the extension runs the handler "Sharing"

  @PL-3 @strong-password
  Scenario: What an extension keeps is there in its next process
    Given the app and its extension share the group "group.example.shiny"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the system ends the extension
    And the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And server.authorize is called once
    And the app finds "session-1" as "session" in the group "group.example.shiny"
    But the app finds nothing as "session"

  @PL-3 @strong-password
  Scenario: What the app keeps for itself is not for its extension
    Given the app and its extension share the group "group.example.shiny"
    When the app keeps "session-9" as "session"
    And the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the calls include, in order:
      | caller  | call             | with                                                    |
      | app     | keeps            | key: session, value: session-9                          |
      | handler | finds            | key: session, group: group.example.shiny, value: (none) |
      | handler | server.authorize |                                                         |
    And the app finds "session-9" as "session"
    But the extension finds nothing as "session"

  @PL-3 @strong-password
  Scenario: What the app keeps in the group may be out of date
    Given the app and its extension share the group "group.example.shiny"
    And the app keeps "session-9" as "session" in the group "group.example.shiny"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And server.changePassword is called twice
    And the extension finds "session-1" as "session" in the group "group.example.shiny"

  @PL-3 @AS-33 @strong-password
  Scenario: Where the extension's entitlements forget the group, nothing is shared, and nobody says so
    Given only the app belongs to the group "group.example.shiny"
    And the app keeps "session-9" as "session" in the group "group.example.shiny"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the extension finds "session-1" as "session" in the group "group.example.shiny"
    But the app finds "session-9" as "session" in the group "group.example.shiny"

  @AS-40
  Scenario: An app that is installed again finds nothing of what it kept
    Given the app and its extension share the group "group.example.shiny"
    And the extension keeps "session-9" as "session" in the group "group.example.shiny"
    When the user deletes the app
    And the user installs the app again
    And the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And server.authorize is called once

  @AS-40
  Scenario: An app that was offloaded finds what it kept
    Given the app and its extension share the group "group.example.shiny"
    And the extension keeps "session-9" as "session" in the group "group.example.shiny"
    When the user offloads the app
    Then a strong password is not offered to "jappleseed" from Settings because "Shiny is not installed"
    When the user installs the app again
    Then the extension finds "session-9" as "session" in the group "group.example.shiny"

  @AS-41
  Scenario Outline: What is kept is still there after <what>
    Given the app and its extension share the group "group.example.shiny"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And <what happens>
    And <then>
    Then the extension finds "session-1" as "session" in the group "group.example.shiny"
    And the request succeeds

    Examples:
        | what      | what happens                 | then                        |
        | an update | the user updates the app     | everything settles          |
        | a restart | the user restarts the device | the user unlocks the device |

  @PL-3 @strong-password
  Scenario: Signing out of the app takes the session away from its extension
    Given the app and its extension share the group "group.example.shiny"
    And the extension keeps "session-9" as "session" in the group "group.example.shiny"
    When the app keeps nothing as "session" in the group "group.example.shiny"
    And the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And server.changePassword is called once
