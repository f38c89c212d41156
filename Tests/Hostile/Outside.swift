#if os(Linux)
  import Foundation

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension Hostile {
    static let swiftNetwork = family(
      "network",
      [
        "sends a request": { say in
          guard let url = URL(string: "http://127.0.0.1:9/") else { return }
          URLSession.shared.dataTask(with: url) { _, _, error in say(error == nil ? "answered" : "failed") }
            .resume()
        },
        "asks for its host": { say in say(ProcessInfo.processInfo.hostName.isEmpty ? "none" : "some") },
      ])

    static let swiftFiles = family(
      "files",
      [
        "writes a file": { say in
          let file = URL(filePath: "/tmp/hostile-file-\(UUID())")
          try? Data("a word".utf8).write(to: file, options: .atomic)
          say((try? String(contentsOf: file, encoding: .utf8)) ?? "nothing")
          try? FileManager.default.removeItem(at: file)
        },
        "leaves its folder": { say in say("\(FileManager.default.changeCurrentDirectoryPath("/"))") },
        "asks for its home": { say in say(NSHomeDirectory().isEmpty ? "none" : "some") },
        "keeps a default": { say in
          UserDefaults.standard.set(1, forKey: "hostile")
          say("\(UserDefaults.standard.integer(forKey: "hostile"))")
          UserDefaults.standard.removeObject(forKey: "hostile")
        },
      ])

    static let traps = family(
      "traps",
      [
        "fails": { _ in fatalError("a handler's last word \u{1B}[31m") },
        "is wrong": { _ in precondition(Int(exactly: 0.5) != nil, "never") },
        "reads past the end": { say in say("\([Int]()[Int(getpid() - getpid())])") },
        "takes from nothing": { say in
          var numbers: [Int] = []
          say("\(numbers.removeLast())")
        },
        "overflows": { say in say("\(Int.max + Int(getpid()))") },
        "leaves": { _ in exit(3) },
        "goes round": { _ in while true {} },
        "goes deeper": { say in
          func deeper(_ depth: Int) -> Int { depth < 0 ? 0 : deeper(depth + 1) + deeper(depth + 2) }
          say("\(deeper(0))")
        },
        "says fifty million letters": { say in say(String(repeating: "x", count: 50_000_000)) },
        "says what no text should": { say in say("a\u{0}b\u{7}\u{1B}[31m\u{9B}\u{FFFE}") },
        "says nothing": { _ in },
      ])
  }
#endif
