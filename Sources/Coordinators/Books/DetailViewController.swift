import UIKit

extension Books {
  /// A book's page: its author, year, and summary, and a button that toggles its bookmark.
  public final class DetailViewController: UIViewController {
    private let book: Book
    private let shelf: Shelf
    private let bookmarkButton = UIButton()

    init(book: Book, shelf: Shelf) {
      self.book = book
      self.shelf = shelf
      super.init(nibName: nil, bundle: nil)
      title = book.title
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      bookmarkButton.accessibilityIdentifier = "bookmark"
      bookmarkButton.addAction(
        UIAction { [weak self] _ in self?.bookmarkButtonTapped() }, for: .touchUpInside)
      view.addSubview(bookmarkButton)
      for text in [book.author, String(book.year), book.summary] {
        let label = UILabel()
        label.text = text
        view.addSubview(label)
      }
    }

    public override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      showBookmark()
    }

    private func bookmarkButtonTapped() {
      shelf.toggleBookmark(of: book)
      showBookmark()
    }

    private func showBookmark() {
      let isBookmarked = shelf.bookmarks.contains(book)
      bookmarkButton.setTitle(isBookmarked ? "Remove bookmark" : "Bookmark", for: .normal)
    }
  }
}
