@offers
Feature: Where an upgrade is offered

  The system decides whether an upgrade is offered at all: it looks at the saved password, at the app and at
  what the app's extension declares. Nothing of the extension runs for that.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the extension runs the handler "Trusting"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  @AM-1
  Scenario Outline: A user can begin in <place>
    Then a strong password is offered to "jappleseed" from <place>
    And Sign in with Apple is offered to "jappleseed" from <place>
    When the user upgrades "jappleseed" to a strong password from <place>
    And everything settles
    Then the request succeeds
    And the calls include, in order:
      | at               | caller  | call                                 |
      | 0 seconds        | system  | changePasswordWithoutUserInteraction |
      | 200 milliseconds | handler | completeChangePasswordRequest        |

    Examples:
        | place                     |
        | Settings                  |
        | a security recommendation |
        | the sign-in prompt        |

  @AM-2
  Scenario: Nothing is offered while the app is not installed
    Given the app is not installed
    Then a strong password is not offered to "jappleseed" from Settings because "Shiny is not installed"
    And Sign in with Apple is not offered to "jappleseed" from Settings because "Shiny is not installed"

  @AM-2
  Scenario: Nothing is offered for a password of somebody else's site
    Given the keychain holds:
      | service       | user       | password |
      | other.example | jappleseed | kitten1  |
    Then a strong password is not offered to "jappleseed" from Settings because "Shiny is not associated with other.example"

  @AM-2
  Scenario: One association is enough where an app has several
    Given the app "Shiny" is associated with "glossy.example"
    And the keychain holds:
      | service        | user       | password |
      | glossy.example | jappleseed | kitten1  |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the keychain holds:
      | service        | user       | password             |
      | glossy.example | jappleseed | rofnyz-4Kovfu-gihzyc |

  @AM-2
  Scenario: Nothing is offered where no password is saved
    Given the keychain holds nothing
    Then a strong password is not offered to "jappleseed" from Settings because "the Keychain holds no password of jappleseed"

  @AM-3
  Scenario: Only what the extension declares is offered
    Given the extension declares:
      | key                                                                 | value |
      | ASAccountAuthenticationModificationSupportsStrongPasswordChange     | NO    |
      | ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple | YES   |
    Then a strong password is not offered to "jappleseed" from Settings because "its extension does not declare an upgrade to a strong password"
    But Sign in with Apple is offered to "jappleseed" from Settings

  @AM-3
  Scenario: An extension that declares nothing is never offered
    Given the extension declares:
      | key                                                                 | value |
      | ASAccountAuthenticationModificationSupportsStrongPasswordChange     | NO    |
      | ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple | NO    |
    Then a strong password is not offered to "jappleseed" from a security recommendation because "its extension does not declare an upgrade to a strong password"
    And Sign in with Apple is not offered to "jappleseed" from a security recommendation because "its extension does not declare an upgrade to Sign in with Apple"

  @sign-in-with-apple @SI-1
  Scenario: Sign in with Apple is for apps that have it already
    Given the app does not support Sign in with Apple
    Then Sign in with Apple is not offered to "jappleseed" from Settings because "Shiny does not support Sign in with Apple"
    But a strong password is offered to "jappleseed" from Settings

  @AM-26
  Scenario: An app can keep its users from being asked while they sign in
    Given the app opts out of the sign-in prompt
    Then a strong password is not offered to "jappleseed" from the sign-in prompt because "Shiny opted out of the prompt after signing in"
    But a strong password is offered to "jappleseed" from Settings
    And a strong password is offered to "jappleseed" from a security recommendation

  @AM-3
  Scenario Outline: A key that the system does not know declares nothing
    Given the extension declares:
      | key                                                                 | value |
      | ASAccountAuthenticationModificationSupportsStrongPasswordChange     | NO    |
      | ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple | YES   |
    And the extension declares the key "<key>"
    Then a strong password is not offered to "jappleseed" from Settings because "its extension declares “<key>”, which the system does not know; write “ASAccountAuthenticationModificationSupportsStrongPasswordChange”"
    But Sign in with Apple is offered to "jappleseed" from Settings

    Examples:
        | key                                                              |
        | ASAccountAuthenticationModificationSupportsStrongPasswordUpgrade |
        | ASAccountAuthenticationModificationSupportStrongPasswordChange   |
        | AsAccountAuthenticationModificationSupportsStrongPasswordChange  |

  @AM-3
  Scenario: The right key beside a misspelt one is enough
    Given the extension declares:
      | key                                                             | value |
      | ASAccountAuthenticationModificationSupportsStrongPasswordChange | NO    |
    And the extension declares the key "ASAccountAuthenticationModificationSupportsStrongPasswordUpgrade"
    And the extension declares the key "ASAccountAuthenticationModificationSupportsStrongPasswordChange"
    Then a strong password is offered to "jappleseed" from Settings

  @AM-25
  Scenario Outline: Upgrades are offered on iOS alone, from iOS 14
    Given the app runs on <platform>
    Then a strong password is not offered to "jappleseed" from Settings because "<platform> has no extensions that upgrade accounts"
    And Sign in with Apple is not offered to "jappleseed" from Settings because "<platform> has no extensions that upgrade accounts"

    Examples:
        | platform     |
        | iOS 13       |
        | Mac Catalyst |
        | macOS        |

  @AM-1 @PM-6 @CX-11
  Scenario: A strong password comes up in Settings, and nowhere else
    Given the keychain holds:
      | service       | user       | password             |
      | shiny.example | jappleseed | hupvEw-fodne1-qabjyg |
    Then a strong password is offered to "jappleseed" from Settings
    But a strong password is not offered to "jappleseed" from a security recommendation because "nothing is wrong with the password of jappleseed"
    And a strong password is not offered to "jappleseed" from the sign-in prompt because "the password of jappleseed is neither weak nor breached"

  @sign-in-with-apple @SI-11
  Scenario: Once the password is gone there is nothing left to upgrade
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    Then Sign in with Apple is offered to "jappleseed" from Settings
    When the user approves the Sign in with Apple sheet
    And everything settles
    Then Sign in with Apple is not offered to "jappleseed" from Settings because "the Keychain holds no password of jappleseed"

  @AM-1 @AM-2
  Scenario: A user name that is saved at two sites
    Given the keychain holds:
      | service                     | user       | password |
      | other.example               | jappleseed | kitten1  |
      | https://shiny.example/login | jappleseed | kitten2  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten2  |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the keychain holds:
      | service                     | user       | password             |
      | other.example               | jappleseed | kitten1              |
      | https://shiny.example/login | jappleseed | rofnyz-4Kovfu-gihzyc |

  @AM-1
  Scenario: An act names the site where one user name is saved at two
    Given the app "Shiny" is associated with "glossy.example"
    And the keychain holds:
      | service        | user       | password |
      | shiny.example  | jappleseed | older7kt |
      | glossy.example | jappleseed | kitten1  |
    When the user upgrades "jappleseed" at "glossy.example" to a strong password from Settings
    And everything settles
    Then the keychain holds:
      | service        | user       | password             |
      | shiny.example  | jappleseed | older7kt             |
      | glossy.example | jappleseed | rofnyz-4Kovfu-gihzyc |

  @AS-36
  Scenario: Nobody is offered anything on a device that is locked
    When the user locks the device
    Then a strong password is not offered to "jappleseed" from Settings because "the device is locked"
