import Testing
import UIKit

/// What is told of scrolling, and by whom a view is scrolled that nobody touches.
@MainActor @Suite struct ScrollTests {
  private let ear = Ear()

  @Test func `whoever listens hears of every place that is another, and nobody of the same`() {
    let view = UIScrollView()
    view.delegate = ear
    view.contentOffset.y = 40
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    view.setContentOffset(.zero, animated: false)
    #expect(ear.heard == ["to 40.0", "to 0.0"])
    #expect(view.delegate === ear)
    view.delegate = nil
    view.contentOffset.y = 1
    #expect(ear.heard.count == 2)
  }

  @Test func `a table, a collection and a text tell the delegate that they have`() {
    let table = UITableView()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let text = UITextView()
    table.delegate = ear
    collection.delegate = ear
    text.delegate = ear
    for view in [table, collection, text] as [UIScrollView] {
      #expect(view.delegate === ear)
      view.contentOffset.y = 7
    }
    #expect(ear.heard == ["to 7.0", "to 7.0", "to 7.0"])
    (table as UIScrollView).delegate = nil
    #expect(table.delegate == nil)
  }

  @Test func `a view does not keep whoever listens`() {
    let view = UIScrollView()
    do {
      let ear = Ear()
      view.delegate = ear
    }
    #expect(view.delegate == nil)
  }
}

/// What hears of scrolling.
private final class Ear: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate {
  var heard: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("to \(scrollView.contentOffset.y)") }
}
