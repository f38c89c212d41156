@profile
Feature: What no document says

  For some questions there is no source, and somebody had to decide. Every such decision is a switch, and here
  is what each one changes.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    And the extension runs the handler "Trusting"

  @AS-1 @step-up @strong-password
  Scenario Outline: Read as <reading>, the handler authorizes <frequency>
    Given the profile reads <reading>
    And the extension runs the handler "CarryingOver"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the request succeeds
    And server.authorize is <frequency>

    Examples:
        | reading            | frequency    |
        | AS-1 as perRequest | called twice |
        | AS-1 as shared     | called once  |

  @AS-4 @AM-24 @sign-in-with-apple
  Scenario: The base class can be taken to cancel with userCanceled
    Given the profile reads AS-4 as userCanceled
    And the extension runs the handler "Shiny"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    Then the request is canceled
    And the user sees no message
    And the rule "AM-24" is broken

  @AS-7 @in-app @strong-password
  Scenario Outline: Read as <reading>, success in the app leaves <count> in an empty Keychain
    Given the profile reads <reading>
    And the keychain holds nothing
    And the server holds:
      | user       | password | token      |
      | jappleseed | kitten1  | token-9f3a |
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    Then the app hears success
    And the server and the keychain <agreement> about "jappleseed"

    Examples:
        | reading                | count     | agreement |
        | AS-7 as insertsNothing | nothing   | disagree  |
        | AS-7 as insertsEntry   | one entry | agree     |

  @AS-8 @sign-in-with-apple
  Scenario Outline: Read as <reading>, an Apple out of reach gives the error <error>
    Given the profile reads <reading>
    And Apple cannot be reached
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request fails with failed
    And the calls include, in order:
      | caller | call          | with           |
      | Apple  | authorization | error: <error> |

    Examples:
        | reading                | error  |
        | AS-8 as hasNoError     | (none) |
        | AS-8 as hasFailedError | failed |

  @AS-12 @AM-21 @step-up @strong-password
  Scenario: A completion after Cancel can be taken to count
    Given the profile reads AS-12 as isSaved
    And the extension runs the handler "GoingOn"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user types "424242" into "Code"
    And the user taps "Continue"
    And 250 milliseconds pass
    And the user taps the system Cancel button
    And everything settles
    Then the request succeeds
    And the rule "AM-21" is broken
    And the rule "AS-5" is broken
    And the server and the keychain agree about "jappleseed"

  @AS-13 @strong-password
  Scenario Outline: Read as <reading>, the request of a user who leaves <state>
    Given the profile reads <reading>
    When the user upgrades "jappleseed" to a strong password from Settings
    And 50 milliseconds pass
    And the user leaves the app
    And everything settles
    Then the request <state>
    And server.changePassword is <frequency>

    Examples:
        | reading                 | state          | frequency    |
        | AS-13 as endsExtension  | is interrupted | never called |
        | AS-13 as changesNothing | succeeds       | called once  |

  @AS-14 @SI-10 @sign-in-with-apple
  Scenario: A completion without Apple's credential is ignored, and time runs out
    Given the extension runs the handler "WithoutApple"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    Then the request times out
    And the rule "SI-10" is broken
    And the rule "AS-3" is broken
    And the server and the keychain agree about "jappleseed"

  @AS-14 @SI-10 @sign-in-with-apple @lock-out
  Scenario: Taken at its word, the same completion throws the password away
    Given the profile reads AS-14 as isAccepted
    And the extension runs the handler "WithoutApple"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    Then the request succeeds
    And the rule "SI-10" is broken
    And the keychain holds nothing
    And "jappleseed" is locked out

  @AS-18 @PL-1 @strong-password
  Scenario Outline: Read as <reading>, the second request authorizes <frequency> in all
    Given the profile reads <reading>
    And the extension runs the handler "Remembering"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And server.authorize is <frequency>

    Examples:
        | reading                | frequency    |
        | AS-18 as isReused      | called once  |
        | AS-18 as isStartedAnew | called twice |
