package struct Book: Equatable {
  package let title: String
  package let author: String

  package init(title: String, author: String) {
    self.title = title
    self.author = author
  }
}

/// The books on the shelf, in the order in which they were added.
package final class Shelf {
  package private(set) var books = [
    Book(title: "Momo", author: "Michael Ende"),
    Book(title: "Pachinko", author: "Min Jin Lee"),
    Book(title: "Solaris", author: "Stanisław Lem"),
  ]

  package init() {}

  package func add(_ book: Book) {
    books.append(book)
  }

  package func remove(_ book: Book) {
    books.removeAll { $0 == book }
  }
}
