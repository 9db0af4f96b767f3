import Testing

@testable import Adoption

@Suite struct `What exploring printed` {
  @Test func `is read with each problem`() throws {
    let exploration = try #require(
      AdoptionReport.Exploration(
        text: """
          Notes: 300 moves in 6590ms, 45 a second, seed 1
            states       16, the app launched 21 times
            screens      5: ListViewController, NoteViewController; never reached: AboutViewController
            coordinators 2: AppCoordinator, ListCoordinator
            found        2
            needed       perhaps the right text: "Search" on ListViewController
            abandoned ListCoordinator  2 steps  /app/.camsh/found/88eca6cf.camsh
              AppCoordinator#1  strong  children[0]  (remove this: frees all 5)
            leaked NoteViewController  3 steps  /app/.camsh/found/a8d2b40a.camsh

          """))
    #expect(exploration.moves == 300)
    #expect(exploration.screens == 5)
    #expect(
      exploration.found == [
        .init(
          text: "abandoned ListCoordinator  2 steps  /app/.camsh/found/88eca6cf.camsh",
          cuts: ["AppCoordinator#1  strong  children[0]  (remove this: frees all 5)"]),
        .init(text: "leaked NoteViewController  3 steps  /app/.camsh/found/a8d2b40a.camsh"),
      ])
    #expect(
      exploration.neverReached == [
        "screens never reached: AboutViewController",
        "perhaps the right text: \"Search\" on ListViewController",
      ])
  }

  @Test func `without a summary is nothing`() {
    #expect(AdoptionReport.Exploration(text: "the app ended\n") == nil)
  }
}
