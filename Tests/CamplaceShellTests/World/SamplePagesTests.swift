import CoordinatorKit
import Testing

@testable import CoordinatorShellCore

struct SamplePagesTests {
  private func pages(of addresses: [String]) -> [Int] {
    var pages = SamplePages()
    return addresses.map { pages.page(of: AppNetwork.Request(method: "GET", url: $0)) }
  }

  @Test func `each address has a page of its own, and keeps it`() {
    let list = "https://api.host/movies?page="
    #expect(
      pages(of: [list + "1", list + "2", "https://api.host/shows", list + "1"]) == [0, 1, 2, 0])
  }

  @Test func `images don't change what lists contain`() {
    #expect(
      pages(of: [
        "https://api.host/movies", "https://img.host/w500/poster.JPG?size=2",
        "https://example.com/homepage-1", "https://api.host/shows",
      ]) == [0, 0, 0, 1])
  }

  @Test func `numbers stay small enough for what keys may mean`() {
    #expect(pages(of: (1...45).map { "https://api.host/movies/\($0)" }).max() == 19)
  }
}
