import Foundation
import TestBench
import Testing

@testable import PhoneModel

/// What a list of public suffixes says of hosts.
@Suite struct PublicSuffixTests {
  private let suffixes = PublicSuffixes(
    """
    // remarks are passed over
    uk  and so is what follows a name
    co.uk
    *.ck
    !www.ck
    公司.cn
    """)

  @Test(arguments: [
    ("a.b.shop.co.uk", "shop.co.uk"), ("shop.uk", "shop.uk"), ("co.uk", nil), ("a.shop.ck", "a.shop.ck"),
    ("shop.ck", nil), ("b.www.ck", "www.ck"), ("unlisted.example", "unlisted.example"), ("example", nil),
    ("a.b.公司.cn", "b.公司.cn"), ("a.b.xn--55qx5d.cn", "b.xn--55qx5d.cn"), ("", nil), ("..", nil),
  ])
  func `a host is registered below its public suffix`(host: String, domain: String?) {
    #expect(suffixes.registrableDomain(of: host) == domain)
  }

  @Test func `what is no list of suffixes says nothing`() {
    #expect(PublicSuffixes("").count == 0)
    #expect(PublicSuffixes("\u{0}\n!\n*.\n  \n//").registrableDomain(of: "a.b.c") == "b.c")
  }
}

/// The public list with its own tests, in the folder that `REHEARSAL_CORPORA` names; neither is part of this package.
@Suite(
  .enabled(
    if: Corpora.file("public-suffixes/test_psl.txt") != nil, "REHEARSAL_CORPORA names no folder with suffixes"
  ))
struct RecordedPublicSuffixTests {
  @Test func `the public list passes its own tests`() throws {
    let list = PublicSuffixes(
      String(decoding: try Corpora.data("public-suffixes/public_suffix_list.dat"), as: UTF8.self))
    let tests = String(decoding: try Corpora.data("public-suffixes/test_psl.txt"), as: UTF8.self)
    var count = 0
    for line in tests.split(separator: "\n") {
      guard let test = line.wholeMatch(of: /checkPublicSuffix\('([^']*)', (?:'([^']*)'|null)\);/) else {
        continue
      }
      count += 1
      #expect(list.registrableDomain(of: String(test.1)) == test.2.map { String($0).lowercased() }, "\(line)")
    }
    #expect(count > 70)
  }
}
