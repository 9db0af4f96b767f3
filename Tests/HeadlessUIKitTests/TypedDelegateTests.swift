import Testing

@testable import HeadlessUIKit

@MainActor struct TypedDelegateTests {
  @Test func `a list types its delegate like UIKit, and its scroll view has the same one`() {
    let app = EverythingDelegate()
    let (table, text) = (UITableView(), UITextView())
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    table.delegate = app
    collection.delegate = app
    text.delegate = app
    let tableDelegate: (any UITableViewDelegate)? = table.delegate
    let collectionDelegate: (any UICollectionViewDelegate)? = collection.delegate
    let textDelegate: (any UITextViewDelegate)? = text.delegate
    #expect(tableDelegate === app && collectionDelegate === app && textDelegate === app)
    for scroll: UIScrollView in [table, collection, text] {
      #expect(scroll.delegate === app)
      scroll.contentOffset.y = 10
    }
    #expect(app.scrolls == 3)
    table.delegate = nil
    #expect((table as UIScrollView).delegate == nil)
  }

  @Test func `a subclass may observe the delegate by overriding it`() {
    let app = EverythingDelegate()
    let table = WatchedTable()
    table.delegate = app
    #expect(table.changes == 1)
    #expect(table.delegate === app)
  }

  @Test func `a delegate isn't retained`() {
    let table = UITableView()
    do {
      let app = EverythingDelegate()
      table.delegate = app
    }
    #expect(table.delegate == nil)
  }
}

@MainActor
private final class EverythingDelegate: NSObject, UITableViewDelegate,
  UICollectionViewDelegate, UITextViewDelegate
{
  var scrolls = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

private final class WatchedTable: UITableView {
  var changes = 0
  override var delegate: (any UITableViewDelegate)? {
    didSet { changes += 1 }
  }
}
