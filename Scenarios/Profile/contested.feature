@profile
Feature: Where Apple's texts disagree

  Some rules read one way in an article and another way in a header. The better founded reading is the default;
  whoever knows better can switch, and the same handler is judged anew.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password | token      |
      | jappleseed | kitten1  | token-9f3a |

  @CX-1 @sign-in-with-apple
  Scenario: After a canceled sheet either code will do
    Given the extension runs the handler "FailingAlike"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user cancels the Sign in with Apple sheet
    And everything settles
    Then the request fails with failed
    And the user sees the default failure message
    And no rule is broken

  @CX-1 @sign-in-with-apple
  Scenario Outline: Read as <reading>, the code of <handler> is the wrong one
    Given the profile reads <reading>
    And the extension runs the handler "<handler>"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user cancels the Sign in with Apple sheet
    And everything settles
    Then the request fails with <code>
    And the rule "CX-1" is broken

    Examples:
        | reading                | handler      | code         |
        | CX-1 as isUserCanceled | FailingAlike | failed       |
        | CX-1 as isFailed       | Trusting     | userCanceled |

  @CX-2 @step-up @strong-password
  Scenario: By the header, userCanceled asks for the interface
    Given the profile reads CX-2 as userCanceled
    And the extension runs the handler "ByTheHeader"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the extension's interface is on screen
    When the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the request succeeds
    And the calls include, in order:
      | caller  | call                             | with                |
      | handler | cancelRequest                    | error: userCanceled |
      | system  | prepareInterfaceToChangePassword |                     |
      | handler | completeChangePasswordRequest    |                     |
    And no rule is broken

  @CX-2 @strong-password
  Scenario: By the header, userInteractionRequired asks for nothing
    Given the profile reads CX-2 as userCanceled
    And the extension runs the handler "Trusting"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with userInteractionRequired
    And prepareInterfaceToChangePassword is never called
    And the rule "AM-13" is broken

  @CX-10 @IA-6 @in-app
  Scenario: A window can be made optional, and leaving it out stays a mistake
    Given the profile reads CX-10 as isOptional
    And the extension runs the handler "Trusting"
    And the app's controller has no window
    When the app requests a strong password for "jappleseed"
      | key   | value      |
      | token | token-9f3a |
    And everything settles
    Then the app hears success
    And the rule "IA-6" is broken

  @CX-22 @AS-22
  Scenario: Upgrades can be taken to stand with recommendations of high priority alone
    Given the profile reads CX-22 as highPriority
    And the extension runs the handler "Trusting"
    Then a strong password is not offered to "jappleseed" from a security recommendation because "what is wrong with the password of jappleseed has no high priority"
    And a strong password is offered to "jappleseed" from Settings

  @CX-23 @SI-2 @sign-in-with-apple
  Scenario: Asking Apple before the server can be taken for right
    Given the profile reads CX-23 as isOptional
    And the extension runs the handler "AppleFirst"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    Then the Sign in with Apple sheet is on screen
    And no rule is broken
    When the user cancels the Sign in with Apple sheet
    And everything settles
    Then no rule is broken
