/// The commands there are, in the order in which they are listed.
extension CommandLineTool {
  static var commands: [any Subcommand.Type] {
    [
      RunOptions.self, ExploreOptions.self, StepOptions.self, StepsOptions.self, FormatOptions.self,
      MergeOptions.self, ShowOptions.self, WatchOptions.self, GherkinOptions.self, CheckOptions.self,
      RulesOptions.self, HandlersOptions.self,
      DiagramOptions.self,
      DrawOptions.self, StoryOptions.self, PasswordOptions.self, BenchOptions.self, NewOptions.self,
      CompletionOptions.self, ManualOptions.self,
    ]
  }
}
