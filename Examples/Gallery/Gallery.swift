import RehearsalExplorer

/// Mistakes that people make in these extensions, each with what finds it and what puts it right.
public enum Gallery {
  /// All of them, topic by topic, each from the simple to the subtle.
  public static var all: [Exhibit] {
    answers + commitments + lostReplies + screens + cancel + signInWithApple + processes
      + together + devices + autoFill + autoFillLists + autoFillStores + passkeys + codes + apps + appleNames
  }

  /// The first exhibit of every kind of sound twin: what is sound once is sound every time.
  public static var sound: [Exhibit] {
    var seen: Set<String> = []
    return all.filter { exhibit in
      let requests = exhibit.soundSituations.map { "\($0.request)" }
      return seen.insert("\(exhibit.soundName), \(exhibit.properties.map(\.name)), \(requests)").inserted
    }
  }

  /// The one of a name.
  public static subscript(name: String) -> Exhibit? { all.first { $0.name == name } }
}
