import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

struct ExplorationModelTests {
  private func facts(_ screen: String) -> StateFacts {
    var facts = StateFacts()
    facts.screen = screen
    facts.screens = [screen]
    return facts
  }

  /// As an expedition in another process reports it, whose text was parsed.
  private func tap(_ kind: String, _ number: Int) -> ExploredMove {
    let name = ControlReference.Reading(name: "\(kind) \(number)", argument: nil)
    let control = ControlReference(readings: [name], text: "\(kind) \(number)")
    return ExploredMove(.tap(control), .finger)
  }

  private func step(_ edge: Int) -> ExplorationModel.Step {
    ExplorationModel.Step(state: 0, edge: Int32(edge))
  }

  /// A list whose first and last rows lead to these screens.
  private func list(rows: Int, to screens: [String]) -> ExplorationModel {
    var model = ExplorationModel()
    model.add(1, facts("List"), moves: [tap("row", 1), tap("row", rows)], way: [])
    for (place, screen) in screens.enumerated() {
      let state = model.add(UInt64(place + 2), facts(screen), moves: [], way: nil)
      model.note(step(place), ledTo: state)
    }
    return model
  }

  @Test func `all rows of a list that leads to different screens are tried`() {
    var model = list(rows: 4, to: ["Account", "About"])
    model.addRowsOfMenus()
    let texts = model.states[0].edges.map { model.moves[Int($0.move)].text }
    #expect(texts == ["tap row 1", "tap row 4", "tap row 2", "tap row 3"])
    #expect(model.untried(.prompt, at: 0) == 2)
    model.addRowsOfMenus()
    #expect(model.states[0].edges.count == 4)
  }

  @Test(arguments: [
    (4, ["Detail", "Detail"]), (4, ["Detail", "List"]), (80, ["Account", "About"]),
  ])
  func `the rows of data are tried as before`(_ rows: Int, _ screens: [String]) {
    var model = list(rows: rows, to: screens)
    model.addRowsOfMenus()
    #expect(model.states[0].edges.count == 2)
  }

  @Test func `an alert doesn't mean that a field had the right text`() {
    var model = ExplorationModel()
    let typing = ExploredMove(.type("hello", into: "Code", pressesReturn: false), .text)
    let logIn = ExploredMove(.tap(ControlReference(name: "Log in")), .finger)
    model.add(1, facts("Login"), moves: [typing, logIn], way: [])
    let alert = model.add(2, facts("UIAlertController"), moves: [], way: nil)
    model.note(step(0), ledTo: 0)
    model.note(step(1), ledTo: alert)
    var declared = DeclaredClasses()
    declared.screens = ["Home"]
    let coverage = ExplorationCoverage(model, declared: declared)
    #expect(coverage.fieldsToFill?.map(\.words) == ["Code on Login"])
  }
}
