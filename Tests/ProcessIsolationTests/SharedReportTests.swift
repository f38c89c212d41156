#if os(Linux)
  import Testing

  @testable import ProcessIsolation

  /// What a process leaves behind of what it has to report.
  @Suite struct SharedReportTests {
    @Test func `what it was at when it came to an end that is none stands apart`() throws {
      let report = try #require(SharedReport(from: 3))
      report.append(30)
      report.current = 4
      report.append(40)
      report.append(41)
      #expect(report.levels.map(Array.init) == [[30]])
      #expect(Array(report.unfinished) == [40, 41])

      report.isClosed = true
      #expect(report.levels.map(Array.init) == [[30, 40, 41]])
    }

    @Test func `a level that is through is reported whole`() throws {
      let report = try #require(SharedReport(from: 0))
      report.append(10)
      #expect(report.beginLevel())
      report.append(20)
      #expect(report.levels.map(Array.init) == [[10], []])
      #expect(Array(report.unfinished) == [20])
    }
  }
#endif
