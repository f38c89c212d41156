import Rehearsal
import RehearsalExplorer

extension SearchFile {
  /// By which options the search of a file is another than the one that is asked for, as somebody would say them.
  func differences(from options: SearchOptions) -> String {
    var told = Self.optionNames.compactMap { member, name -> String? in
      let (kept, asked) = (identity[member] ?? .null, options.identity[member] ?? .null)
      return kept == asked ? nil : "\(Self.words(name, kept)) instead of \(Self.words(name, asked))"
    }
    let asked = options.explorer.shard
    if shard != asked {
      told.append("--shard \(shard.part)/\(shard.count) instead of \(asked.part)/\(asked.count)")
    }
    return told.isEmpty ? "which this command does not know" : told.joined(separator: "; ")
  }

  /// The options that say what makes a search one and no other, by what a file calls that; its part is told apart.
  private static let optionNames: KeyValuePairs = [
    "handler": "--handler", "request": "--request", "server": "--server", "deviations": "--deviations",
    "mergesStates": "--no-reduction", "goesOn": "--go-on", "properties": "--property",
  ]

  private static func words(_ option: String, _ value: JSON) -> String {
    switch value {
    case .string(let text): "\(option) \(text.short)"
    case .array(let items) where !items.isEmpty:
      "\(option) \(items.compactMap(\.string).joined(separator: ",").short)"
    // Who merges states has not said otherwise.
    case .bool(let isSo) where isSo != (option == "--no-reduction"): option
    default: "no \(option)"
    }
  }
}
