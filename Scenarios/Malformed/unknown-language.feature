# language: klingon
Feature: Nobody here speaks it

  Scenario: Not a word
    When everything settles
