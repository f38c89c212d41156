Feature: The background alone plays nothing

  Background:
    Given the network is down
