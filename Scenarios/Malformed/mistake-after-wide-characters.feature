Feature: The caret finds its place after wide characters

  Scenario: 漢字 and 👩‍👩‍👧
    When the user types "漢字👩‍👩‍👧" in "Code"
    Then the user sees the mesage "é"
