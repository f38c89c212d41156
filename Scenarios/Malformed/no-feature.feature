  Scenario: It belongs to nothing
    When everything settles
