/// Selectors and key paths.
extension FileRewriting {
  /// Turns `#selector(cancel(_:))` into `Selector("cancel:", List.cancel(_:))`, which calls the method and owns nobody.
  mutating func rewriteSelectors(_ classes: ClassIndex) {
    for index in source.lexemes.indices where source.isWord("#selector", at: index) {
      guard source.isSign("(", at: index + 1) else { continue }
      let inside = index + 2..<source.partner(of: index + 1)
      guard !inside.isEmpty, let text = selector(of: inside, at: index, classes) else {
        remark(
          "this selector is not understood here: name a method, such as #selector(cancel(_:))", at: index)
        continue
      }
      edits.replace(bytes(index..<inside.upperBound + 1), by: text, in: source)
    }
  }

  private func selector(of inside: Range<Int>, at index: Int, _ classes: ClassIndex) -> String? {
    var (first, last) = (inside.lowerBound, inside.upperBound)
    if source.isWord("getter", at: first) || source.isWord("setter", at: first) { return nil }
    let cast = inside.first { source.isWord("as", at: $0) }
    if let cast { last = cast }
    var path: [Int] = []
    while first < last, source.isWord(at: first) {
      path.append(first)
      first += 1
      guard source.isSign(".", at: first) else { break }
      first += 1
    }
    let labels = first..<last
    guard let name = path.last, labels.isEmpty || areLabels(labels) else { return nil }
    let own = type(around: index)?.path
    var owner = path.dropLast().map { source.word($0) }
    if owner.isEmpty || owner == ["self"] || owner == ["Self"] {
      guard let own else { return nil }
      owner = [own]
    }
    guard owner.first != "super" else { return nil }
    let method = source.word(name) + source.inOneLine(labels)
    let known =
      labels.isEmpty ? classes.objectiveCName(of: source.word(name), in: owner.joined(separator: ".")) : nil
    let spelled = "\"\(known ?? objectiveCName(source.word(name), labels))\""
    let isType = owner.allSatisfy { $0.first?.isUppercase == true }
    if !isType {
      return cast == nil ? "Selector(\(spelled), of: \(owner.joined(separator: ".")), { $0.\(method) })" : nil
    }
    let type = owner.joined(separator: ".")
    let form = cast.map { " as (\(type)) -> " + source.inOneLine($0 + 1..<inside.upperBound) } ?? ""
    return "Selector(\(spelled), \(type).\(method)\(form))"
  }

  /// Whether something is the labels of a method, such as `(_:for:)`.
  private func areLabels(_ range: Range<Int>) -> Bool {
    source.isSign("(", at: range.lowerBound) && source.behind(range.lowerBound) == range.upperBound
      && range.dropFirst().dropLast().allSatisfy { source.isWord(at: $0) || source.isSign(":", at: $0) }
  }

  private func objectiveCName(_ name: String, _ labels: Range<Int>) -> String {
    let words = labels.filter { source.isWord(at: $0) }.map { source.word($0) }
    return Signature.objectiveCName(name, words.map { $0 == "_" ? nil : $0 })
  }

  /// Turns `#keyPath(Item.title)` into `"title"`.
  mutating func rewriteKeyPaths() {
    for index in source.lexemes.indices where source.isWord("#keyPath", at: index) {
      guard source.isSign("(", at: index + 1) else { continue }
      let inside = index + 2..<source.partner(of: index + 1)
      let names = inside.filter { source.isWord(at: $0) }.map { source.word($0) }
      let isPath = inside.allSatisfy { source.isWord(at: $0) || source.isSign(".", at: $0) }
      let properties = names.drop { $0.first?.isUppercase == true || $0 == "self" }
      guard isPath, !properties.isEmpty else {
        remark(
          "this key path is not understood here: name properties, such as #keyPath(Item.title)", at: index)
        continue
      }
      edits.replace(
        bytes(index..<inside.upperBound + 1), by: "\"\(properties.joined(separator: "."))\"", in: source)
    }
  }
}
