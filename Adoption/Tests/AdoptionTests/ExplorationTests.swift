import Testing

@testable import Adoption

@Suite struct `What exploring printed` {
  @Test func `is read with each problem`() throws {
    let exploration = try #require(
      AdoptionReport.Exploration(
        text: """
          Notes: 300 moves in 6590ms, 45 a second, seed 1
            states       16, the app launched 21 times
            screens      5: ListViewController, NoteViewController
            found        2
            abandoned ListCoordinator  2 steps  /app/.camsh/found/88eca6cf.camsh
            leaked NoteViewController  3 steps  /app/.camsh/found/a8d2b40a.camsh

          """))
    #expect(exploration.moves == 300)
    #expect(exploration.screens == 5)
    #expect(
      exploration.found == [
        "abandoned ListCoordinator  2 steps  /app/.camsh/found/88eca6cf.camsh",
        "leaked NoteViewController  3 steps  /app/.camsh/found/a8d2b40a.camsh",
      ])
  }

  @Test func `without a summary is nothing`() {
    #expect(AdoptionReport.Exploration(text: "the app ended\n") == nil)
  }
}
