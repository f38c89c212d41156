/// What can be told in a line, one of several kinds; each says in one place how it is written and read.
///
/// To conform is to list one value of each kind, with nothing in it, and to answer ``told(_:)`` with a switch that makes
/// each kind anew out of what the telling gives back: where it writes, that is what was put in, and where it reads, what
/// stands in the line. The conformance of `SecurityAct` is small enough to begin with.
protocol Told: Sendable {
  /// One of each kind, with nothing in it: what a line is read as.
  static var kinds: Kinds<Self> { get }

  /// Itself where it is written, and another of its kind where one is read.
  func told(_ it: Telling) -> Self
}

extension Told {
  /// What is written of it.
  var telling: Telling {
    let it = Telling()
    _ = told(it)
    return it
  }
}

/// One of each kind, found by how it is told.
struct Kinds<Value: Told>: Sendable {
  private let all: [Value]
  private let byKey: [Telling.Key: Value]

  init(_ all: [Value]) {
    self.all = all
    byKey = Dictionary(all.map { ($0.telling.key, $0) }) { first, _ in first }
  }

  func map<Other>(_ make: (Value) -> Other) -> [Other] { all.map(make) }

  /// What a line says; `nil` where it is of no kind, or not whole.
  func read(_ line: Line) -> Value? {
    let it = Telling(line.what, line.with)
    var key = Telling.Key(from: line.from, to: line.to, what: line.what)
    var kind = kind(of: it, key)
    if kind == nil {
      key.what = nil
      kind = self.kind(of: it, key)
    }
    let value = kind?.told(it)
    return it.isWhole ? value : nil
  }

  /// What fields say.
  func read(_ it: Telling, _ key: Telling.Key) -> Value? { kind(of: it, key)?.told(it) }

  private func kind(of it: Telling, _ key: Telling.Key) -> Value? {
    if key.what != nil, let kind = byKey[key] { return kind }
    var signed = key
    for field in it.own {
      signed.field = field.name
      signed.mark = field.value
      if let kind = byKey[signed] { return kind }
      signed.mark = nil
      if let kind = byKey[signed] { return kind }
    }
    return byKey[key]
  }
}
