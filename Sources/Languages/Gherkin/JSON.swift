/// As much of JSON as a file of languages is made of.
enum JSON {
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])
}
