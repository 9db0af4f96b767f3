import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage
@testable import ShellProgram

@Suite struct CompletionTests {
  private func insertion(_ word: String, _ texts: String...) -> String? {
    Completions(word: word[...], candidates: texts.map { Completion(text: $0, description: "") })
      .insertion
  }

  @Test func `a single candidate is inserted with a space`() {
    #expect(insertion("pu", "push") == "push ")
    #expect(insertion("솔", "12") == "12 ")
  }

  @Test func `a candidate that doesn't end its word has no space`() {
    let folder = Completion(text: "scripts/", description: "", endsWord: false)
    #expect(Completions(word: "sc", candidates: [folder]).insertion == "scripts/")
  }

  @Test func `several candidates insert their common prefix`() {
    #expect(insertion("s", "솔향기", "솔밭") == nil)
    #expect(insertion("솔", "솔향기 하나", "솔향기 둘") == "솔향기 ")
    #expect(insertion("p", "push", "pop") == nil)
    #expect(insertion("", "push", "pop") == "p")
    #expect(insertion("x") == nil)
  }

  @Test func `composed and decomposed Hangul have the same prefix`() {
    #expect(insertion("", "홈런", "\u{1112}\u{1169}\u{11B7}가") == "홈")
  }
}

@Suite struct CompletionListingTests {
  private func listing(
    columns: Int = 40, rows: Int = 24, _ candidates: [(String, String)]
  ) -> [String] {
    CompletionListing(columns: columns, rows: rows, encoding: .userUTF8)
      .lines(candidates.map { Completion(text: $0.0, description: $0.1) })
  }

  @Test func `descriptions are aligned beside wide text`() {
    #expect(
      listing([("push", "a screen"), ("홈", "집"), ("pop", "")]) == [
        "push  a screen",
        "홈    집",
        "pop",
      ])
  }

  @Test func `a line is truncated at the terminal's width, never inside a wide character`() {
    #expect(listing(columns: 11, [("홈", "가나다라마바")]) == ["홈  가나…"])
    #expect(listing(columns: 12, [("홈", "가나다라마바")]) == ["홈  가나다…"])
  }

  @Test func `at most a screenful of candidates is shown, with the number of others`() {
    #expect(
      listing(rows: 5, (1...26).map { ("c\($0)", "") }) == ["c1", "c2", "c3", "… 23 more"])
    #expect(listing(rows: 5, (1...3).map { ("c\($0)", "") }) == ["c1", "c2", "c3"])
  }

  @Test func `control characters in a name are escaped`() {
    #expect(
      listing([("a\u{1B}[2J", "b\u{7}\u{9B}\n")])
        == ["a\u{FFFD}[2J  b\u{FFFD}\u{FFFD}\u{FFFD}"])
  }
}
