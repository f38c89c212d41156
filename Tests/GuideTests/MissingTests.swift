#if os(Linux)
  import AppleDeclarations
  import Foundation
  import TestBench
  import Testing

  /// The page that says what of Apple's is missing says all of it.
  @Suite struct MissingTests {
    private static let page = "\(Guide.folder)/Articles/WhatIsMissing.md"
    private static let hasLists = Corpora.file("apple-api/combine.tsv") != nil

    @Test(
      .enabled(if: hasLists, "skipped: no lists of what Apple declares"),
      .enabled(if: Toolchain.has("swift-symbolgraph-extract"), "skipped: no swift-symbolgraph-extract"))
    func `the list is what the modules of this build lack`() throws {
      let here = try DeclaredHere(Coverage.lists.flatMap { try Self.graphs(of: $0.module) })
      let coverages = try Coverage.lists.map { module, file in
        let list = String(decoding: try Corpora.data("apple-api/\(file).tsv"), as: UTF8.self)
        return Coverage(of: module, declaring: here, against: AppleDeclaration.all(in: list))
      }
      for coverage in coverages {
        #expect(coverage.declarations.count > 100, "\(coverage.module)")
        #expect(coverage.unexplained == [], "\(coverage.module)")
        guard coverage.module == "AuthenticationServices" else { continue }
        #expect(coverage.misdated.map { "\($0.name) \($0.introduced)" } == [])
      }
      let text =
        "## How much is here\n\n\(Coverage.table(of: coverages))\n\(Coverage.versions(of: coverages))\n"
        + "## Name by name\n\n\(coverages.map(\.page).joined(separator: "\n"))"
      let page = try House.text(of: Self.page)
      guard page.contains("\n## How much is here\n") else {
        try (page + text).write(
          to: House.root.appending(path: Self.page), atomically: true, encoding: .utf8)
        Issue.record("\(Self.page) had no list; it is written now. Read it, and run again.")
        return
      }
      #expect(
        page.hasSuffix(text), "delete \(Self.page) from “How much is here” on, and run this again")
    }

    @Test func `what is declared is told from what is not, by its owner and what that inherits from`() throws
    {
      let graph = """
        {"symbols": [
          {"identifier": {"precise": "a"}, "pathComponents": ["UIView"]},
          {"identifier": {"precise": "b"}, "pathComponents": ["UIView", "tag"]},
          {"identifier": {"precise": "c"}, "pathComponents": ["UILabel"]},
          {"identifier": {"precise": "d"}, "pathComponents": ["UILabel", "show(_:for:)"]}],
         "relationships": [{"kind": "inheritsFrom", "source": "c", "target": "a"}]}
        """
      let list = """
        kind\tswift_name\towner\tios_introduced\tios_deprecated\tside\tsource\tobjc_name
        class\tUILabel\t\t2.0\t\tboth\tdocs\t
        property\tUILabel.tag\tUILabel\t2.0\t\tboth\tdocs\t
        method\tUILabel.show(_:for:)\tUILabel\t2.0\t\tboth\tdocs\t
        method\tUILabel.show(_:of:)\tUILabel\t26.0\tyes\tboth\tdocs\t
        method\tUILabel.guessed(_:)\tUILabel\t26.0\t\tboth\tnativescript; Swift name: conversion\t
        class\tUIGone\t\t13.0\t14.0\tapp\tdocs\t
        property\tUIGone.all\tUIGone\t13.0\t\tapp\tdocs\t
        """
      let here = try DeclaredHere([Data(graph.utf8)])
      let coverage = Coverage(of: "UIKit", declaring: here, against: AppleDeclaration.all(in: list))
      #expect(coverage.share == "3 of 6, 50 %")
      #expect(coverage.extensionShare == "3 of 4, 75 %")
      #expect(coverage.listing == ["UIGone (13.0†14.0)", "UILabel: show(_:of:) (26.0†)"])
      #expect(
        coverage.byVersion.map { "\($0.version): \($0.missing) of \($0.of)" } == [
          "iOS 2: 0 of 3", "iOS 13: 2 of 2", "iOS 26: 1 of 1",
        ])
    }

    @Test func `what the compiler writes itself is declared, and so is what Swift spells otherwise`() throws {
      let graph = """
        {"symbols": [
          {"identifier": {"precise": "a"}, "pathComponents": ["ASScope"]},
          {"identifier": {"precise": "b"}, "pathComponents": ["ASCOSEAlgorithmIdentifier", "ES256"]},
          {"identifier": {"precise": "c"},
           "pathComponents": ["ASAuthorizationPublicKeyCredentialAttestationKind", "direct"]}],
         "relationships": [
          {"kind": "conformsTo", "source": "a", "target": "x", "targetFallback": "Swift.Hashable"},
          {"kind": "conformsTo", "source": "a", "target": "y", "targetFallback": "Swift.Encodable"}]}
        """
      let list = """
        kind\tswift_name\towner\tios_introduced\tios_deprecated\tside\tsource\tobjc_name
        struct\tASScope\t\t26.0\t\tboth\tdocs\t
        method\tASScope.hash(into:)\tASScope\t26.0\t\tboth\tdocs\t
        method\tASScope.encode(to:)\tASScope\t26.0\t\tboth\tdocs\t
        init\tASScope.init(from:)\tASScope\t26.0\t\tboth\tdocs\t
        constant\tASCOSEAlgorithmIdentifierES256\t\t15.0\t\tboth\tdocs\t
        constant\tASAuthorizationPublicKeyCredentialAttestationKindDirect\t\t15.0\t\tboth\tdocs\t
        class\tASAuthorizationProviderExtensionLoginManager\t\t\t\textension\tdocs\t
        class\tASForgotten\t\t26.0\t\tapp\tdocs\t
        """
      let here = try DeclaredHere([Data(graph.utf8)])
      let coverage = Coverage(
        of: "AuthenticationServices", declaring: here, against: AppleDeclaration.all(in: list))
      #expect(
        coverage.listing == [
          "ASAuthorizationProviderExtensionLoginManager", "ASForgotten (26.0)", "ASScope: init(from:) (26.0)",
        ])
      #expect(coverage.unexplained == ["ASForgotten (26.0)", "ASScope: init(from:) (26.0)"])
      #expect(coverage.extensionShare == "5 of 6, 83 %")
    }

    /// What the compiler says a module declares.
    private static func graphs(of module: String) throws -> [Data] {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let said = try Toolchain.run([
        "swift", "symbolgraph-extract", "-module-name", module, "-I", Toolchain.modules, "-Xcc",
        "-fmodule-map-file=\(Toolchain.modules)/../CInterposition.build/module.modulemap", "-target",
        Toolchain.triple, "-module-cache-path", "\(Toolchain.modules)/../guide.cache", "-output-dir",
        folder.path,
      ])
      #expect(said.code == 0, "\(said.output)")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".symbols.json") }
        .map { try Data(contentsOf: folder.appending(path: $0)) }
    }
  }
#endif
