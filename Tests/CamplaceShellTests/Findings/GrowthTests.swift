import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct GrowthTests {
  @Test func `a loop that leaves no new objects has no growth`() {
    let run = Transcribed(
      """
      repeat 5 { push detail 3; pop }
      expect no growth
      expect growth PlaceDetail == 0
      """, quiet: true)
    #expect(run.code == .ok)
  }

  @Test func `the first turn of a loop doesn't count as growth`() {
    let run = Transcribed("repeat 1 { push detail 3 }; expect no growth", quiet: true)
    #expect(run.code == .ok)
  }

  @Test func `growth is what later turns left in addition to the first`() {
    let run = Transcribed(
      "repeat 5 { push detail 3 }; expect growth PlaceDetail == 4; expect growth PlaceDetail <= 3",
      quiet: true)
    #expect(run.code == .failed)
    #expect(
      run.errors.contains(
        "expected growth PlaceDetail <= 3, but there are 4 more since the first of 5 turns"))
  }

  @Test func `a failed expect no growth names the types that grew`() {
    let run = Transcribed("repeat 3 { push detail 3 }; expect no growth", quiet: true)
    #expect(run.code == .failed)
    #expect(
      run.errors.contains(
        "these grew in 3 turns: PlaceDetailViewController by 2, PlaceDetailViewModel by 2"))
  }

  @Test func `growth is about the last loop, and fails without one`() {
    let loops = "repeat 3 { push detail 3 }; repeat 3 { tab 1; tab 0 }; expect no growth"
    #expect(Transcribed(loops, quiet: true).code == .ok)
    for claim in ["no growth", "not no growth", "growth A == 0", "not growth A == 1"] {
      let run = Transcribed("expect \(claim)", quiet: true)
      #expect(run.code == .failed)
      #expect(run.errors.contains("nothing has been repeated"))
    }
    #expect(Transcribed("repeat 2 { tab 1 }; reset; expect no growth", quiet: true).code == .failed)
  }
}
