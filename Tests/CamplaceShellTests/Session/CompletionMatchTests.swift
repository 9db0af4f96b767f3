import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// What a few letters may become.
@MainActor struct CompletionMatchTests {
  @Test(arguments: [
    ("pu", "push", CompletionMatch.exact), ("PU", "push", .prefix), ("", "anything", .exact),
    ("fav", "Add to favorites", .word), ("detail", "PlaceDetailViewController", .word),
    ("ㅅㅎㄱ", "솔향기 캠핑장", .initials), ("ㅅㅎㄱㅋㅍㅈ", "솔향기 캠핑장", .initials),
    ("ㅋㅍㅈ", "솔향기 캠핑장", .wordInitials), ("솔", "솔향기 캠핑장", .exact), ("소", "솔향기", .prefix),
    ("솔햐", "솔향기 캠핑장", .prefix), ("캠핑", "솔향기 캠핑장", .word),
    ("ㅅ", "\u{1109}\u{1169}\u{11af}향기", .initials),
    ("별빛", "달빛 & 별빛 글램핑", .word), ("#2", "Type#2", .word),
  ])
  func `typed letters match the beginning, the words and the initial consonants of a title`(
    _ typed: String, _ title: String, _ match: CompletionMatch
  ) {
    if typed == "#2" {
      #expect(CompletionMatch(typed, in: title) == nil)
    } else {
      #expect(CompletionMatch(typed, in: title) == match)
    }
  }

  @Test(arguments: [
    ("dd", "Add"), ("소향", "솔향기"), ("ㅅㅎㄴ", "솔향기"), ("us", "push"), ("향기", "솔향기"),
  ])
  func `letters from the middle of a word match nothing`(_ typed: String, _ title: String) {
    #expect(CompletionMatch(typed, in: title) == nil)
  }

  // MARK: In a session

  private let files = FilesInMemory([
    "tour.camsh": "", "scripts/leak.camsh": "", "scripts/my file.camsh": "", "page.html": "",
    "notes.txt": "", ".hidden.camsh": "",
  ])

  private func offers(
    _ text: String, after lines: String..., app: String = "camplace"
  ) throws -> [String] {
    let output = CollectedOutput()
    let shell = try InteractiveShell(
      Surroundings.camplace(files: files, output: output), app: app, reporter: SilentReporter())
    for line in lines { #expect(shell.submit(line) == .ready) }
    return shell.candidates(after: text).candidates.map(\.text)
  }

  @Test func `a title with blanks is completed with or without a quote`() throws {
    for typed in ["tap Add", "tap add to f", "tap \"Add to", "tap fav", "tap ADD"] {
      #expect(
        try offers(typed, after: "push detail 3").contains("\"Add to favorites\""), "\(typed)")
    }
  }

  @Test func `a campsite is completed by initial consonants`() throws {
    #expect(try offers("push detail ㅅㅎㄱ") == ["\"솔향기 캠핑장\""])
    #expect(try offers("favorite add ㅅㅎㄱ") == ["\"솔향기 캠핑장\""])
    #expect(try offers("tap ㅅㅎㄱ") == ["\"솔향기 캠핑장\""])
  }

  @Test func `file arguments are completed`() throws {
    #expect(try offers("include ") == ["scripts/", "tour.camsh"])
    #expect(try offers("include scripts/") == ["scripts/leak.camsh", "\"scripts/my file.camsh\""])
    #expect(try offers("save p") == ["page.html"])
    #expect(try offers("record t") == ["tour.camsh"])
    #expect(try offers("include .h") == [".hidden.camsh"])
  }

  @Test func `steps, classes, labels and options are completed`() throws {
    #expect(try offers("goto ", after: "push detail 3", "pop") == ["0", "1", "2"])
    #expect(
      try offers("why detail", after: "push detail 3").contains("PlaceDetailViewController#1"))
    #expect(try offers("graph appc").first == "AppCoordinator")
    #expect(
      try offers("alive placel", after: "present list") == [
        "PlaceListViewController", "PlaceListViewModel",
      ])
    #expect(try offers("why AppCoordinator -") == ["--all", "--svg", "--dot", "--mermaid"])
    #expect(try offers("save x.camsh --") == ["--with-output", "--force"])
    #expect(try offers("set color never --") == ["--save"])
  }

  @Test func `verbs are completed after ! and after another statement`() throws {
    #expect(try offers("! pus") == ["push"])
    #expect(try offers("tree; pus") == ["push"])
    #expect(try offers("repeat 2 { pus") == ["push"])
  }

  @Test func `the hint is the rest of the best candidate`() throws {
    let shell = try InteractiveShell(
      Surroundings.camplace(files: files, output: CollectedOutput()), app: "camplace",
      reporter: SilentReporter())
    #expect(shell.hint(after: "pus") == "h")
    #expect(shell.hint(after: "push det") == "ail")
    #expect(shell.hint(after: "present ") == "list")
    #expect(shell.hint(after: "tab ") == nil)
    #expect(shell.hint(after: "") == nil)
    #expect(shell.hint(after: "push detail 솔") == nil)
    #expect(shell.hint(after: "push detail \"솔") == "향기 캠핑장\"")
  }
}
