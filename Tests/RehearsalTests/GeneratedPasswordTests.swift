import Designs
@testable import Rehearsal
import TestBench
import Testing

/// What password the system hands to an extension.
@Suite struct GeneratedPasswordTests {
  @Test func `without rules it is the same in every rehearsal`() {
    #expect(Stage().phone.generatedPassword == "rofnyz-4Kovfu-gihzyc")
  }

  @Test func `no two requests get the same password, with rules or without`() throws {
    for rules in [nil, "minlength: 0", "required: digit; allowed: digit; minlength: 4; maxlength: 4"] {
      var phone = Stage { $0.phone.app.passwordRules = rules }.phone
      var passwords: [String] = []
      for _ in 1...4 {
        let password = phone.generatePassword().password
        phone.keychain.save(Keychain.Entry("user\(passwords.count)", password, at: "shiny.example"))
        passwords.append(password)
      }
      #expect(Set(passwords).count == 4, "\(passwords)")
    }
  }

  @Test func `what a script sets goes before what rules lead to`() {
    let stage = Stage {
      $0.phone.app.passwordRules = "minlength"
      $0.phone.generatedPassword = "hand-made"
    }
    let trace = stage.play(.strongPassword, .settle) { Trusting() }
    #expect(trace.keychain["jappleseed"] == "hand-made")
    #expect(!trace.entries.contains { $0.event == .reading(.passwordRules, "fixed") })
  }

  @Test func `rules that ask for nothing change nothing`() {
    for rules in ["", " ", "required: ;", "minlength: 0"] {
      #expect(Stage { $0.phone.app.passwordRules = rules }.phone.generatedPassword == "rofnyz-4Kovfu-gihzyc")
    }
  }

  @Test func `each request has a password of its own, and every rehearsal the same ones`() throws {
    func passwords(_ app: String) throws -> [String?] {
      let stage = Stage {
        $0.phone.app.bundleIdentifier = app
        $0.phone.app.passwordRules = "minlength: 12"
      }
      let simulation = stage.simulation { Trusting() }
      var passwords: [String?] = []
      for _ in 1...2 {
        try simulation.perform(.strongPassword)
        try simulation.perform(.settle)
        passwords.append(simulation.phone.keychain.entry(of: "jappleseed")?.password)
      }
      return passwords
    }
    let first = try passwords("com.example.one")
    #expect(first[0] != first[1])
    #expect(try passwords("com.example.one") == first)
    #expect(try passwords("com.example.two") != first)
  }
}
