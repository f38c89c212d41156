import AuthenticationServices
import Rehearsal
import ShapesInSwift6
import TestBench
import Testing

/// Requests of URLSession, answered by the scripted server over the scripted network.
@Suite struct NetworkTests {
  @Test func `a request takes its round trip, and its answer is HTTP`() {
    let (trace, heard) = play(
      to: "https://shiny.example/authorize", ["user": "jappleseed", "password": "kitten1"])
    #expect(heard == [#"200 application/json {"session":"session-1"}"#])
    #expect(trace.messagesSent == ["authorize"])
    #expect(trace.ending.instant == Instant.start + .milliseconds(100))
  }

  @Test func `unknown paths and bodies that are not asked for are refused by the server`() {
    #expect(
      play(to: "https://shiny.example/nothing", [:]).1 == [#"404 application/json {"error":"unknown"}"#])
    #expect(
      play(to: "https://shiny.example/authorize", ["user": "x"]).1
        == [#"400 application/json {"error":"malformed"}"#])
    let (trace, heard) = play(to: "https://shiny.example/authorize", body: Data("hello, \u{0} world".utf8))
    #expect(heard == [#"400 application/json {"error":"malformed"}"#])
    #expect(trace.messagesSent == ["authorize"])
  }

  @Test func `what is in the header or the query travels with the message`() {
    let (trace, _) = play(
      to: "https://shiny.example/status?user=jappleseed", header: ["Authorization": "Bearer 1"])
    #expect(
      trace.sent == [Message.Field("user", "jappleseed"), Message.Field("header.authorization", "Bearer 1")])
  }

  @Test(arguments: [
    "https://shiny.example/change-password", "https://shiny.example/change-password/",
    "https://shiny.example//change-password", "HTTPS://SHINY.EXAMPLE/change-password",
    "https://shiny.example:443/change-password", "https://shiny.example/change%2Dpassword",
    "https://shiny.example/change-password?", "https://shiny.example/change-password#top",
  ])
  func `a place may be written in many ways`(place: String) {
    let (trace, heard) = play(to: place, [:])
    #expect(heard == [#"400 application/json {"error":"malformed"}"#])
    #expect(trace.messagesSent == ["changePassword"])
  }

  @Test func `a forgotten POST does not rehearse green`() throws {
    var asked = request("https://shiny.example/authorize?user=jappleseed&password=kitten1")
    asked.httpMethod = nil
    #expect(play(asked).1 == [#"405 application/json {"error":"post-only"}"#])
    asked = request("https://shiny.example/authorize", values: ["user": "jappleseed", "password": "kitten1"])
    asked.httpMethod = "PUT"
    let (trace, heard) = play(asked)
    #expect(heard == [#"405 application/json {"error":"post-only"}"#])
    #expect(trace.sent?.contains(Message.Field("http.method", "PUT")) == true)
    asked.httpMethod = "GET"
    #expect(play(asked).1 == ["NSURLErrorDomain -1103"])
  }

  @Test func `what anybody on the way could read is not sent`() {
    let (trace, heard) = play(to: "http://shiny.example/change-password", [:])
    #expect(heard == ["NSURLErrorDomain -1022"])
    #expect(trace.messagesSent == [])
  }

  @Test func `the server answers at a host of its own, if somebody says so`() {
    let values = ["user": "jappleseed", "password": "kitten1"]
    let (stray, _) = play(to: "https://api.shiny.example/authorize", values)
    #expect(stray.ending.stop == .incident(.lookedUp(host: "api.shiny.example")))
    #expect("\(stray.flaws)".contains("the server answers at"))
    let (trace, heard) = play(request("https://API.shiny.example/authorize", values: values)) {
      $0.phone.network.hosts = ["api.shiny.example"]
    }
    #expect(heard == [#"200 application/json {"session":"session-1"}"#])
    #expect(trace.messagesSent == ["authorize"])
  }

  @Test func `a field of a header has one name, in any case`() throws {
    var request = URLRequest(url: try #require(URL(string: "https://shiny.example/status")))
    request.setValue("1", forHTTPHeaderField: "X-Client")
    request.addValue("2", forHTTPHeaderField: "x-client")
    #expect(request.allHTTPHeaderFields == ["X-Client": "1,2"])
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.setValue(nil, forHTTPHeaderField: "X-CLIENT")
    #expect(request.allHTTPHeaderFields == ["Accept": "a"])
    #expect(request.value(forHTTPHeaderField: "accept") == "a")
    request.allHTTPHeaderFields = ["b": "1", "B": "2"]
    #expect(request.allHTTPHeaderFields == ["B": "1"])
  }

  @Test(arguments: [Fault.Effect.isLost, .losesReply])
  func `a lost message and a lost reply look alike`(effect: Fault.Effect) {
    #expect(play(to: "https://shiny.example/authorize", [:], fault: effect).1 == ["NSURLErrorDomain -1005"])
  }

  @Test func `a request that is never answered runs into its own time-out`() {
    let (trace, heard) = play(to: "https://shiny.example/authorize", [:], fault: .isNeverAnswered)
    #expect(heard == ["NSURLErrorDomain -1001"])
    #expect(trace.ending.instant >= Instant.start + .seconds(7))
  }

  @Test func `a host that nobody scripted is an error in the trace, and no connection`() {
    let trace = Stage().play(.strongPassword, .settle, program: Program { LostController() })
    #expect(trace.incidents.first == .lookedUp(host: "elsewhere.example"))
    #expect(!trace.isSound)
  }

  @Test func `a place that is no URL of the web is not supported`() {
    #expect(play(to: "file:///etc/passwd", [:]).1 == ["NSURLErrorDomain -1002"])
  }

  @Test func `a canceled task hears of it once, and the server still did what it was asked`() {
    let ear = Ear()
    let trace = Stage().play(
      .strongPassword, .settle,
      program: Program {
        Asking { controller in
          let task = URLSession(configuration: .ephemeral).dataTask(
            with: request("https://shiny.example/authorize")
          ) {
            _, _, error in ear.hear((error as? URLError)?.code == .cancelled ? "canceled" : "answered")
          }
          task.resume()
          DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(60)) {
            task.cancel()
            task.cancel()
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { controller.fail() }
        }
      })
    #expect(ear.heard == ["canceled"])
    #expect(trace.messagesSent == ["authorize"])
  }

  @Test func `a configuration adds its header, and bounds the time`() {
    let ear = Ear()
    let trace = Stage { $0.phone.network.faults = [Fault(.isNeverAnswered, message: "authorize")] }.play(
      .strongPassword, .settle,
      program: Program {
        Asking { controller in
          let configuration = URLSessionConfiguration.default
          configuration.timeoutIntervalForRequest = 2
          configuration.httpAdditionalHeaders = ["X-Client": "extension"]
          URLSession(configuration: configuration).dataTask(with: request("https://shiny.example/authorize"))
          {
            _, _, error in
            ear.hear("\((error as? URLError)?.code == .timedOut)")
            DispatchQueue.main.async { controller.fail() }
          }.resume()
        }
      })
    #expect(ear.heard == ["true"])
    #expect(trace.outcome == .failed)
    #expect(trace.ending.instant == Instant.start + .seconds(2))
  }

  @Test func `a task ends after the time that it may take altogether`() {
    let ear = Ear()
    let trace = Stage { $0.phone.network.faults = [Fault(.isNeverAnswered, message: "authorize")] }.play(
      .strongPassword, .settle,
      program: Program {
        Asking { controller in
          let configuration = URLSessionConfiguration.ephemeral
          configuration.waitsForConnectivity = true
          configuration.timeoutIntervalForResource = 3
          configuration.urlCache = nil
          URLSession(configuration: configuration).dataTask(with: request("https://shiny.example/authorize"))
          {
            _, _, error in
            ear.hear("\((error as? URLError)?.code == .timedOut)")
            DispatchQueue.main.async { controller.fail() }
          }.resume()
        }
      })
    #expect(ear.heard == ["true"])
    #expect(trace.ending.instant == Instant.start + .seconds(3))
  }

  @Test func `completions of a session that was given the main queue come on it`() {
    let ear = Ear()
    _ = Stage().play(
      .strongPassword, .settle,
      program: Program {
        Asking { controller in
          let session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: .main)
          session.dataTask(with: request("https://shiny.example/authorize")) { _, _, _ in
            dispatchPrecondition(condition: .onQueue(.main))
            ear.hear("main")
            DispatchQueue.main.async { controller.fail() }
          }.resume()
        }
      })
    #expect(ear.heard == ["main"])
  }

  @Test func `a session knows what is on its way`() {
    let ear = Ear()
    _ = Stage().play(
      .strongPassword, .settle,
      program: Program {
        Asking { controller in
          let session = URLSession(configuration: .ephemeral)
          session.dataTask(with: request("https://shiny.example/authorize")) { _, _, error in
            ear.hear((error as? URLError)?.code == .cancelled ? "canceled" : "answered")
            DispatchQueue.main.async { controller.fail() }
          }.resume()
          session.getAllTasks { tasks in
            ear.hear("\(tasks.count)")
            for task in tasks { task.cancel() }
          }
        }
      })
    #expect(ear.heard == ["1", "canceled"])
  }

  @Test func `a status has words`() {
    #expect(HTTPURLResponse.localizedString(forStatusCode: 404) == "not found")
    #expect(HTTPURLResponse.localizedString(forStatusCode: 422) == "client error")
  }

  @Test func `a session knows nothing of another that was at its address`() {
    let ear = Ear()
    _ = Stage().play(
      .strongPassword, .settle,
      program: Program {
        Asking { controller in
          for _ in 1...8 {
            let session = URLSession(configuration: .ephemeral)
            ear.hear("\(session.dataTask(with: request("https://shiny.example/authorize")).taskIdentifier)")
          }
          controller.fail()
        }
      })
    #expect(ear.heard == Array(repeating: "1", count: 8))
  }

  @Test func `completions come off the main queue`() {
    let ear = Ear()
    _ = Stage().play(
      .strongPassword, .settle,
      program: Program {
        Asking { controller in
          URLSession.shared.dataTask(with: request("https://shiny.example/authorize")) { _, _, _ in
            dispatchPrecondition(condition: .notOnQueue(.main))
            DispatchQueue.main.async {
              dispatchPrecondition(condition: .onQueue(.main))
              ear.hear("main")
              controller.fail()
            }
          }.resume()
        }
      })
    #expect(ear.heard == ["main"])
  }

  @Test(arguments: [nil, Fault.Effect.isLost, .isNeverAnswered])
  func `whoever waits on the main queue for an answer gets it, and so for a time-out`(effect: Fault.Effect?) {
    let ear = Ear()
    let trace = Stage { $0.phone.network.faults = effect.map { [Fault($0, message: "authorize")] } ?? [] }
      .play(
        .strongPassword, .settle,
        program: Program {
          Asking { controller in
            let semaphore = DispatchSemaphore(value: 0)
            URLSession.shared.dataTask(with: request("https://shiny.example/authorize")) { _, _, error in
              ear.hear((error as? URLError).map { "\($0.code.rawValue)" } ?? "answered")
              semaphore.signal()
            }.resume()
            semaphore.wait()
            controller.fail()
          }
        })
    #expect(ear.heard == [effect == nil ? "answered" : effect == .isLost ? "-1005" : "-1001"])
    #expect(trace.incidents.isEmpty)
    #expect(trace.outcome == .failed)
  }

  @Test func `whoever lets a run loop go round until there is an answer gets it, and no time is lost`() {
    let ear = Ear()
    let trace = Stage().play(
      .strongPassword, .settle,
      program: Program {
        Asking { controller in
          let start = DispatchTime.now().uptimeNanoseconds
          nonisolated(unsafe) var isAnswered = false
          URLSession.shared.dataTask(with: request("https://shiny.example/authorize")) { _, _, _ in
            DispatchQueue.main.async { isAnswered = true }
          }.resume()
          for _ in 1...9 where !isAnswered {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.3))
          }
          ear.hear("\(DispatchTime.now().uptimeNanoseconds - start)")
          controller.fail()
        }
      })
    #expect(trace.incidents.isEmpty)
    #expect(trace.outcome == .failed)
    #expect(ear.heard == ["100000000"])
  }

  private func play(
    to place: String, _ values: [String: String]? = nil, body: Data? = nil, header: [String: String] = [:],
    fault: Fault.Effect? = nil
  ) -> (Trace, [String]) {
    var asked = request(place, values: values)
    if let body { asked.httpBody = body }
    for (name, value) in header { asked.setValue(value, forHTTPHeaderField: name) }
    return play(asked) {
      $0.phone.network.faults = fault.map { [Fault($0, message: "authorize")] } ?? []
    }
  }

  private func play(
    _ request: URLRequest, _ change: (inout Stage) -> Void = { _ in }
  ) -> (Trace, [String]) {
    let ear = Ear()
    let stage = Stage(change)
    let trace = stage.play(
      .strongPassword, .settle,
      program: Program {
        Asking { controller in
          Task {
            do {
              let (data, response) = try await URLSession.shared.data(for: request)
              let status = (response as? HTTPURLResponse)?.statusCode ?? 0
              ear.hear("\(status) \(response.mimeType ?? "-") \(String(decoding: data, as: UTF8.self))")
            } catch {
              ear.hear("\((error as NSError).domain) \((error as NSError).code)")
            }
            controller.fail()
          }
        }
      })
    return (trace, ear.heard)
  }
}

extension Trace {
  /// What the first message carries.
  fileprivate var sent: [Message.Field]? {
    for entry in entries {
      if case .handler(.sent(let message)) = entry.event { return message.body }
    }
    return nil
  }
}

private func request(_ place: String, values: [String: String]? = nil) -> URLRequest {
  var request = URLRequest(url: URL(string: place) ?? URL(filePath: "/"), timeoutInterval: 7)
  request.httpMethod = "POST"
  if let values { request.httpBody = try? JSONSerialization.data(withJSONObject: values) }
  return request
}

/// Writes down what was heard; the rehearsal's one thread does.
private final class Ear: @unchecked Sendable {
  private(set) var heard: [String] = []

  func hear(_ what: String) { heard.append(what) }
}

/// Does one thing when it is called.
private final class Asking: ASAccountAuthenticationModificationViewController {
  private let work: @MainActor (Asking) -> Void

  init(_ work: @escaping @MainActor (Asking) -> Void) {
    self.work = work
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func fail() {
    extensionContext.cancelRequest(withError: ASExtensionError(.failed))
  }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    work(self)
  }
}
