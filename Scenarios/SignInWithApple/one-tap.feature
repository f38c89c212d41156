@sign-in-with-apple
Feature: An account is upgraded to Sign in with Apple

  The beginning is the same: a silent call with the saved password, and a server that is asked first. Then the
  extension asks the system for Apple's credential, and the system asks the user. With the credential in hand
  the server links the account, and the password has done its duty: phone and server both forget it.

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

  @SI-2 @SI-3 @SI-10 @SI-11
  Scenario: The server agrees, the user agrees, and the password is gone
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    Then the Sign in with Apple sheet is on screen
    And the clock reads 200 milliseconds
    When 3 seconds pass
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request succeeds
    And the calls are exactly:
      | at                | caller  | call                                                  | with                                                     |
      | 0 seconds         | system  | convertAccountToSignInWithAppleWithoutUserInteraction | user: jappleseed, password: kitten1, newPassword: (none) |
      | 0 seconds         | handler | server.authorize                                      | user: jappleseed, password: kitten1                      |
      | 100 milliseconds  | handler | server.appleChallenge                                 | session: session-1                                       |
      | 200 milliseconds  | handler | getSignInWithAppleUpgradeAuthorization                | state: state-1, nonce: nonce-1                           |
      | 3200 milliseconds | Apple   | authorization                                         | user: 000777.cafe.0815, state: state-1, error: (none)    |
      | 3200 milliseconds | handler | server.linkApple                                      | session: session-1, user: 000777.cafe.0815               |
      | 3300 milliseconds | handler | completeUpgradeToSignInWithApple                      |                                                          |
    And the Sign in with Apple sheet is off screen
    And the keychain holds nothing
    And the server and the keychain agree about "jappleseed"
    And the extension's interface is never shown
    And nothing is pending

  @SI-4
  Scenario: The sheet says what is going to happen, and that nothing gets lost
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    Then the Sign in with Apple sheet says "Shiny will sign jappleseed in with Apple. What the account holds stays linked to it."
    When the user cancels the Sign in with Apple sheet
    Then the request is canceled

  @SI-12
  Scenario: Afterwards the server takes Apple and no password any more
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the server refuses the password "kitten1" of "jappleseed"
    And the server holds:
      | user       | password | Apple user       |
      | jappleseed | (none)   | 000777.cafe.0815 |

  @SI-5
  Scenario: State comes back as it was sent, so the handler can tell that the answer is its own
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the calls include, in order:
      | caller  | call                                   | with                           |
      | handler | getSignInWithAppleUpgradeAuthorization | state: state-1, nonce: nonce-1 |
      | Apple   | authorization                          | state: state-1                 |
    And server.linkApple is called once

  @SI-14
  Scenario: The user may keep name and e-mail to themselves
    Given the user shares neither name nor e-mail with the app
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request succeeds
    And the calls include, in order:
      | caller | call          | with                                            |
      | Apple  | authorization | email: (none), fullName: (none), scopes: (none) |

  @SI-14
  Scenario: Where they are shared, the extension gets both
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the calls include, in order:
      | caller | call          | with                                                                                           |
      | Apple  | authorization | email: jappleseed@privaterelay.appleid.com, fullName: Johnny Appleseed, scopes: fullName email |

  @SI-11
  Scenario: Other passwords stay in the Keychain
    Given the keychain holds:
      | service       | user       | password |
      | shiny.example | mallory    | kitten2  |
      | shiny.example | jappleseed | kitten1  |
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the keychain holds:
      | service       | user    | password |
      | shiny.example | mallory | kitten2  |
