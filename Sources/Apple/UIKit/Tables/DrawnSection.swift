/// Rows that were drawn with all that they say.
struct DrawnSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
}
