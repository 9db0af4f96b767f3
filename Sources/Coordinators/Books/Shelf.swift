extension Books {
  /// The books, and the bookmarked ones, oldest first.
  @MainActor final class Shelf {
    let books = Book.sample
    private(set) var bookmarks: [Book] = []

    /// The books with `text` in their title or author; all books if it is empty.
    func books(with text: String) -> [Book] {
      let wanted = text.lowercased()
      guard !wanted.isEmpty else { return books }
      return books.filter {
        $0.title.lowercased().contains(wanted) || $0.author.lowercased().contains(wanted)
      }
    }

    func toggleBookmark(of book: Book) {
      if bookmarks.contains(book) {
        bookmarks.removeAll { $0 == book }
      } else {
        bookmarks.append(book)
      }
    }
  }
}
