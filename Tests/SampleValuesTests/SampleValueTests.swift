import Foundation
import SampleValues
import Testing

@Suite struct SampleValueTests {
  private struct Movie: Decodable, Equatable {
    enum Status: String, Decodable { case announced = "in the works", released = "out now" }
    enum CodingKeys: String, CodingKey {
      case id, originalTitle = "original_title", posterPath = "poster_path", status, votes
      case releaseDate = "release_date", isAdult = "adult", homepage, tagline
    }
    let id: Int
    let originalTitle: String
    let posterPath: String?
    let status: Status
    let votes: Double
    let releaseDate: String
    let isAdult: Bool
    let homepage: URL
    let tagline: String?
  }

  private struct Page<Element: Decodable>: Decodable {
    let page: Int
    let results: [Element]
    let next: String?
    let hasMore: Bool
    let error: String?
  }

  @Test func `the elements of two pages differ`() throws {
    let pages = try [0, 1, 2].map { try SampleValue.make(Page<Movie>.self, page: $0) }
    #expect(pages.map { $0.results.map(\.id) } == [[1, 2, 3], [4, 5, 6], [7, 8, 9]])
    #expect(pages.map(\.page) == [1, 1, 1])
  }

  private struct Product: Decodable {
    let id: String
    let ownerId: Int
    let token: UUID
    let title: String
  }

  @Test func `the objects of two answers have identifiers of their own`() throws {
    let products = try [0, 1].map { try SampleValue.make(Product.self, page: $0) }
    #expect(products.map(\.id) == ["1", "2"])
    #expect(products.map(\.ownerId) == [1, 2])
    #expect(products[0].token != products[1].token)
    #expect(products.map(\.title) == ["Title 1", "Title 1"])
  }

  private struct ErrorResponse: Decodable { let message: String? }
  private struct APIErrorBody: Decodable { let code: Int }
  private struct Mirror: Decodable { let code: Int }

  @Test func `an error that an app tries to decode first isn't sampled`() throws {
    #expect(throws: DecodingError.self) { try SampleValue.make(ErrorResponse.self) }
    #expect(throws: DecodingError.self) { try SampleValue.make(APIErrorBody.self) }
    #expect(throws: Never.self) { try SampleValue.make(Mirror.self) }
  }

  @Test func `texts name their key, and the elements of a list differ`() throws {
    let page = try SampleValue.make(Page<Movie>.self)
    #expect(page.results.count == 3)
    #expect(
      page.results[1]
        == Movie(
          id: 2, originalTitle: "Original title 2", posterPath: "/poster-path-2.png",
          status: .released, votes: 2, releaseDate: "2026-01-01", isAdult: false,
          homepage: URL(string: "https://example.com/homepage-2")!, tagline: "Tagline 2"))
    #expect(page.results.map(\.status) == [.announced, .released, .announced])
  }

  @Test func `an answer has no error, and no page after it`() throws {
    let page = try SampleValue.make(Page<String>.self)
    #expect(page.page == 1)
    #expect(page.results == ["Results 1", "Results 2", "Results 3"])
    #expect(page.next == nil)
    #expect(!page.hasMore)
    #expect(page.error == nil)
  }

  private struct Comment: Decodable {
    let text: String
    let replies: [Comment]
    let parent: [Comment]?
  }

  @Test func `a type that contains itself ends`() throws {
    let comment = try SampleValue.make(Comment.self)
    #expect(comment.replies.count == 3)
    #expect(comment.replies[0].replies.isEmpty)
  }

  private enum Media: Decodable, Equatable {
    case movie(title: String)
    case series(Int)
  }

  private enum Genre: Int, Decodable { case drama = 18, comedy = 35 }

  @Test func `an enumeration is one of its cases, whatever its raw values are`() throws {
    #expect(try SampleValue.make(Media.self) == .movie(title: "Title 1"))
    #expect(try SampleValue.make([Genre].self) == [.drama, .comedy, .drama])
  }

  private enum Outcome: String, Decodable { case error = "ERROR", pending, success = "SUCCESS" }

  @Test func `an answer succeeds, whatever the first case of its status is`() throws {
    #expect(try SampleValue.make(Outcome.self) == .success)
    #expect(try SampleValue.make([Outcome].self) == [.success, .pending, .error])
  }

  @Test func `a dictionary has a value for each of its keys`() throws {
    #expect(try SampleValue.make([String: Int].self) == ["Value 1": 1, "Value 2": 2, "Value 3": 3])
    #expect(try SampleValue.make(Set<UInt8>.self) == [1, 2, 3])
  }

  private struct Flexible: Decodable {
    let price: String
    let created: Date
    let identifier: UUID

    enum CodingKeys: CodingKey { case price, createdAt, identifier }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      price =
        try (try? container.decode(String.self, forKey: .price))
        ?? String(container.decode(Double.self, forKey: .price))
      created = try container.decode(Date.self, forKey: .createdAt)
      identifier = try container.decode(UUID.self, forKey: .identifier)
    }
  }

  private struct Recipe: Decodable {
    let startTime: Int
    let totalTime: Int
    let timeToCook: String
  }

  @Test func `a time that takes a while is a small number, not a moment`() throws {
    let value = try SampleValue.make(Recipe.self)
    #expect(value.startTime == 1_767_260_460)
    #expect(value.totalTime == 1)
    #expect(!value.timeToCook.contains("T09"))
  }

  @Test func `a type's own decoding is called`() throws {
    let value = try SampleValue.make(Flexible.self)
    #expect(value.price == "1")
    #expect(value.created == Date(timeIntervalSince1970: 1_767_260_460))
    #expect(value.identifier.uuidString == "00000000-0000-4000-8000-000000000001")
  }

  private struct Stored: Decodable {
    let store: String

    init(from decoder: any Decoder) throws {
      guard let key = CodingUserInfoKey(rawValue: "store"),
        let store = decoder.userInfo[key] as? String
      else { throw URLError(.cannotOpenFile) }
      self.store = store
    }
  }

  @Test func `a type's decoding gets what the decoder has for it`() throws {
    let key = try #require(CodingUserInfoKey(rawValue: "store"))
    #expect(
      try SampleValue.make([Stored].self, userInfo: [key: "a"]).map(\.store) == ["a", "a", "a"])
  }

  @Test func `a book is as the documentation says`() throws {
    enum State: String, Decodable { case new = "brand-new", used = "well-read" }
    struct Book: Decodable {
      let title: String  // Title 1, Title 2, Title 3 in a list
      let coverURL: URL  // https://example.com/cover-url-1.png
      let publishedAt: String  // 2026-01-01T09:41:00Z
      let state: State  // the cases of an enumeration, those named like errors last
      let next: String?  // nil: no page follows, and there was no error
    }
    let books = try SampleValue.make([Book].self)
    #expect(books.map(\.title) == ["Title 1", "Title 2", "Title 3"])
    #expect(books[0].coverURL.absoluteString == "https://example.com/cover-url-1.png")
    #expect(books[0].publishedAt == "2026-01-01T09:41:00Z")
    #expect(books.map(\.state) == [.new, .used, .new])
    #expect(books[0].next == nil)
  }

  private struct Choosy: Decodable {
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      guard text == "a secret" else { throw URLError(.badURL) }
    }
  }

  private struct Envelope: Decodable {
    let first: Choosy?
    let all: [Choosy]
  }

  @Test func `a value that a type's decoding rejects is nil if optional, and otherwise an error`()
    throws
  {
    struct Optional: Decodable { let first: Choosy? }
    #expect(try SampleValue.make(Optional.self).first == nil)
    #expect(throws: URLError.self) { try SampleValue.make(Envelope.self) }
  }
}
