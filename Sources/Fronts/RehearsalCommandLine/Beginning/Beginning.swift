import Rehearsal

/// The command that begins a package.
struct Beginning {
  let arguments: Arguments<NewOptions>

  func answer() throws(UsageError) -> Answer {
    let path = arguments.path
    let folder = Files.absolute(path)
    do throws(Unbeginnable) {
      let package = try package(at: folder)
      if Files.exists(folder) { throw .unfit("\(path.short) is there already; nothing in it is touched.") }
      do throws(Files.Unreadable) {
        for file in package.files { try Files.write(file.text, below: folder, file.path) }
        for link in package.links { try Files.link(to: link.target, below: folder, link.path) }
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
        return Answer(output: "", complaint: error.complaint, code: .badInput)
      }
    }
  }

  private func package(at folder: String) throws(Unbeginnable) -> NewPackage {
    let name: ModuleName
    do throws(ModuleName.Unfit) {
      name = try ModuleName(folder.split(separator: "/").last.map(String.init) ?? "")
    } catch {
      throw .usage(.malformed(error.reason))
    }
    let own = try HandlerSource.named(by: arguments, from: folder)
    if own?.files.stubs.contains(where: { $0.text == name.text }) == true {
      throw .usage(.malformed("--stub \(name.text) is the package's own name; give one of them another."))
    }
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
    return NewPackage(
      name: name, flows: flows, domain: domain, rehearsal: rehearsal, folder: folder, own: own)
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
