import Foundation
import PackagePlugin

/// `swift package rehearse`: the command of the package, with its own handlers, or the one that comes with Rehearsal.
@main struct RehearsePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = try ownCommand(of: context.package) ?? context.tool(named: "rehearse").url
    let process = Process()
    process.executableURL = command
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw UnhappyEnd(code: process.terminationStatus) }
  }

  /// The command that the package has under a name like `rehearse-mine`, built anew where that is needed.
  private func ownCommand(of package: Package) throws -> URL? {
    let executables = package.products(ofType: ExecutableProduct.self).map(\.name)
    guard let name = executables.first(where: { $0.hasPrefix("rehearse") }) else { return nil }
    let result = try packageManager.build(.product(name), parameters: .init(echoLogs: true))
    return result.builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == name }?.url
  }
}

/// What the command returned; the package manager has one code for whatever goes wrong.
struct UnhappyEnd: Error, CustomStringConvertible {
  let code: Int32

  var description: String { "rehearse returned \(code)" }
}
