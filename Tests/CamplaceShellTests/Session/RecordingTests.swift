import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct RecordingTests {
  /// What an interactive shell wrote into `r.camsh` when these lines were typed.
  private func typed(
    _ lines: [String], app: String = "camplace", files: [String: String] = [:]
  ) throws -> String {
    let memory = FilesInMemory()
    memory.contents = files
    let output = CollectedOutput()
    let reporter = TextReporter(
      to: output,
      style: TextReporter.Style(glyphs: .ascii, paint: .colored, echoes: false, isQuiet: false))
    let shell = try InteractiveShell(
      Surroundings.camplace(files: memory, output: output), app: app,
      reporter: reporter)
    for line in lines { _ = shell.submit(line) }
    return try #require(memory.contents["r.camsh"])
  }

  @Test func `save writes a script that leads to the same tree`() throws {
    let first = Transcribed(
      """
      push detail 3
      ! push nowhere
      repeat 4 { push detail 1; push detail 2 }
      tap favorite
      goto 4
      save "saved.camsh"
      """, quiet: true)
    #expect(first.code == .ok)
    let saved = try #require(first.files.contents["saved.camsh"])
    #expect(
      saved == """
        % app: camplace
        push detail 3
        ! push nowhere
        push detail 1
        push detail 2
        push detail 1

        """)
    let stack = "expect stack MainMap PlaceDetail#1 PlaceDetail#2 PlaceDetail#3 PlaceDetail#4\n"
    #expect(Transcribed(saved + stack, quiet: true).code == .ok)
  }

  @Test func `record keeps the file equal to the session`() {
    let run = Transcribed(
      "record \"r.camsh\"; push detail 3; tab favorite; undo; tab 1; record", quiet: true)
    #expect(run.files.contents["r.camsh"] == "% app: camplace\npush detail 3\ntab 1\n")
  }

  @Test func `saving omits mistyped, failed and looking statements, and keeps expectations`()
    throws
  {
    let script = try typed([
      "record r.camsh", "pussh detail 3", "push detail 9999", "push detail 3", "tree", "pop 7",
      "expect depth == 2", "expect depth == 7", "repeat 2 {", "push detail 1", "pop", "}",
      "! pop 9", "help", "let d = push detail 4", "pop to $d",
    ])
    #expect(
      script == """
        % app: camplace
        push detail 3
        expect depth == 2
        repeat 2 { push detail 1; pop }
        ! pop 9
        let d = push detail 4
        pop to $d

        """)
    #expect(Transcribed(script, quiet: true).code == .ok)
  }

  @Test func `the saved header names the app and its defects`() throws {
    let script = try typed(
      ["defect strong-finish-delegate on", "save r.camsh"], app: "issues")
    #expect(script == "% app: issues\n% defect: strong-finish-delegate\n")
  }

  @Test func `saving inlines included files`() throws {
    let script = try typed(
      ["include \"steps/a.camsh\"", "save r.camsh"],
      files: [
        "steps/a.camsh": "include \"b.camsh\"; repeat 2 { include \"b.camsh\" }",
        "steps/b.camsh": "tab 1; tab 0",
      ])
    #expect(
      script
        == "% app: camplace\ntab 1\ntab 0\nrepeat 2 { tab 1; tab 0; tab 1; tab 0 }\n"
        .replacing("tab 1; tab 0; tab 1; tab 0", with: "tab 1; tab 0"))
  }

  @Test func `saving writes the favorites at launch first`() throws {
    let script = try typed([
      "favorite add 3", "reset", "tab favorite", "tap row 1", "save r.camsh",
    ])
    #expect(
      script == """
        % app: camplace
        favorite add "솔향기 캠핑장"
        reset
        tab favorite
        tap row 1

        """)
    #expect(Transcribed(script + "expect title 솔향기 캠핑장", quiet: true).code == .ok)
  }

  @Test func `a script saved with output has transcripts and passes`() throws {
    let script = try typed([
      "push detail 3", "pop", "undo", "alive PlaceDetail", "! pop 9", "let f = tab favorite",
      "expect tab favorite", "save r.camsh --with-output",
    ])
    #expect(
      script == """
        % app: camplace
        push detail 3
        | AppCoordinator#1
        | ├─ MainMapViewCoordinator#1               tab Map ●
        | │  ├─ MainMapViewController#1
        | │  └─ PlaceDetailViewController#1         "솔향기 캠핑장"    ← visible   +
        | └─ LocationFavoriteCoordinator#1          tab Favorite
        |    └─ LocationFavoriteViewController#1
        | step 1 · alive 12 · findings none
        alive PlaceDetail
        | 1  PlaceDetailViewController
        ! pop 9
        | error: cannot pop 9: the stack holds 1 above its root

        """)
    #expect(Transcribed(script, quiet: true).code == .ok)
  }

  @Test func `saved transcripts match any location`() throws {
    let script = try typed(
      ["record r.camsh --with-output", "push detail 3", "pop", "findings", "record"]
        .reversed().reversed() as [String])
    #expect(Transcribed(script, quiet: true).code == .ok)
    let leaking = Transcribed(
      "defect self-in-binding on; push detail 3; pop; findings; save \"r.camsh\" --with-output")
    let saved = try #require(leaking.files.contents["r.camsh"])
    #expect(saved.contains("made at step 1 ([..]), should have died at step 2 ([..])"))
    #expect(Transcribed(saved + "expect finding leaked PlaceDetail", quiet: true).code == .ok)
  }

  @Test func `switching a defect discards recorded output`() throws {
    let script = try typed([
      "push detail 3", "pop", "defect self-in-binding on", "save r.camsh --with-output",
    ])
    #expect(script == "% app: camplace\n% defect: self-in-binding\npush detail 3\npop\n")
  }
}
