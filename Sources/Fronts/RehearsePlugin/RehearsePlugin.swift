import Foundation
import PackagePlugin

/// `swift package rehearse`: the command of the package, with its own handlers, or the one that comes with Rehearsal.
@main struct RehearsePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try command(of: context.package)
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw UnhappyEnd(code: process.terminationStatus) }
  }

  /// The command that the package has under a name like `rehearse-mine`, or ours, built anew where that is needed.
  ///
  /// It is asked for by its name. Named as a dependency of this plugin, ours would be compiled a second time, as a tool
  /// of the build, with every build of this package.
  private func command(of package: Package) throws -> URL {
    let executables = package.products(ofType: ExecutableProduct.self).map(\.name)
    let name = executables.first { $0.hasPrefix("rehearse") } ?? "rehearse"
    let result = try packageManager.build(.product(name), parameters: .init(echoLogs: true))
    guard
      let built = result.builtArtifacts.first(where: {
        $0.kind == .executable && $0.url.lastPathComponent == name
      })
    else { throw NotBuilt(command: name) }
    return built.url
  }
}

/// Why there is no command to run; what the compiler said of it stands above.
struct NotBuilt: Error, CustomStringConvertible {
  let command: String

  var description: String { "\(command) could not be built; `swift build --product \(command)` says why" }
}

/// What the command returned; the package manager has one code for whatever goes wrong.
struct UnhappyEnd: Error, CustomStringConvertible {
  let code: Int32

  var description: String { "rehearse returned \(code)" }
}
