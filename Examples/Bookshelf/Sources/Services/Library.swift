import Core

/// The available books; a real app would ask a server, and this one only simulates the delay.
package struct Library {
  package init() {}

  package func newBooks() async -> [Book] {
    try? await Task.sleep(nanoseconds: 800_000_000)
    return [
      Book(title: "Kim Jiyoung, Born 1982", author: "Cho Nam-joo"),
      Book(title: "Moby-Dick", author: "Herman Melville"),
    ]
  }
}
