/// What a passkey has to be made of: no word of Apple's, but what every relying party looks at.
enum WebAuthnRules {
  static let all: [Rule] = [
    Rule(
      "WA-1",
      "What a provider signs is the hash of the client data of its own request.",
      .documented, "Web Authentication Level 3, 6.3.2 and 6.3.3; Header, ASPasskeyCredentialRequest",
      .checked,
      "a hash of another request is told"),
    Rule(
      "WA-2",
      "Authenticator data has 37 bytes and what its flags announce, and an attestation object "
        + "three members in canonical CBOR, with a key as COSE writes it.",
      .documented, "Web Authentication Level 3, 6.1, 6.5.1.1 and 6.5.4", .checked,
      "bytes that nobody can read are told, with their paragraph"),
    Rule(
      "WA-3",
      "Authenticator data begins with the digest of the relying party identifier that was asked for.",
      .documented, "Web Authentication Level 3, 7.1, step 14, and 7.2, step 15", .checked,
      "an answer for another relying party is told"),
    Rule(
      "WA-4",
      "Authenticator data says that the user was present, except where a passkey is made by the way.",
      .documented, "Web Authentication Level 3, 7.1, step 15, and 7.2, step 16", .checked,
      "a user who is left out is told"),
    Rule(
      "WA-5",
      "Where user verification is required, authenticator data says that the user was verified.",
      .documented, "Web Authentication Level 3, 7.1, step 16, and 7.2, step 17", .checked,
      "a user who is not verified is told where that is required"),
    Rule(
      "WA-6",
      "For a passkey that is made by the way an authenticator claims neither presence nor "
        + "verification, as long as it asked for neither.",
      .documented, "Web Authentication Level 3, 5.1.3", .checked,
      "a user who is claimed by the way is told"),
    Rule(
      "WA-7",
      "A passkey that is backed up can be backed up, and whether it can be never changes.",
      .documented, "Web Authentication Level 3, 7.1, step 17, and 7.2, steps 18 and 19", .checked,
      "backups that contradict each other are told"),
    Rule(
      "WA-8",
      "A new passkey signs with one of the algorithms that were asked for.",
      .documented, "Web Authentication Level 3, 7.1, step 20", .checked,
      "a key that nobody asked for is told"),
    Rule(
      "WA-9",
      "An attestation statement follows the rules of its format; without any it is empty.",
      .documented, "Web Authentication Level 3, 7.1, steps 21 and 22, and 8.2 and 8.7", .checked,
      "a statement that vouches for nothing is told"),
    Rule(
      "WA-10",
      "The identifier of a passkey is new, at most 1023 bytes long and the same wherever it "
        + "stands, and its user handle is that with which it was made.",
      .documented, "Web Authentication Level 3, 7.1, steps 25 and 26, and 7.2, step 6", .checked,
      "identifiers that do not go together are told"),
    Rule(
      "WA-11",
      "A provider makes no passkey beside one of its own that the request excludes.",
      .documented, "Web Authentication Level 3, 6.3.2; Header, ASPasskeyCredentialRequest", .checked,
      "a passkey beside an excluded one is told"),
    Rule(
      "WA-12",
      "Where a request names passkeys, one of them signs.",
      .documented, "Web Authentication Level 3, 7.2, step 5", .checked,
      "a passkey that was not asked for is told"),
    Rule(
      "WA-13",
      "A signature is by the registered key, over authenticator data and client data hash.",
      .documented, "Web Authentication Level 3, 7.2, step 21", .checked,
      "a signature by another key is told"),
    Rule(
      "WA-14",
      "A counter that is used goes up with every signature.",
      .documented, "Web Authentication Level 3, 6.1.1, and 7.2, step 22", .checked,
      "a counter that stands still is told"),
    Rule(
      "WA-15",
      "What a provider answers beside its signature answers what was asked: a secret of 32 bytes for each value, "
        + "the same each time, and of a large blob that it is supported, read or written.",
      .documented, "Web Authentication Level 3, 10.1.4 and 10.1.5", .checked,
      "what answers nothing that was asked is told"),
    Rule(
      "WA-16",
      "A passkey is called excluded where one of those that were named is there, and nowhere else.",
      .documented, "Header, ASExtensionError; Web Authentication Level 3, 6.3.2", .checked,
      "a passkey that is called excluded where none was named is told"),
    Rule(
      "OC-1",
      "A one-time code is that of the moment at which it is given, by the phone's clock, and has all its digits, of "
        + "which there are six or more, and no blank.",
      .documented, "RFC 6238, 4.2; RFC 4226, 5.3", .checked, "a code of another moment is told"),
    Rule(
      "OC-2",
      "A website takes the code of its own time, or of the period before or after, and each code once.",
      .documented, "RFC 6238, 5.2 and 6", .modelled, "a website bears with a clock that is a little off"),
    Rule(
      "OC-3", "A code that somebody typed goes to the server once: it is taken once.",
      .documented, "RFC 6238, 5.2", .checked, "a code that is sent once more by itself is told"),
  ]
}
