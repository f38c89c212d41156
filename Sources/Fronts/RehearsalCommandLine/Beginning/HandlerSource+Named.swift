import Rehearsal

/// The handler that is there already, from what somebody names of it.
extension HandlerSource {
  /// What `--from` names, for a package in a folder; `nil` where it names nothing.
  static func named(
    by arguments: Arguments<NewOptions>, from package: String
  ) throws(Unbeginnable) -> HandlerSource? {
    let paths = arguments.sources
    let stubs = try stubs(arguments.stubs)
    guard !paths.isEmpty else {
      guard stubs.isEmpty else { throw .usage(.malformed("--stub is for what the files of --from import.")) }
      return nil
    }
    let originals = try originals(paths, from: package)
    let texts = try texts(originals?.sources ?? paths, areCopied: originals == nil)
    let own = originals?.modules ?? []
    let known = (stubs + own).map(\.text)
    let check = SourceCheck(of: texts, isRewritten: originals != nil, stubs: known)
    guard check.obstacles.isEmpty else { throw .unfit(check.account) }
    // Who imports the module that it is in needs no other one.
    let contained = own.filter { module in
      check.imported.contains(module.text) && !"/\(package)".hasSuffix("/\(module.text)")
    }
    let empty = stubs.filter { stub in !contained.contains { $0.text == stub.text } }
    let mode = (originals?.sources ?? paths).lazy.compactMap(LanguageMode.init(ofFile:)).first
    // Xcode's own projects begin in the mode of Swift 5.
    let usual: LanguageMode = check.sharing.isEmpty && originals == nil ? .six : .five
    do throws(HandlerSource.Unfit) {
      return try HandlerSource(
        SourceFiles(texts: texts, originals: originals, stubs: empty, contained: contained),
        mode: mode ?? usual, sharing: check.sharing, absences: check.absences)
    } catch {
      throw .unfit(error.reason)
    }
  }

  private static func stubs(_ names: [String]) throws(Unbeginnable) -> [ModuleName] {
    var stubs: [ModuleName] = []
    for name in names where !stubs.contains(where: { $0.text == name }) {
      if let advice = SourceCheck.withoutStub(name) {
        throw .usage(
          .malformed(
            "--stub \(name) would be an empty module, and nothing that uses \(name) compiles with one: \(advice), or put "
              + "it behind \(SourceCheck.condition(of: name))."))
      }
      do throws(ModuleName.Unfit) { stubs.append(try ModuleName(name)) } catch {
        throw .usage(.malformed(error.reason))
      }
    }
    return stubs
  }

  /// Everything in the folders, and the files beside them; `nil` where there is no folder.
  private static func originals(
    _ paths: [String], from package: String
  ) throws(Unbeginnable) -> OriginalFiles? {
    let paths = paths.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    guard paths.contains(where: { Files.isFolder($0) == true }) else { return nil }
    var files: [String] = []
    for path in paths {
      guard !path.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
        throw .unfit("“\(path.short)” cannot stand in a list of files.")
      }
      guard Files.isFolder(path) == true else {
        files.append(path)
        continue
      }
      guard !"\(package)/".hasPrefix("\(Files.absolute(path))/") else {
        throw .unfit("the package would be built from itself; begin it outside of “\(path.short)”.")
      }
      do throws(Files.Unreadable) { files += try Files.files(below: path) } catch { throw .unwritable(error) }
    }
    do throws(OriginalFiles.Unfit) { return try OriginalFiles(paths, files: files) } catch {
      throw .unfit(error.reason)
    }
  }

  private static func texts(
    _ paths: [String], areCopied: Bool
  ) throws(Unbeginnable) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    for path in paths {
      let name = areCopied ? String(path.split(separator: "/").last ?? "") : path
      guard name.hasSuffix(".swift") else {
        throw .unfit("--from takes files of Swift and folders, not “\(path.short)”.")
      }
      if areCopied, files.contains(where: { $0.name == name }) || name == "Program+Rehearsed.swift" {
        throw .unfit("there are two files of the name “\(name.short)”; give one of them another.")
      }
      let bytes: [UInt8]
      do throws(Files.Unreadable) { bytes = try Files.bytes(of: path) } catch { throw .unwritable(error) }
      // Reading Swift takes long, and nobody writes so much of it.
      guard bytes.count <= 2_000_000 else {
        throw .unfit("“\(name.short)” is too large for the source of a handler.")
      }
      files.append((name, String(decoding: bytes, as: UTF8.self)))
    }
    return files
  }
}

extension SourceCheck {
  /// Everything that keeps the files from being built, and what to do about each.
  fileprivate var account: String {
    let count = obstacles.count
    let headline = "\(count) thing\(count == 1 ? " keeps" : "s keep") these files from being built here:\n"
    let rest = absences.isEmpty ? "" : "Besides, the compiler will miss:\n\(absences.told)"
    return headline + (obstacles.told + rest).dropLast()
  }
}
