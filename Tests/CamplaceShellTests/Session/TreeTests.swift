import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct TreeTests {
  @Test func `a push marks the new screen and what is visible`() {
    let run = Transcribed("push detail 3")
    #expect(run.errors == "")
    #expect(
      run.output == """
        AppCoordinator#1
        ├─ MainMapViewCoordinator#1               tab Map ●
        │  ├─ MainMapViewController#1
        │  └─ PlaceDetailViewController#1         "솔향기 캠핑장"    ← visible   +
        └─ LocationFavoriteCoordinator#1          tab Favorite
           └─ LocationFavoriteViewController#1
        step 1 · alive 12 · findings none

        """)
  }

  @Test func `a pop marks the removed screen in its old place`() {
    let run = Transcribed("push detail 3; set quiet off; pop")
    #expect(
      run.output.hasSuffix(
        """
        │  ├─ MainMapViewController#1                                ← visible
        │  └─ PlaceDetailViewController#1         "솔향기 캠핑장"    −
        └─ LocationFavoriteCoordinator#1          tab Favorite
           └─ LocationFavoriteViewController#1
        step 2 · alive 10 · findings none

        """))
  }

  @Test func `a sheet is below its presenting coordinator, with its pushed screens`() {
    let run = Transcribed("set quiet on; present list; push detail 3; tree")
    #expect(
      run.output == """
        AppCoordinator#1
        ├─ MainMapViewCoordinator#1               tab Map ●
        │  ├─ MainMapViewController#1
        │  └─ ⇡ PlaceListViewController#1         sheet 0.879
        │     └─ PlaceDetailViewController#1      "솔향기 캠핑장"    ← visible
        └─ LocationFavoriteCoordinator#1          tab Favorite
           └─ LocationFavoriteViewController#1
        step 2 · alive 15 · findings none

        """)
  }

  @Test func `an ASCII locale gets an ASCII tree with the same columns`() {
    let run = Transcribed("present list", glyphs: .ascii)
    #expect(
      run.output == """
        AppCoordinator#1
        |- MainMapViewCoordinator#1               tab Map *
        |  |- MainMapViewController#1
        |  `- ^ PlaceListViewController#1         sheet 0.879     <- visible   +
        `- LocationFavoriteCoordinator#1          tab Favorite
           `- LocationFavoriteViewController#1
        step 1 - alive 13 - findings none

        """)
  }

  @Test func `transcripts are compared with the Unicode tree`() {
    let script = """
      pop
      """
    #expect(Transcribed(script).code == .failed)
    let tree = Transcribed("tab favorite").output
    let transcript = tree.split(separator: "\n").map { "| \($0)" }.joined(separator: "\n")
    #expect(Transcribed("tab favorite\n\(transcript)\n", glyphs: .ascii).code == .ok)
  }

  @Test func `escape sequences in names are shown escaped`() {
    let catalog = Transcribed("campsites").output
    #expect(catalog.contains("\\u{1b}"))
    #expect(!catalog.contains("\u{1b}"))
    let found = Transcribed("set quiet off\nrepeat 48 { push detail 1 }\ntree")
    #expect(!found.output.contains("\u{1b}"))
  }
}
