import Testing

@testable import RehearsalScenarios

/// The sentences themselves.
@Suite struct VocabularyTests {
  let vocabulary = Vocabulary.accountModification

  @Test func `no two sentences can be mistaken for each other`() {
    #expect(vocabulary.firstOverlap() == nil)
  }
}
