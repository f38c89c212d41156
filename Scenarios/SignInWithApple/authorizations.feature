@sign-in-with-apple
Feature: What Apple says the first time, and later

  Apple hands over name and e-mail address with the first authorization of an app, and never again until the user
  has revoked it. A server that loses them has lost them.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    And the extension runs the handler "Trusting"
    And Apple will return the user identifier "000777.cafe.0815"

  @SI-14 @AS-23
  Scenario: Name and address come once, whatever became of them
    Given the 1st "linkApple" request is refused with 503
    Then Apple's credential state of the user is not found
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request fails
    And Apple's credential state of the user is authorized
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request succeeds
    And the calls include, in order:
      | caller | call          | with                                                                                           |
      | Apple  | authorization | user: 000777.cafe.0815, fullName: Johnny Appleseed, email: jappleseed@privaterelay.appleid.com |
      | Apple  | authorization | user: 000777.cafe.0815, fullName: (none), email: (none), authorizationCode: simulated-code-2   |

  @SI-14 @AS-23
  Scenario: Who used Sign in with Apple before is no stranger
    Given Apple's credential state of the user is authorized
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request succeeds
    And the calls include, in order:
      | caller | call          | with                             |
      | Apple  | authorization | fullName: (none), scopes: (none) |

  @SI-14 @AS-23
  Scenario: After a revocation the next time is the first
    Given Apple's credential state of the user is authorized
    When the user stops using Sign in with Apple for the app
    Then Apple's credential state of the user is revoked
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request succeeds
    And the calls include, in order:
      | caller | call          | with                                               |
      | Apple  | authorization | fullName: Johnny Appleseed, scopes: fullName email |
    And Apple's credential state of the user is authorized
