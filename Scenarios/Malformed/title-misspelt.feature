Feature: A title is misspelt

  Senario: An outline, perhaps
    When everything settles
    Then nothing is pending
