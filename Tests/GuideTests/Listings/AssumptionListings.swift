import Designs
import Rehearsal
import RehearsalTesting
import Testing

/// The listings of “How the system decides”.
@Suite struct AssumptionListings {
  typealias Ours = Asking

  @Test func `a switch is a property of the phone's profile`() {
    var phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    phone.profile.patience = .seconds(5)
    phone.profile.completionAfterCancel = .isSaved
    phone.profile.signInWithApple.afterAppleCancel = .isUserCanceled
    #expect(phone.profile.setting(of: .patience) == "5 s")
    #expect(phone.profile != Profile())
  }

  @Test(arguments: Profile.CompletionAfterCancel.allCases)
  func `nobody is locked out, whatever becomes of a late completion`(
    reading: Profile.CompletionAfterCancel
  ) {
    var phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    phone.profile.completionAfterCancel = reading
    let trace = rehearse(
      [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle], on: phone,
      with: AccountServer(Account("jappleseed", password: "kitten1"))
    ) { Ours() }
    #expect(trace.ending.lockOuts.isEmpty)
  }
}
