import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct AcceptanceTests {
  private struct Accepted {
    let code: ExitCode
    let output: String
    let errors: String
    let files: [String: String]

    var script: String { files["test.camsh"] ?? "" }
  }

  @MainActor private func accept(
    _ script: String, files: [String: String] = [:], at place: TranscriptAccepting.Place? = nil
  ) -> Accepted {
    let output = CollectedOutput()
    let memory = FilesInMemory()
    memory.contents = files
    memory.contents["test.camsh"] = script
    let surroundings = Surroundings.camplace(files: memory, output: output)
    let code = TranscriptAccepting(
      surroundings: surroundings, app: "camplace", paint: .plain, place: place
    ).run(["test.camsh"])
    return Accepted(
      code: code, output: output.text, errors: output.errors, files: memory.contents)
  }

  @Test func `accepting keeps lines that still match and replaces the others`() {
    let script = """
      # A comment.
      push detail 3 ; pop   # two
      | AppCoordinator#1
      | ├─ Main[..]
      | │  └─ Gone#1
      | ...
      | [..]Favorite\\w+#1 (re)
      | step 7 · alive \\d+ · findings none (re)
      repeat 2 {
        ! pop 9
        | error: no
        expect depth == 1
      }

      """
    let accepted = accept(script)
    #expect(accepted.code == .ok)
    #expect(
      accepted.script == """
        # A comment.
        push detail 3 ; pop   # two
        | AppCoordinator#1
        | ├─ Main[..]
        | │  ├─ MainMapViewController#1                                ← visible
        | ...
        |    └─ LocationFavoriteViewController#1
        | step 2 · alive 10 · findings none
        repeat 2 {
          ! pop 9
          | error: cannot pop: MainMapViewController#1 is the root of its stack
          expect depth == 1
        }

        """)
    #expect(
      accepted.output == """
        --- test.camsh
        +++ test.camsh, accepted
        @@ -2,12 +2,12 @@
         push detail 3 ; pop   # two
         | AppCoordinator#1
         | ├─ Main[..]
        -| │  └─ Gone#1
        +| │  ├─ MainMapViewController#1                                ← visible
         | ...
        -| [..]Favorite\\w+#1 (re)
        -| step 7 · alive \\d+ · findings none (re)
        +|    └─ LocationFavoriteViewController#1
        +| step 2 · alive 10 · findings none
         repeat 2 {
           ! pop 9
        -  | error: no
        +  | error: cannot pop: MainMapViewController#1 is the root of its stack
           expect depth == 1
         }
        2 transcripts rewritten

        """)
    #expect(Transcribed(accepted.script, quiet: true).code == .ok)
    #expect(accept(accepted.script).output == "no transcripts rewritten\n")
  }

  @Test func `accepting fills an empty transcript with wildcards for locations`() {
    let accepted = accept(
      "% defect: self-in-binding\npush detail 3\npop\nfindings\n|\nexpect finding leaked PlaceDetail"
    )
    #expect(accepted.code == .ok)
    #expect(
      accepted.script.contains("| leaked  PlaceDetailViewController#1   made at step 1 ([..])"))
    #expect(Transcribed(accepted.script, quiet: true).code == .ok)
  }

  @Test func `accepting changes nothing in a script that fails in another way`() {
    let script = "alive PlaceDetail\n| 7\nexpect depth == 4\n| stays\n"
    let accepted = accept(script)
    #expect(accepted.code == .failed)
    #expect(accepted.script == script)
    #expect(
      accepted.errors == """
        test.camsh:3:1: error: expected depth == 4, but the stack holds 1; nothing of the script \
        is accepted

        """)
  }

  @Test func `accepting FILE:LINE changes only the transcript there`() {
    let script = "alive Map\n| no\n| no\nalive Map\n| no\n"
    for line in 1...3 {
      let accepted = accept(script, at: .init(file: "./test.camsh", line: line))
      #expect(accepted.script == "alive Map\n| none alive\nalive Map\n| no\n")
    }
    #expect(accept(script, at: .init(file: "test.camsh", line: 6)).script == script)
    #expect(accept(script, at: .init(file: "other.camsh", line: 1)).script == script)
  }

  @Test func `accepting rewrites the transcripts of an included file in that file`() {
    let accepted = accept(
      "include \"steps/a.camsh\"\nalive Map\n| no",
      files: ["steps/a.camsh": "\talive Map\r\n\t| no\r\n"])
    #expect(accepted.files["steps/a.camsh"] == "\talive Map\r\n\t| none alive\r\n")
    #expect(accepted.script == "include \"steps/a.camsh\"\nalive Map\n| none alive")
  }

  @Test func `accepting refuses output that differs in each turn`() {
    let script = "repeat 2 {\n  push detail 3\n  alive PlaceDetail\n  | none\n}\n"
    let accepted = accept(script)
    #expect(accepted.code == .failed)
    #expect(accepted.script == script)
    #expect(accepted.errors.contains("test.camsh:3:3: error: the output differs each time"))
  }

  @Test func `an accepted transcript doesn't excuse a finding`() {
    let accepted = accept("% defect: self-in-binding\npush detail 3\npop\n| no\n")
    #expect(accepted.code == .findings)
    #expect(accepted.script.contains("| AppCoordinator#1"))
  }
}
