extension Command {
  /// What its arguments mean, where they do not say it themselves.
  var details: String {
    switch self {
    case .run:
      """
        A folder means every .feature file below it, but for those in folders called Malformed: what must not
        load is read only where such a folder, or a file in it, is named itself. FILE:LINE means what stands on
        that line: a scenario, a row of examples, or under a title or a background all that it is about.
        @rerun.txt means the files and lines in a list, one FILE:LINE:LINE a line; an empty one plays nothing.


      """
    case .format:
      """
        A folder means every .feature file below it, but for those in folders called Malformed, which must not
        load.


      """
    case .explore, .step, .steps, .merge, .gherkin, .check, .rules, .diagram, .draw, .story, .password,
      .bench,
      .new:
      ""
    }
  }
}
