/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}
