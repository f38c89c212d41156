/// Why there is no new package.
enum Unbeginnable: Error {
  case usage(UsageError)
  case unfit(String)
  case unwritable(Files.Unreadable)
}
