import Foundation

struct Book: Equatable {
  let title: String
  let author: String
}

/// The books on the shelf, in the order in which they were added.
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

/// The available books; a real app would ask a server, and this one only simulates the delay.
struct Library {
  func newBooks() async -> [Book] {
    try? await Task.sleep(nanoseconds: 800_000_000)
    return [
      Book(title: "Kim Jiyoung, Born 1982", author: "Cho Nam-joo"),
      Book(title: "Moby-Dick", author: "Herman Melville"),
    ]
  }
}
