/// Words by rank: the most common one is the first.
///
/// A larger list takes the place of the one that ships:
///
/// ```swift
/// let words = WordList([passwordsByRank, wordsByRank])
/// let guesses = Guesses(of: "Mongolia4", knowing: words)
/// ```
public final class WordList: Sendable {
  /// One letter of a word; those that can stand in the same place are linked.
  private struct Node {
    let letter: UInt32
    /// The rank of the word that ends here.
    var rank = Int32.max
    /// The rank of the word whose endings can follow here.
    var stem = Int32.max
    var child: Int32 = 0
    var sibling: Int32 = 0
  }

  private let tree: Tree
  private let endings: WordList?
  /// How many different words it has, without those that it makes with endings.
  public let count: Int

  /// Words from several texts, a word a line, the most common first.
  ///
  /// What follows a word on its line, such as a count, is ignored. A word that is in several texts has its best
  /// rank.
  public convenience init(_ texts: [String]) {
    self.init(
      texts.map { text in
        text.split(whereSeparator: \.isNewline).compactMap { $0.split(separator: " ").first }
      }, inflecting: [], with: nil)
  }

  /// Words as they are, and words that endings can follow, each list by rank.
  init(_ lists: [[Substring]], inflecting stems: [[Substring]], with endings: WordList?) {
    var tree = Tree()
    for list in lists { tree.add(list) }
    for list in stems { tree.add(list, areStems: true) }
    self.tree = tree
    self.endings = endings
    count = tree.nodes.count { $0.rank < .max }
  }

  /// Every word of the list that stands somewhere in a text of small letters, with its rank.
  func find(in text: [UInt32], _ found: (Range<Int>, Int) -> Void) {
    for start in text.indices {
      walk(text, from: start) { end, node in
        if node.rank < .max { found(start..<end, Int(node.rank)) }
        guard node.stem < .max, let endings else { return }
        // A word with an ending is a little less common than the word.
        let rank = Int(node.stem) * 2 + 500
        endings.walk(text, from: end) { later, ending in
          if ending.rank < .max { found(start..<later, rank) }
        }
        let isDoubled = end < text.count && text[end] == text[end - 1] && !text[end].isVowel
        guard isDoubled else { return }
        endings.walk(text, from: end + 1) { later, ending in
          if ending.rank < .max { found(start..<later, rank) }
        }
      }
    }
  }

  /// Whether a text of small letters is a word of the list.
  func contains(_ text: [UInt32]) -> Bool {
    var isWord = false
    walk(text, from: 0) { end, node in isWord = end == text.count && node.rank < .max }
    return isWord
  }

  private func walk(_ text: [UInt32], from start: Int, _ visit: (Int, Node) -> Void) {
    var node = 0
    for position in start..<max(start, text.count) {
      guard let child = tree.child(of: node, text[position]) else { return }
      node = child
      visit(position + 1, tree.nodes[node])
    }
  }

  /// The words letter by letter.
  private struct Tree {
    var nodes = [Node(letter: 0)]

    /// Adds words by rank.
    mutating func add(_ words: [Substring], areStems: Bool = false) {
      for (index, word) in words.enumerated() {
        let rank = Int32(clamping: index + 1)
        let letters = Letters(String(word)).lowercased.prefix(100)
        if let node = grow(letters) { nodes[node].rank = min(nodes[node].rank, rank) }
        if areStems { addStems(of: letters, rank: rank) }
      }
    }

    /// A word loses its e, and its y becomes an i, before an ending.
    private mutating func addStems(of word: ArraySlice<UInt32>, rank: Int32) {
      var letters = word
      guard letters.count > 2 else { return }
      addStem(letters, rank)
      switch letters.last {
      case UInt32(UInt8(ascii: "e")): addStem(letters.dropLast(), rank)
      case UInt32(UInt8(ascii: "y")):
        addStem(letters.dropLast(), rank)
        letters[letters.endIndex - 1] = UInt32(UInt8(ascii: "i"))
        addStem(letters, rank)
      default: break
      }
    }

    private mutating func addStem(_ letters: ArraySlice<UInt32>, _ rank: Int32) {
      guard let node = grow(letters) else { return }
      nodes[node].stem = min(nodes[node].stem, rank)
    }

    private mutating func grow(_ letters: ArraySlice<UInt32>) -> Int? {
      var node = 0
      for letter in letters {
        if let child = child(of: node, letter) {
          node = child
        } else {
          nodes.append(Node(letter: letter, sibling: nodes[node].child))
          nodes[node].child = Int32(nodes.count - 1)
          node = nodes.count - 1
        }
      }
      return node > 0 ? node : nil
    }

    func child(of node: Int, _ letter: UInt32) -> Int? {
      var child = Int(nodes[node].child)
      while child > 0, nodes[child].letter != letter { child = Int(nodes[child].sibling) }
      return child > 0 ? child : nil
    }
  }
}

/// Two lists are the same when they are one, because they are too large to be compared word by word.
extension WordList: Hashable {
  /// Whether two lists are one.
  public static func == (one: WordList, other: WordList) -> Bool { one === other }

  /// Hashes which list it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UInt32 {
  fileprivate var isVowel: Bool { "aeiouy".unicodeScalars.contains { $0.value == self } }
}
