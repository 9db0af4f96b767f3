extension Books {
  /// The books, and the bookmarked ones, oldest first.
  @MainActor final class Shelf {
    let books = Book.sample
    private let stored: Bookmarks

    init(bookmarks: Bookmarks) {
      stored = bookmarks
    }

    var bookmarks: [Book] {
      stored.titles.compactMap { title in books.first { $0.title == title } }
    }

    /// The books with `text` in their title or author; all books if it is empty.
    func books(with text: String) -> [Book] {
      let wanted = text.lowercased()
      guard !wanted.isEmpty else { return books }
      return books.filter {
        $0.title.lowercased().contains(wanted) || $0.author.lowercased().contains(wanted)
      }
    }

    func toggleBookmark(of book: Book) {
      stored.toggle(book.title)
    }
  }
}
