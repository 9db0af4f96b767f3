import Foundation

struct ArticlePage: Codable {
  let articles: [Article]
  let nextPage: Int?

  enum CodingKeys: String, CodingKey {
    case articles
    case nextPage = "next_page"
  }
}

struct Article: Codable {
  enum Section: String, Codable {
    case news = "the-news"
    case opinion = "the-opinion"
  }

  let id: Int
  let headline: String
  let section: Section
  let pictureURL: URL?
}

struct Story: Codable {
  let body: String
  let publishedAt: Date
}
