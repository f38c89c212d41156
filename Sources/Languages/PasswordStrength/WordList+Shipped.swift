extension WordList {
  /// The compact list that ships: common passwords, words, names and places, and what endings make of them.
  public static let shipped = WordList(
    [list(CommonPasswords.all), list(Names.given), list(Names.family)],
    inflecting: [
      list(PlainWords.all), list(LongWords.fromAToL + " " + LongWords.fromMToZ), list(Places.all),
    ],
    with: WordList([list(endings)], inflecting: [], with: nil))

  private static func list(_ text: String) -> [Substring] {
    // Looking at characters would take a quarter of the time that a list needs to be read.
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map(Substring.init)
  }

  private static let endings = """
    s es ed d er r rs ers ing ings ly y ies ied ier iest ily iness ness nesses ment ments ful fully less able ably
    ability ish like al als ally ist ists istic ism isms ity ities ize ized izes izing ise ised ization isation ion ions
    ional ioned ation ations ational or ors ory ories ive ives ively ous ously ant ants ance ances ent ents ence ences
    ency encies ancy en ened ening ens ic ics ical ically ian ians an ans ern est est st th age ages ship ships hood
    man men woman ary aries ure ures dom land lands ville town ton ford burg i in e a o z ie y boy girl
    """
}
