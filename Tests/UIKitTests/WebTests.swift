import MobileCoreServices
import Rehearsal
import SafariServices
import Testing
import UIKit
import WebKit

/// Pages of the web, of which none is loaded.
@MainActor @Suite struct WebTests {
  @Test func `a page over an interface says where it would be from, and is left by its button`() {
    let controller = UIViewController()
    controller.beginAppearing()
    controller.endAppearing()
    let witness = PageWitness()
    let page = SFSafariViewController(url: URL(string: "https://shiny.example/forgotten")!)
    page.dismissButtonStyle = .close
    page.delegate = witness
    controller.present(page, animated: false)
    #expect(controller.interface.elements == [.button("Close"), .label("shiny.example")])
    controller.take(.taps("Close"))
    #expect(controller.presentedViewController == nil)
  }

  @Test func `a page that no browser loads is refused, as on a device`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = SFSafariViewController(url: URL(filePath: "/etc/hosts")) }
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("the specified URL has an unsupported scheme"))
  }

  @Test func `a page in an interface asks its delegate before anything, and a script is refused`()
    async throws
  {
    let view = WKWebView()
    let witness = PageWitness()
    view.navigationDelegate = witness
    view.load(URLRequest(url: URL(string: "https://shiny.example/login")!))
    #expect(witness.heard == ["asked https://shiny.example/login"])
    #expect(view.isLoading && view.url?.host == "shiny.example")
    view.stopLoading()
    #expect(!view.isLoading)
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { WKWebView().evaluateJavaScript("1") }
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("not modelled in a rehearsal: JavaScript in a WKWebView"))
  }

  @Test func `what the web view was asked for fails as without a network, and what is declined never begins`()
    async throws
  {
    let witness = PageWitness()
    let view = WKWebView()
    view.navigationDelegate = witness
    view.load(URLRequest(url: URL(string: "https://shiny.example/login")!))
    try await witness.wait(for: 3)
    witness.policy = .cancel
    view.reload()
    try await witness.wait(for: 4)
    witness.policy = .allow
    view.loadHTMLString("<p>Hello</p>", baseURL: nil)
    try await witness.wait(for: 7)
    #expect(
      witness.heard == [
        "asked https://shiny.example/login", "started", "failed -1009", "asked https://shiny.example/login",
        "started", "committed", "finished",
      ])
  }

  @Test func `a page in a file is there where the file is, and keeps nothing where nothing is kept`()
    async throws
  {
    let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
    try Data("<p>Hello</p>".utf8).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    let configuration = WKWebViewConfiguration()
    #expect(configuration.websiteDataStore === WKWebsiteDataStore.default())
    #expect(configuration.websiteDataStore.isPersistent)
    configuration.websiteDataStore = .nonPersistent()
    let witness = PageWitness()
    let view = WKWebView(frame: .zero, configuration: configuration)
    #expect(!view.configuration.websiteDataStore.isPersistent)
    view.navigationDelegate = witness
    view.loadFileURL(place, allowingReadAccessTo: place.deletingLastPathComponent())
    try await witness.wait(for: 4)
    let gone = place.appendingPathExtension("gone")
    view.loadFileURL(gone, allowingReadAccessTo: gone)
    try await witness.wait(for: 7)
    #expect(
      witness.heard == [
        "asked \(place.absoluteString)", "started", "committed", "finished", "asked \(gone.absoluteString)",
        "started", "failed -1100",
      ])
  }

  @Test func `kinds of data have their older names`() {
    #expect(kUTTypePlainText as String == "public.plain-text")
    #expect(kUTTypePropertyList == "com.apple.property-list")
  }
}

/// Hears of pages.
private final class PageWitness: NSObject, SFSafariViewControllerDelegate, WKNavigationDelegate {
  var heard: [String] = []
  var policy = WKNavigationActionPolicy.allow

  /// Waits until so much was heard, and what was declined has had its turn.
  func wait(for count: Int) async throws {
    for _ in 0..<200 where heard.count < count { try await Task.sleep(for: .milliseconds(5)) }
    try await Task.sleep(for: .milliseconds(20))
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    heard.append("asked \(navigationAction.request.url?.absoluteString ?? "")")
    decisionHandler(policy)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    heard.append("started")
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("committed") }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finished") }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    heard.append("failed \((error as NSError).code)")
  }
}
