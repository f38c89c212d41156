Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given every server request takes ten seconds
    When everything settles
    Then nothing is pending
