extension Books {
  /// A book, known by its title.
  struct Book: Hashable, Sendable {
    let title: String
    let author: String
  }

  /// The books that there are, and those with a bookmark, oldest first.
  @MainActor final class Shelf {
    let books = [
      Book(title: "소나기", author: "황순원"),
      Book(title: "Walden", author: "Henry David Thoreau"),
      Book(title: "토지", author: "박경리"),
      Book(title: "Moby-Dick", author: "Herman Melville"),
      Book(title: "난장이가 쏘아올린 작은 공", author: "조세희"),
    ]
    private(set) var bookmarks: [Book] = []

    /// The books with `text` in their title or author; all of them for none.
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
