import TestBench
import Testing

/// A search tells states apart by what their fingerprints take in.
///
/// That the fields of a type are all named there is up to the compiler; that something is done about each of them is
/// seen to here.
@Suite struct FingerprintTests {
  private static let files = Room.all.filter { ["PhoneModel", "Rehearsal"].contains($0.name) }.flatMap(
    \.files)

  @Test func `every field that a fingerprint names is combined, or passed over for a reason`() {
    let accounts = Self.files.flatMap(FieldAccount.all(in:))
    for account in accounts {
      for field in account.forgotten { Issue.record("\(account.place) does nothing about \(field)") }
    }
    // Fewer are found where somebody names them in another way, which is not looked at then.
    #expect(accounts.count >= 41)
  }

  /// What takes values in, and what only stands for other values while they are told.
  private static let exempt: Set = ["Fingerprint", "Telling"]

  @Test func `a fingerprint leaves no field out where the compiler cannot see to that`() {
    let types = Self.files.flatMap(\.declarations).filter { $0.kind == .type && $0.storedProperties > 0 }
    for file in Self.files {
      for function in file.declarations where function.kind == .function && function.path.last == "combine" {
        guard FieldAccount(of: function, in: file) == nil, !Self.exempt.contains(function.path[0]),
          let type = types.first(where: { $0.path == function.path.dropLast() })
        else { continue }
        let account = FieldAccount(of: function, in: file, naming: type.fields)
        for field in account.forgotten { Issue.record("\(account.place) does nothing about \(field)") }
      }
    }
  }

  @Test func `a field that is only named is told from one that is taken`() {
    let file = SwiftFile(
      "One.swift",
      """
      extension One {
        func combine(into mark: inout Fingerprint) {
          _ =
            Self.init(
              direct:given:walked:bound:first:second:aside:parts:named:mark:other:element:shown:late:)
          mark.combine(direct ?? 0)
          given?.inner.combine(into: &mark)
          for one in walked { mark.combine(one) }
          if case .some(let one) = bound { one.combine(into: &mark) } else { mark.combine(0) }
          mark.combine(each: parts) { element, mark in element.combine(into: &mark) }
          mark.combine(sum())
          mark.passOver((aside, one.other), because: "named")
          print(named, shown)
        }
        private func sum() -> UInt64 {
          var sum = first
          sum.combine(second)
          return sum.value
        }
        private func unused() { mark.combine(late) }
      }
      extension Other {
        func combine(into mark: inout Fingerprint) {
          mark.combine(late)
        }
      }
      """)
    let accounts = FieldAccount.all(in: file)
    #expect(accounts.map(\.forgotten) == [["named", "mark", "other", "element", "shown", "late"]])
    #expect(accounts.first?.place == "One in One.swift:2")
  }
}
