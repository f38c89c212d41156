#if os(Linux)
  import Foundation
  import TestBench
  import Testing

  /// What the guide tells to type for a search in rounds, played as it is written, with a worker that is killed midway.
  @Suite(.serialized) struct RecipeTests {
    private static let rehearse =
      Toolchain.rehearse ?? House.root.appending(path: ".build/debug/rehearse").path

    /// What one machine comes to.
    private static let whole = Result { try Toolchain.run([rehearse, "explore"]) }

    private static func recipe(with word: String) throws -> String {
      let article = try #require(try Guide.pages().first { $0.name == "Articles/RehearsingInCI.md" })
      let recipes = article.blocks("sh").filter { $0.contains("--exchange") && $0.contains(word) }
      #expect(recipes.count == 1, "\(word)")
      return try #require(recipes.first)
    }

    /// Whether the command was built, and so many others are installed; says aloud where not.
    private static func canPlay(_ tools: String...) -> Bool {
      if !FileManager.default.isExecutableFile(atPath: rehearse) {
        print("skipped: recipes of the guide, because swift build was not told to build the command rehearse")
        return false
      }
      for tool in tools where !Toolchain.has(tool) {
        print("skipped: a recipe of the guide, because \(tool) is not installed here")
        return false
      }
      return true
    }

    @Test func `parts that wait in loops of their own come to the whole, each with its exit code`() throws {
      guard Self.canPlay() else { return }
      let kitchen = try Kitchen(rehearse: Self.rehearse, kills: false)
      let loop = try Self.recipe(with: "3/16")
      let parts = (1...16).map { part in
        "( (\(loop.replacing("3/16", with: "\(part)/16"))) > part-\(part).txt; echo $? > code-\(part) ) &\n"
      }
      _ = try kitchen.play(parts.joined() + "wait\n")
      let whole = try Self.whole.get()
      for part in 1...16 { #expect(try kitchen.text(of: "code-\(part)") == "\(whole.code)\n") }
      #expect(try kitchen.text(of: "part-3.txt").hasSuffix(whole.output))
    }

    @Test func `parts that take turns come to the whole, and where one is killed it is begun anew`() throws {
      guard Self.canPlay() else { return }
      let kitchen = try Kitchen(rehearse: Self.rehearse, kills: true)
      let recipe = try Self.recipe(with: "for part in")
      #expect(try kitchen.play(recipe).code == 137)
      #expect(kitchen.hasKilled)
      let answer = try kitchen.play(recipe)
      let whole = try Self.whole.get()
      #expect(answer.code == whole.code && answer.output.hasSuffix(whole.output))
    }

    @Test func `GNU parallel comes to the whole, although a worker is killed`() throws {
      guard Self.canPlay("parallel") else { return }
      try expectWhole(of: try Self.recipe(with: "parallel "))
    }

    @Test func `an array of Slurm jobs comes to the whole, although one is killed`() throws {
      guard Self.canPlay("sbatch", "sinfo") else { return }
      guard try Toolchain.run(["timeout", "5", "sinfo", "--noheader", "-o", "%T"]).output.contains("idle")
      else {
        return print("skipped: a recipe of the guide, because no node of Slurm is idle here")
      }
      try expectWhole(of: try Self.recipe(with: "sbatch "))
    }

    private func expectWhole(of recipe: String) throws {
      let kitchen = try Kitchen(rehearse: Self.rehearse, kills: true)
      let answer = try kitchen.play(recipe)
      #expect(kitchen.hasKilled)
      let whole = try Self.whole.get()
      #expect(answer.code == whole.code)
      #expect(answer.output.hasSuffix(whole.output), "\(answer.output)")
      #expect(whole.code == 1 && whole.output.contains("FAILED at budget 1"))
    }
  }

  /// A folder to play a recipe in, in which the third `rehearse` that is begun may be killed.
  private final class Kitchen {
    private let folder = FileManager.default.temporaryDirectory.appending(
      path: "kitchen-\(UUID().uuidString)")

    init(rehearse: String, kills: Bool) throws {
      let tools = folder.appending(path: "tools")
      try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
      let third = kills ? "mkdir '\(folder.path)/killed' 2>/dev/null" : "false"
      let script = """
        #!/bin/sh
        if mkdir '\(folder.path)/first' 2>/dev/null || mkdir '\(folder.path)/second' 2>/dev/null; then :
        elif \(third); then
          '\(rehearse)' "$@" & worker=$!
          kill -KILL $worker
          wait $worker
          exit $?
        fi
        exec '\(rehearse)' "$@"

        """
      let text = folder.appending(path: "rehearse.sh").path
      try script.write(toFile: text, atomically: true, encoding: .utf8)
      // Nobody can run what a process still holds open for writing, and here any process that another test forks does.
      _ = try Toolchain.run(["install", "-m", "755", text, tools.appending(path: "rehearse").path])
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    var hasKilled: Bool { FileManager.default.fileExists(atPath: folder.appending(path: "killed").path) }

    func text(of name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    func play(_ recipe: String) throws -> (output: String, code: Int32) {
      let script = folder.appending(path: "recipe.sh")
      try recipe.write(to: script, atomically: true, encoding: .utf8)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      return try Toolchain.run(
        [
          "-C", folder.path, "PATH=\(folder.path)/tools:\(path)", "sh", "-c",
          "timeout 300 sh \(script.path) 2>complaints",
        ])
    }
  }
#endif
