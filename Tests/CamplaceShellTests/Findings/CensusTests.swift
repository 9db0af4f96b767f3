import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct CensusTests {
  @Test func `alive since a step prints the changes after it`() {
    let script = """
      push detail 3
      push detail 4
      tab favorite
      alive PlaceDetail since 0
      alive PlaceDetailViewController since 1
      tab map
      pop 2
      alive PlaceDetailViewController since 2
      alive PlaceDetailViewController
      """
    let run = Transcribed(script, quiet: true)
    #expect(
      run.output == """
        2  +2  PlaceDetailViewController
        2  +1  PlaceDetailViewController
        0  -2  PlaceDetailViewController
        none alive

        """, "\(run.output)")
  }

  @Test func `alive counts unreachable objects as leaked`() {
    let run = Transcribed(
      "% defect: self-in-binding\npush detail 3; push detail 4; pop; alive PlaceDetail", quiet: true
    )
    #expect(run.output.contains("2  PlaceDetailViewController  1 leaked"), "\(run.output)")
  }

  @Test func `alive since a future step fails`() {
    #expect(Transcribed("alive since 1").errors.contains("there is no step 1"))
    #expect(Transcribed("alive since yesterday").code == .usage)
  }
}
