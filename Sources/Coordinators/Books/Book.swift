extension Books {
  /// A book, identified by its title.
  struct Book: Hashable, Sendable {
    let title: String
    let author: String
    /// The year of first publication.
    let year: Int
    /// A one-line summary.
    let summary: String
  }
}

extension Books.Book {
  /// The books that a search can find; the list is fixed.
  static let sample = [
    Books.Book(
      title: "소나기", author: "황순원", year: 1953,
      summary: "개울가에서 만난 소년과 소녀, 그리고 한 번의 소나기"),
    Books.Book(
      title: "Walden", author: "Henry David Thoreau", year: 1854,
      summary: "Two years in a cabin by a pond, and what can be done without"),
    Books.Book(
      title: "토지", author: "박경리", year: 1969, summary: "평사리에서 간도까지, 한 집안과 한 시대의 이야기"),
    Books.Book(
      title: "Moby-Dick", author: "Herman Melville", year: 1851,
      summary: "A captain, a white whale, and a crew that comes along"),
    Books.Book(
      title: "난장이가 쏘아올린 작은 공", author: "조세희", year: 1978,
      summary: "낙원구 행복동에 사는 난장이 가족의 이야기"),
  ]
}
