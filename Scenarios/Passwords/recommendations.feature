@passwords
Feature: What the password manager recommends

  The password manager looks at every saved password: is it known from a breach, is it easily guessed, is it
  used for several sites? Each warning comes with what can be done about it: the upgrades of the extension,
  where there are any, and changing the password on the website.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the extension runs the handler "Trusting"

  @PM-1 @PM-5
  Scenario: A password that is easily guessed
    Given the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    Then the security recommendations are:
      | service       | user       | priority | warnings | actions                                                           |
      | shiny.example | jappleseed | other    | weak     | a strong password, Sign in with Apple, Change Password on Website |
    And the recommendation for "jappleseed" says "This password is easily guessed."

  @PM-1
  Scenario Outline: <password> is <verdict>
    Given the keychain holds:
      | service       | user       | password   |
      | shiny.example | jappleseed | <password> |
    Then the recommendation for "jappleseed" says "<text>"

    Examples: Words, as they are or changed
        | password     | verdict | text                                                                     |
        | letmein1     | common  | Many people have this password, so it is among the first that are tried. |
        | p4ssw0rd     | weak    | This password is easily guessed.                                         |
        | Sunshine2019 | weak    | This password is easily guessed.                                         |
        | el3ph4nt$    | weak    | This password is easily guessed.                                         |

    Examples: Patterns
        | password    | verdict   | text                                                    |
        | abcdefghijk | a pattern | This password follows a pattern, which is soon guessed. |
        | qw23er45    | a pattern | This password follows a pattern, which is soon guessed. |

    Examples: Numbers of four and six digits
        | password | verdict   | text                                                                     |
        | 8765     | a pattern | This password follows a pattern, which is soon guessed.                  |
        | 123123   | a pattern | This password follows a pattern, which is soon guessed.                  |
        | 123321   | a pattern | This password follows a pattern, which is soon guessed.                  |
        | 1004     | common    | Many people have this password, so it is among the first that are tried. |

  @PM-1
  Scenario: Nothing is wrong with a password that the system generated
    Given the keychain holds:
      | service       | user       | password             |
      | shiny.example | jappleseed | hupvEw-fodne1-qabjyg |
      | other.example | jappleseed | rofnyz-4Kovfu-gihzyc |
    Then there are no security recommendations

  @PM-1
  Scenario: The same password for two sites, and for two accounts of one
    Given the keychain holds:
      | service             | user | password             |
      | shiny.example       | ann  | hupvEw-fodne1-qabjyg |
      | www.shiny.example   | bob  | hupvEw-fodne1-qabjyg |
      | https://other.co.uk | cy   | hupvEw-fodne1-qabjyg |
      | login.third.example | dee  | rofnyz-4Kovfu-gihzyc |
      | third.example       | eve  | rofnyz-4Kovfu-gihzyc |
    Then the security recommendations are:
      | service             | user | warnings |
      | https://other.co.uk | cy   | reused   |
      | shiny.example       | ann  | reused   |
      | www.shiny.example   | bob  | reused   |
    And the recommendation for "ann" says "This password is also saved for other.co.uk. Whoever learns it there can try it here."
    And the recommendation for "cy" says "This password is also saved for shiny.example, www.shiny.example. Whoever learns it there can try it here."

  @PM-1
  Scenario: Domains of one company have the same accounts
    Given the keychain holds:
      | service        | user       | password             |
      | shiny.example  | jappleseed | hupvEw-fodne1-qabjyg |
      | glossy.example | jappleseed | hupvEw-fodne1-qabjyg |
    And "shiny.example" has the same accounts as "glossy.example"
    Then there are no security recommendations

  @PM-1 @PM-2
  Scenario: A breach concerns whoever has the password, wherever it happened
    Given the keychain holds:
      | service       | user | password     |
      | shiny.example | ann  | h7#kQ2!vM9xw |
      | other.example | bob  | h7#kQ2!vM9xw |
    And the password "h7#kQ2!vM9xw" is among the most often breached
    Then the security recommendations are:
      | service       | user | priority | warnings         |
      | other.example | bob  | high     | breached, reused |
      | shiny.example | ann  | high     | breached, reused |
    And the recommendation for "ann" says "This password is known from a data breach. Anybody who has seen it can try it here: change it now."

  @PM-1
  Scenario: A user can have breached passwords left alone
    Given the keychain holds:
      | service       | user | password     |
      | shiny.example | ann  | h7#kQ2!vM9xw |
    And the password "h7#kQ2!vM9xw" is among the most often breached
    And the user lets breached passwords go undetected
    Then there are no security recommendations

  @PM-4 @AS-22
  Scenario: Breached passwords come first, and accounts that thieves like
    Given the keychain holds:
      | service              | user | password             |
      | shiny.example        | ann  | kitten1              |
      | my.bank.example      | bob  | sunshine7            |
      | other.example        | cy   | h7#kQ2!vM9xw         |
      | third.example        | dee  | hupvEw-fodne1-qabjyg |
      | fourth.example       | eve  | hupvEw-fodne1-qabjyg |
      | post.letters.example | fay  | kitten2              |
    And an account at "bank.example" is about money
    And an account at "letters.example" is about e-mail
    And an account at "third.example" is about nothing out of the ordinary
    And the password "h7#kQ2!vM9xw" is among the most often breached
    Then the security recommendations are:
      | user | priority | warnings |
      | cy   | high     | breached |
      | bob  | high     | weak     |
      | fay  | high     | weak     |
      | ann  | other    | weak     |
      | eve  | other    | reused   |
      | dee  | other    | reused   |

  @PM-5 @AM-2 @AM-3
  Scenario: Where the extension cannot help, the website still can
    Given the extension declares:
      | key                                                                 | value |
      | ASAccountAuthenticationModificationSupportsStrongPasswordChange     | YES   |
      | ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple | NO    |
    And the keychain holds:
      | service       | user | password |
      | shiny.example | ann  | kitten1  |
      | other.example | bob  | kitten2  |
    Then the security recommendations are:
      | user | actions                                       |
      | bob  | Change Password on Website                    |
      | ann  | a strong password, Change Password on Website |

  @AM-1 @PM-5
  Scenario: An upgrade takes the recommendation away
    Given the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    When the user upgrades "jappleseed" to a strong password from a security recommendation
    And everything settles
    Then the request succeeds
    And there are no security recommendations
