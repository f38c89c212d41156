import GeneratedSwift
import Testing

/// Files that nobody wrote, and files that somebody broke; `.ci/rewriting` goes through ten thousand of them.
@Suite struct GeneratedFileTests {
  @Test(arguments: 0..<10)
  func `lines stay, strings and comments stay, and a second time changes nothing`(hundred: UInt64) {
    for number in 0..<50 {
      if let complaint = RewritingTrial.complaint(of: hundred * 50 + UInt64(number)) {
        Issue.record("\(complaint)")
      }
    }
  }
}
