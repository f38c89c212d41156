Feature: There is a feature and nothing in it

  This is all.
