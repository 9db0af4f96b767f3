import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@Suite struct SuggestionTests {
  private let words = ["push", "present", "pop", "favorites", "favorite", "솔향기 캠핑장", "Map"]

  @Test(arguments: [
    ("pussh", "push"), ("psuh", "push"), ("presnet", "present"), ("poop", "pop"), ("map", "Map"),
    ("favourites", "favorites"), ("fav", "favorites"), ("솔향가 캠핑장", "솔향기 캠핑장"),
    ("솔향기", "솔향기 캠핑장"),
  ])
  func `suggests the nearest word`(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, among: words) == meant)
  }

  @Test(arguments: ["", "x", "quit", "홈", String(repeating: "push", count: 1000)])
  func `suggests nothing if no word is near`(typed: String) {
    #expect(Suggestion.nearest(to: typed, among: words) == nil)
  }

  @Test func `suggests the first of equally near words`() {
    #expect(Suggestion.nearest(to: "tad", among: ["tab", "tap"]) == "tab")
    #expect(Suggestion.nearest(to: "tad", among: ["tap", "tab"]) == "tap")
  }

  @Test func `a transposition counts as one edit`() {
    #expect(Suggestion.distance(Array("abcd"), Array("acbd")) == 1)
    #expect(Suggestion.distance(Array("ca"), Array("abc")) == 3)
    #expect(Suggestion.distance(Array("kitten"), Array("sitting")) == 3)
    #expect(Suggestion.distance([], Array("ab")) == 2)
  }
}
