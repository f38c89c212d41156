import Documents

/// Tables and collections, with the rows that were drawn in them.
extension InterfaceLoader {
  func fill(table: UITableView, _ element: MarkupElement) {
    table.rowHeight = element.number("rowHeight").map { CGFloat($0) } ?? table.rowHeight
    table.allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
    table.allowsSelection = element.flag("allowsSelection") ?? true
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let header = element.child(key: "tableHeaderView") { table.tableHeaderView = view(header) }
    if let footer = element.child(key: "tableFooterView") { table.tableFooterView = view(footer) }
    if let back = element.child(key: "backgroundView") { table.backgroundView = view(back) }
    for prototype in element.child("prototypes")?.children ?? [] {
      guard let identifier = prototype["reuseIdentifier"] else {
        file.log(
          prototype, "Unsupported Configuration: Prototype table cells must have reuse identifiers")
        continue
      }
      table.rows.makers[identifier] = { [piece] in
        guard let cell = piece(prototype) as? UITableViewCell else { return UITableViewCell() }
        return cell
      }
    }
    if let sections = element.child("sections") {
      table.drawn = sections.children.map { section in
        DrawnSection(
          header: section["headerTitle"], footer: section["footerTitle"],
          cells: (section.child("cells")?.children ?? []).compactMap { view($0) as? UITableViewCell })
      }
    }
  }

  func fill(collection: UICollectionView, _ element: MarkupElement) {
    for prototype in element.child("cells")?.children ?? [] {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      collection.items.makers[identifier] = { [piece] in
        (piece(prototype) as? UICollectionViewCell) ?? UICollectionViewCell(frame: .zero)
      }
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let drawn = element.child(key: key), let identifier = drawn["reuseIdentifier"] else { continue }
      collection.supplements["\(kind) \(identifier)"] = { [piece] in
        (piece(drawn) as? UICollectionReusableView) ?? UICollectionReusableView(frame: .zero)
      }
    }
    if let back = element.child(key: "backgroundView") { collection.backgroundView = view(back) }
  }

  func fill(cell: UITableViewCell, _ element: MarkupElement) {
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark, "detailButton": .detailButton,
      "detailDisclosureButton": .detailDisclosureButton,
    ]
    cell.accessoryType = element["accessoryType"].flatMap { accessories[$0] } ?? .none
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    if let accessory = element.child(key: "accessoryView") { cell.accessoryView = view(accessory) }
    guard let content = element.children.first(where: { $0["key"] == "contentView" }) else { return }
    for child in parts(of: content) {
      let part = view(child)
      guard let id = child["id"] else {
        cell.contentView.addSubview(part)
        continue
      }
      // Which of its labels are the cell's own, a cell in one of the system's styles says itself.
      switch id {
      case element["textLabel"]: cell.textLabel = part as? UILabel
      case element["detailTextLabel"]: cell.detailTextLabel = part as? UILabel
      case element["imageView"]: cell.imageView = part as? UIImageView
      default: break
      }
      cell.contentView.addSubview(part)
    }
    constrain(cell.contentView, content)
  }

  /// Makes a prototype's view, connected by itself with what is in it, and with the controller.
  private var piece: @MainActor (MarkupElement) -> UIView {
    let (file, storyboard, id) = (file, storyboard, (owner as? UIViewController)?.sceneID)
    return { [weak owner] element in
      let loader = InterfaceLoader(file, of: storyboard, owner: owner, as: id)
      let view = loader.view(element)
      loader.finish()
      return view
    }
  }
}
