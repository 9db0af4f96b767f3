import Foundation

struct Book: Equatable {
  let title: String
  let author: String
}

/// The books at home, in the order in which they came.
final class Shelf {
  private(set) var books = [
    Book(title: "Momo", author: "Michael Ende"),
    Book(title: "Pachinko", author: "Min Jin Lee"),
    Book(title: "Solaris", author: "Stanisław Lem"),
  ]

  func add(_ book: Book) {
    books.append(book)
  }

  func remove(_ book: Book) {
    books.removeAll { $0 == book }
  }
}

/// What can be had; in an app that is used it would ask a server, here it only takes as long.
struct Library {
  func newBooks() async -> [Book] {
    try? await Task.sleep(nanoseconds: 800_000_000)
    return [
      Book(title: "Kim Jiyoung, Born 1982", author: "Cho Nam-joo"),
      Book(title: "Moby-Dick", author: "Herman Melville"),
    ]
  }
}
