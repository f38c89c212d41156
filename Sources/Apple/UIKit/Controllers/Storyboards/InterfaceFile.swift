import Documents
import Rehearsal
import Synchronization

/// A storyboard or a nib as it was drawn.
struct InterfaceFile: Sendable {
  /// What messages call it.
  let name: String
  /// The module that it was drawn for.
  let module: String
  private let markup: Markup

  var root: MarkupElement { markup.root }

  /// What a file of a name can end in, and what is made of it when an app is built.
  private enum Kind: String {
    case storyboard
    case nib = "xib"

    var compiled: String { self == .storyboard ? "storyboardc" : "nib" }
    var type: String { self == .storyboard ? "Storyboard.XIB" : "CocoaTouch.XIB" }
  }

  /// The storyboard of a name; that there is none is an exception on a device.
  static func storyboard(_ name: String, of module: String) -> InterfaceFile {
    guard let file = file(name, .storyboard, of: module) else {
      fatalError("could not find a storyboard named '\(name)' among what was drawn for \(module)")
    }
    return file
  }

  /// The nib of a name, if there is one.
  static func nib(_ name: String, of module: String) -> InterfaceFile? { file(name, .nib, of: module) }

  private static func file(_ name: String, _ kind: Kind, of module: String) -> InterfaceFile? {
    let paths = InterfaceTable.of(module)?.drawings ?? []
    let found = paths.filter { $0.hasSuffix("/\(name).\(kind.rawValue)") }
    guard let path = found.first(where: { $0.contains("/Base.lproj/") }) ?? found.min() else {
      if paths.contains(where: { $0.hasSuffix("/\(name).\(kind.compiled)") }) {
        fatalError(
          "\(name).\(kind.compiled) is compiled, and only its source can be read: \(name).\(kind.rawValue)")
      }
      return nil
    }
    return read.withLock { files in
      if let file = files[path] { return file }
      let file = InterfaceFile(at: path, kind, of: module)
      files[path] = file
      return file
    }
  }

  /// What was read, by its path; a file stays what it is while a process lives.
  private static let read = Mutex<[String: InterfaceFile]>([:])

  private init(at path: String, _ kind: Kind, of module: String) {
    name = path.split(separator: "/").last.map(String.init) ?? path
    self.module = module
    guard let data = FileManager.default.contents(atPath: path) else {
      fatalError("\(path) was there when the extension was built, and cannot be read")
    }
    do throws(DocumentFault) { markup = try Markup(Array(data)) } catch {
      let place = error.place.map { ":\($0.line):\($0.column)" } ?? ""
      let isCompiled = data.starts(with: "NIBArchive".utf8) || data.starts(with: "bplist".utf8)
      fatalError(
        isCompiled
          ? "\(name) is compiled, and only its source can be read" : "\(name)\(place): \(error.problem)")
    }
    guard root.name == "document", root["type"]?.hasSuffix(kind.type) == true else {
      fatalError("\(name):1:1: it is no \(kind == .nib ? "nib" : "storyboard") of Interface Builder")
    }
  }

  /// Where an element stands, as compilers write it.
  func place(of element: MarkupElement) -> String {
    let place = markup.place(of: element)
    return "\(name):\(place?.line ?? 1):\(place?.column ?? 1)"
  }

  /// Ends the process as a device would, with the place.
  func fail(_ element: MarkupElement, _ problem: String) -> Never {
    fatalError("\(place(of: element)): \(problem)")
  }

  /// Writes into the log what a device writes there, with the place.
  func log(_ element: MarkupElement, _ problem: String) {
    Backstage.context?.log("\(place(of: element)): \(problem)")
    Backstage.app?.log("\(place(of: element)): \(problem)")
  }

  /// The controllers of a storyboard with their scenes, in order.
  var scenes: [(scene: MarkupElement, controller: MarkupElement)] {
    (root.child("scenes")?.children ?? []).compactMap { scene in
      let controller = scene.child("objects")?.children.first { $0["sceneMemberID"] == "viewController" }
      return controller.map { (scene, $0) }
    }
  }
}
