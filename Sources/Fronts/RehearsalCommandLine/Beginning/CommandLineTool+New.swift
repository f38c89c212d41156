import Rehearsal

/// The command that begins a package.
extension CommandLineTool {
  func new(_ arguments: Arguments<NewOptions>) throws(UsageError) -> Answer {
    let path = arguments.path
    let folder = Files.absolute(path)
    do throws(Unbeginnable) {
      let package = try package(arguments, at: folder)
      if Files.exists(folder) { throw .unfit("\(path.short) is there already; nothing in it is touched.") }
      do throws(Files.Unreadable) {
        for file in package.files { try Files.write(file.text, below: folder, file.path) }
      } catch {
        throw .unwritable(error)
      }
      return Answer(output: package.welcome(at: path))
    } catch {
      switch error {
      case .usage(let error): throw error
      case .unfit(let reason):
        return Answer(output: "", complaint: "rehearse: \(reason)\n", code: .badInput)
      case .unwritable(let error):
        return Answer(output: "", complaint: "rehearse: \(error.path): \(error.reason)\n", code: .badInput)
      }
    }
  }

  /// Why there is no new package.
  private enum Unbeginnable: Error {
    case usage(UsageError)
    case unfit(String)
    case unwritable(Files.Unreadable)
  }

  private func package(
    _ arguments: Arguments<NewOptions>, at folder: String
  ) throws(Unbeginnable) -> NewPackage {
    let name: ModuleName
    do throws(ModuleName.Unfit) {
      name = try ModuleName(folder.split(separator: "/").last.map(String.init) ?? "")
    } catch {
      throw .usage(.malformed(error.reason))
    }
    let own = try own(arguments.sources)
    let flows = try flows(arguments.flows, of: own)
    let domain = arguments.domain ?? "\(name.slug).example"
    guard domain.isHost else {
      throw .usage(.malformed("--domain reads like shiny.example, not “\(domain.short)”."))
    }
    let rehearsal: Dependency
    do throws(Dependency.Missing) {
      rehearsal = try Dependency(arguments.rehearsal, from: folder)
    } catch {
      throw .unfit(error.reason)
    }
    return NewPackage(name: name, flows: flows, domain: domain, rehearsal: rehearsal, own: own)
  }

  private func flows(
    _ list: FlowList?, of own: HandlerSource?
  ) throws(Unbeginnable) -> [NewPackage.Flow] {
    guard let own else { return list?.flows ?? [.strongPassword] }
    guard list == nil else {
      throw .usage(.malformed("--flows is for a new handler; the one of --from says itself what it can do."))
    }
    return own.requests
  }

  private func own(_ paths: [String]) throws(Unbeginnable) -> HandlerSource? {
    guard !paths.isEmpty else { return nil }
    var files: [(name: String, text: String)] = []
    for path in paths {
      let name = String(path.split(separator: "/").last ?? "")
      guard name.hasSuffix(".swift") else {
        throw .unfit("--from takes files of Swift, not “\(path.short)”.")
      }
      if files.contains(where: { $0.name == name }) || name == "Program+Rehearsed.swift" {
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
    do throws(HandlerSource.Unfit) { return try HandlerSource(files) } catch { throw .unfit(error.reason) }
  }
}

extension NewPackage {
  private var served: String {
    (isProvider && own != nil ? requests : flows.map(\.rawValue)).joined(separator: ", ")
  }

  /// Where somebody puts what is their own.
  private var ownPlace: String {
    switch (isProvider, own != nil) {
    case (false, false): "\(sources)/AccountService.swift  is where your own server comes in"
    case (false, true): "Sources/\(command)/main.swift  is where your own server comes in"
    case (true, false): "\(sources)/Safe.swift  is where your own safe comes in"
    case (true, true): "\(sources)/Program+Rehearsed.swift  is where your own safe comes in"
    }
  }

  /// What there is now, and what to do with it.
  fileprivate func welcome(at path: String) -> String {
    let folder = path.short
    let scenario = files.first { $0.path.hasSuffix(".feature") }?.path ?? "Scenarios"
    return """
      \(folder): \(handler) for \(served), with its scenarios, tests and a command.

        swift test --package-path \(folder)    builds it, and rehearses everything that can happen

      Then, in \(folder):
        \(ownPlace)
        \(scenario)  is where to write what must hold
        swift run \(command) step  goes through a rehearsal, and says at each step what could happen
        Sources/\(name.text)  goes into the target of your extension as it is, with Extension/Info.plist

      """
  }
}

extension String {
  /// Whether it could be a server's name on the Internet.
  fileprivate var isHost: Bool {
    let labels = split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && utf8.count <= 253
      && labels.allSatisfy { label in
        !label.isEmpty && label.utf8.count <= 63 && !label.hasPrefix("-") && !label.hasSuffix("-")
          && label.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
              UInt8(ascii: "-"):
              true
            default: false
            }
          }
      }
  }
}
