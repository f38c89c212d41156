@process
Feature: App and extension live at the same time

  The app runs while its extension is asked: in the background, as the one who asked, or in the seconds after it left
  the screen. Both have the same groups and the same Keychain, and neither waits for the other. What a process holds on
  to, a file or memory, is held against it.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the app and its extension share the group "group.example.shiny"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  @PL-8 @strong-password
  Scenario Outline: What the app writes while <handler> waits for its server
    Given the extension runs the handler "<handler>"
    When the user upgrades "jappleseed" to a strong password from Settings
    And <when>
    And the app refreshes its store
    And everything settles
    Then the request succeeds
    And the app finds "<list>" as "upgrades" in the group "group.example.shiny"
    And <outcome>

    Examples:
        | handler                     | when                  | list                              | outcome                   |
        | WritingFromACopy            | 50 milliseconds pass  | [jappleseed]                      | the rule "PL-8" is broken |
        | WritingFromACopy            | everything settles    | [jappleseed, somebody, elsewhere] | no rule is broken         |
        | ReadingAnew                 | 50 milliseconds pass  | [somebody, elsewhere, jappleseed] | no rule is broken         |
        | ReadingAnewBesideCopyingApp | 150 milliseconds pass | [somebody, elsewhere]             | the rule "PL-8" is broken |

  @PL-9 @AS-39 @strong-password
  Scenario Outline: <handler> when its time is over
    Given the extension runs the handler "<handler>"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And <outcome>

    Examples:
        | handler        | outcome                   |
        | KeepingTheLock | the rule "PL-9" is broken |
        | LockingBriefly | no rule is broken         |

  @PL-9 @AS-39 @strong-password
  Scenario: Who is not suspended may keep a lock
    Given the extension runs the handler "KeepingTheLock"
    And the system lets the process go on after its answer
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And no rule is broken

  @AS-44 @PL-7 @strong-password
  Scenario Outline: <handler> where an extension has <budget>
    Given the extension runs the handler "<handler>"
    And <budget given>
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then <outcome>
    And <rule>

    Examples:
        | handler            | budget              | budget given                                | outcome                    | rule                       |
        | DerivingLikeTheApp | what is usual       | an extension has 120 MB of memory           | the request is interrupted | the rule "AS-44" is broken |
        | DerivingLikeTheApp | as much as it likes | an extension has as much memory as it likes | the request succeeds       | no rule is broken          |
        | DerivingInLittle   | what is usual       | an extension has 120 MB of memory           | the request succeeds       | no rule is broken          |
        | DerivingInLittle   | hardly anything     | an extension has 50 MB of memory            | the request is interrupted | the rule "AS-44" is broken |

  @AS-45 @strong-password
  Scenario: Where memory runs short, little is enough
    Given the extension runs the handler "DerivingInLittle"
    And an extension has 100 MB of memory
    When the user upgrades "jappleseed" to a strong password from Settings
    And 150 milliseconds pass
    And the system runs short of memory
    And everything settles
    Then the request is interrupted

  @PL-10 @AS-58 @strong-password
  Scenario Outline: Who is warned that memory runs short gives back what it can make again, and nothing else
    Given the extension runs the handler "<handler>"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 150 milliseconds pass
    And the system runs short of memory
    And everything settles
    Then <outcome>

    Examples:
        | handler            | outcome                   |
        | GivingBackItsCache | the request succeeds      |
        | DroppingItsSession | the rule "AS-3" is broken |

  @PL-11 @strong-password
  Scenario: Who reckons with the date gives up too late when the clock is set forward
    Given the extension runs the handler "HurryingByTheCalendar"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 150 milliseconds pass
    And the clock is set forward by 10 seconds
    And everything settles
    Then the rule "AS-3" is broken
    And "jappleseed" is locked out

  @PL-11 @strong-password
  Scenario Outline: A clock that is set while a reply is on its way
    Given the extension runs the handler "<handler>"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 150 milliseconds pass
    And the clock is set <turn> by <time>
    And everything settles
    Then <outcome>

    Examples:
        | handler               | turn    | time     | outcome              |
        | HurryingByTheCalendar | back    | 24 hours | the request succeeds |
        | HurryingByAnAlarm     | forward | 24 hours | the request succeeds |
