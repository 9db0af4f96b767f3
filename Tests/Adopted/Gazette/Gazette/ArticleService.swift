import Alamofire
import Combine
import Foundation

final class ArticleService {
  private let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }()

  func articles(_ completion: @escaping (Result<ArticlePage, AFError>) -> Void) {
    AF.request("https://gazette.example.com/articles", parameters: ["page": 1])
      .validate()
      .responseDecodable(of: ArticlePage.self, decoder: decoder) { completion($0.result) }
  }

  func story(of article: Article) -> AnyPublisher<Story, Error> {
    URLSession.shared.dataTaskPublisher(for: URL(string: "https://gazette.example.com/\(article.id)")!)
      .map(\.data)
      .decode(type: Story.self, decoder: decoder)
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
