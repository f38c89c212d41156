/// A row or a column written as a picture, such as `H:|-[name]-8-[field(>=40)]-|`, and what it wishes.
@MainActor struct VisualFormat {
  private typealias Attribute = NSLayoutConstraint.Attribute
  private let views: [String: Any]
  private let metrics: [String: Any]
  private var reader: VisualFormatReader
  private var wishes: [NSLayoutConstraint] = []
  private var isColumn = false
  /// The views in their order.
  private var row: [UIView] = []

  init(_ format: String, metrics: [String: Any]?, views: [String: Any]) {
    (self.views, self.metrics, reader) = (views, metrics ?? [:], VisualFormatReader(format))
  }

  /// Everything that the picture wishes, and what options add; a picture that nobody can read is a crash, as on a device.
  mutating func constraints(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    isColumn = reader.take("V:")
    if !isColumn { _ = reader.take("H:") }
    let begins = reader.take("|")
    let first = begins ? gap(isAtEdge: true) : []
    var last = view()
    if begins { wish(gaps: first, from: edge(of: last), start, to: last, start) }
    while !reader.isAtEnd {
      let isLast = reader.take("|")
      let gaps = isLast ? [] : gap(isAtEdge: false)
      if isLast || reader.take("|") {
        wish(gaps: gaps, from: last, end, to: edge(of: last), end)
        guard reader.isAtEnd else { reader.fail("nothing may stand behind the last “|”") }
        break
      }
      let next = view()
      wish(gaps: gaps, from: last, end, to: next, start)
      last = next
    }
    return wishes + aligned(options)
  }

  private var start: Attribute { isColumn ? .top : .leading }
  private var end: Attribute { isColumn ? .bottom : .trailing }
  private var size: Attribute { isColumn ? .height : .width }

  private func edge(of view: UIView) -> UIView {
    guard let superview = view.superview else {
      reader.fail("“|” means the superview of \(type(of: view)), which has none")
    }
    return superview
  }

  private mutating func view() -> UIView {
    guard reader.take("[") else { reader.fail("a view in brackets is expected") }
    let view = named(reader.word())
    if reader.take("(") {
      for demand in demands() {
        let wish = NSLayoutConstraint(
          item: view, attribute: size, relatedBy: demand.relation, toItem: demand.view,
          attribute: demand.view == nil ? .notAnAttribute : size, multiplier: 1, constant: demand.constant)
        wish.priority = demand.priority
        wishes.append(wish)
      }
    }
    guard reader.take("]") else { reader.fail("“]” is expected") }
    row.append(view)
    return view
  }

  private func named(_ name: String) -> UIView {
    guard let view = views[name] as? UIView else { reader.fail("“\(name)” is no key of the views") }
    return view
  }

  /// What stands between two views: nothing, the usual space, or what is said of it.
  private mutating func gap(isAtEdge: Bool) -> [Demand] {
    guard reader.take("-") else { return [Demand(constant: 0)] }
    // Where a space ends at an edge is seen only behind it.
    if reader.isAt("[") { return [Demand(constant: isAtEdge ? Self.toEdge : Self.between)] }
    if reader.isAt("|") { return [Demand(constant: Self.toEdge)] }
    let demands = reader.take("(") ? self.demands() : [demand()]
    guard reader.take("-") else { reader.fail("“-” is expected") }
    return demands
  }

  /// The usual spaces, as they were before margins.
  private static let (between, toEdge): (CGFloat, CGFloat) = (8, 20)

  private mutating func demands() -> [Demand] {
    var demands = [demand()]
    while reader.take(",") { demands.append(demand()) }
    guard reader.take(")") else { reader.fail("“)” is expected") }
    return demands
  }

  /// A size or a distance, with how it is meant and how much it is wished.
  private mutating func demand() -> Demand {
    var demand = Demand(constant: 0)
    if reader.take(">=") {
      demand.relation = .greaterThanOrEqual
    } else if reader.take("<=") {
      demand.relation = .lessThanOrEqual
    } else {
      _ = reader.take("==")
    }
    if let number = reader.number() {
      demand.constant = number
    } else {
      let name = reader.word()
      if let metric = metric(name) { demand.constant = metric } else { demand.view = named(name) }
    }
    if reader.take("@") {
      guard let priority = reader.number() ?? metric(reader.word()) else {
        reader.fail("a priority is expected")
      }
      demand.priority = UILayoutPriority(Float(priority))
    }
    return demand
  }

  private func metric(_ name: String) -> CGFloat? {
    switch metrics[name] {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private mutating func wish(
    gaps: [Demand], from first: UIView, _ one: Attribute, to second: UIView, _ other: Attribute
  ) {
    for gap in gaps.isEmpty ? [Demand(constant: 0)] : gaps {
      guard gap.view == nil else { reader.fail("a space is no view") }
      let wish = NSLayoutConstraint(
        item: second, attribute: other, relatedBy: gap.relation, toItem: first, attribute: one,
        multiplier: 1, constant: gap.constant)
      wish.priority = gap.priority
      wishes.append(wish)
    }
  }

  /// That neighbours stand on one line.
  private func aligned(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    options.attributes.flatMap { attribute in
      zip(row, row.dropFirst()).map { one, other in
        NSLayoutConstraint(
          item: one, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute,
          multiplier: 1, constant: 0)
      }
    }
  }

  /// What is wished of a size or of a distance.
  private struct Demand {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat
    var view: UIView?
    var priority = UILayoutPriority.required
  }
}
