import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@Suite struct CompletionTests {
  typealias Candidate = CompletionRequest.Candidate

  /// The completion request at the end of a line.
  private func request(_ line: String) -> CompletionRequest {
    CompletionRequest.at(line: line, cursor: line.utf8.count, in: shop)
  }

  @Test(
    arguments: [
      ("", [.verb(objects: false)]),
      ("pu", [.verb(objects: false)]),
      ("tree; ", [.verb(objects: false)]),
      ("repeat 3 { pu", [.verb(objects: false)]),
      ("! ", [.verb(objects: false)]),
      ("let d = ", [.verb(objects: true)]),
      ("let d = push ", [.route(.push)]),
      ("tab ", [.argument(.tab)]),
      ("present li", [.route(.present)]),
      ("push detail ", [.argument(.argument)]),
      ("pop ", [.argument(.count), .keyword("to"), .keyword("root")]),
      ("pop to ", [.argument(.screen)]),
      ("pop 3 ", []),
      ("swipe ", [.keyword("back"), .keyword("down"), .keyword("page"), .keyword("row")]),
      ("swipe down ", [.keyword("cancel")]),
      ("cart ", [.keyword("add"), .keyword("remove")]),
      ("cart add ", [.added("item")]),
      ("items near ", [.added("degrees")]),
      ("expect item ", [.added("item")]),
      ("set ", [.argument(.setting)]),
      ("set quiet ", [.value(of: "quiet")]),
      ("expect route present ", [.route(.present)]),
      ("expect stack A B ", [.argument(.screen)]),
      ("expect depth ", [.argument(.comparison)]),
      ("repeat 3 ", []),
      ("tree # ", []),
      ("| ", []),
      ("push detail $n", [.name]),
      ("nonsense ", []),
    ] as [(String, [Candidate])])
  func `offers the words that fit the line`(line: String, candidates: [Candidate]) {
    #expect(request(line).candidates == candidates)
  }

  @Test func `offers all expectations`() {
    #expect(
      request("expect ").candidates
        == [.keyword("not")] + shop.expectations.map { .keyword($0.name) })
    #expect(request("expect not ").candidates == shop.expectations.map { .keyword($0.name) })
    #expect(request("expect not visible ").candidates == [.argument(.screen)])
  }

  @Test func `returns the start of the word`() {
    let bare = request("tab 홈; tap 목")
    #expect((bare.partial, bare.start, bare.words) == ("목", 13, ["tap"]))
    let quoted = request(#"push detail "솔향 \"기"#)
    #expect((quoted.partial, quoted.start, quoted.isQuoted) == ("솔향 \"기", 12, true))
    let middle = CompletionRequest.at(line: "push detail 3", cursor: 7)
    #expect((middle.partial, middle.start, middle.words) == ("de", 5, ["push"]))
  }

  @Test func `quotes candidates that need quotes`() {
    #expect(request("tab ").spelling(of: "My Page") == "\"My Page\"")
    #expect(request("tab ").spelling(of: "홈") == "홈")
    #expect(request("tab \"").spelling(of: "홈") == "\"홈\"")
    #expect(request("push detail ").spelling(of: "3") == "3")
    #expect(request("pop to ").spelling(of: "$d") == "$d")
  }

  @Test func `every cursor position is valid`() {
    let line = #"tab 홈; let d = push "솔\" x" # c"#
    for cursor in -1...line.utf8.count + 1 {
      let request = CompletionRequest.at(line: line, cursor: cursor)
      #expect((0...line.utf8.count).contains(request.start))
    }
  }
}
