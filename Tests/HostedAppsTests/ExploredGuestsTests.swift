import CoordinatorKit
import Foundation
import HeadlessUIKit
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct ExploredGuestsTests {
  private func found(_ mistake: NotesMistake, moves: Int = 700) throws -> [String] {
    NotesSetup.mistake = mistake
    defer { NotesSetup.mistake = .none }
    return try discoveries(moves: moves) { NotesSceneDelegate() }
  }

  @Test(arguments: [
    (NotesMistake.selfInClosure, "leaked NotePageViewController"),
    (.childStays, "abandoned DraftCoordinator"),
    (.deafToSwipe, "abandoned DraftCoordinator"),
  ])
  func `exploring finds a mistake planted in a hosted app`(
    _ mistake: NotesMistake, _ expected: String
  ) throws {
    let found = try found(mistake)
    #expect(found.contains(expected), "found \(found)")
  }

  @Test func `a short exploration shows what the end of a scene leaves behind`() throws {
    let found = try found(.strongCoordinator, moves: 40)
    #expect(found.contains("leaked NotesCoordinator"), "found \(found)")
  }

  @Test func `an observer may keep what is on screen when the only scene ends`() throws {
    let found = try found(.observerOnScreen)
    #expect(found == [])
  }

  @Test func `exploring tries all rows of a menu`() throws {
    let found = try discoveries(moves: 700) { MenuSceneDelegate() }
    #expect(found == ["leaked StickyViewController"])
  }

  @Test func `exploring a correct hosted app finds nothing`() throws {
    let found = try found(.none)
    #expect(found == [])
  }

  /// The screens that moves of these kinds reach.
  private func screens(
    by moves: [String], expecting texts: [String: [String]] = [:],
    of delegate: @escaping @Sendable @MainActor () -> any UIWindowSceneDelegate
  ) throws -> Set<String> {
    var world = ExploredWorld(
      app: "guest", surroundings: .hosting(.scenes(delegate, expecting: texts)),
      start: Script(name: "test", statements: []))
    world.choice = ExplorationChoice(only: moves)
    var limits = Explorer.Limits()
    limits.moves = 400
    let explorer = Explorer(limits, send: Explorer.sender(in: world))
    while !explorer.isDone { _ = try explorer.goOn() }
    return Set(explorer.model.states.map(\.facts.screen))
  }

  @Test func `a screen that goes before the move has ended counts as reached`() throws {
    let world = ExploredWorld(
      app: "guest", surroundings: .hosting(.scenes { FlowSceneDelegate<RefreshFlow>() }),
      start: Script(name: "test", statements: []))
    var limits = Explorer.Limits()
    limits.moves = 40
    let explorer = Explorer(limits, send: Explorer.sender(in: world))
    while !explorer.isDone { _ = try explorer.goOn() }
    let model = explorer.model
    #expect(!model.states.contains { $0.facts.screens.contains("LoadingViewController") })
    let declared = DeclaredClasses(homes: ["HostedAppsTests"])
    #expect(declared.screens.contains("LoadingViewController"))
    let coverage = ExplorationCoverage(model, declared: declared)
    #expect(coverage.screens.contains("LoadingViewController"))
    #expect(!coverage.screensNeverReached.contains("LoadingViewController"))
    let decoded = try JSONDecoder().decode(
      ExplorationModel.self, from: try JSONEncoder().encode(model))
    #expect(ExplorationCoverage(decoded, declared: DeclaredClasses()).screens == coverage.screens)
  }

  @Test func `exploring reaches what the last page of a tour leads to`() throws {
    let screens = try screens(by: ["swipe page*", "tap *"]) { TourSceneDelegate() }
    #expect(screens == ["UIViewController", "HarborsViewController", "HarborViewController"])
  }

  @Test func `exploring reaches what a button that one segment shows leads to`() throws {
    let screens = try screens(by: ["tap *"]) { HarborSceneDelegate() }
    #expect(screens == ["HarborsViewController", "HarborViewController"])
  }

  @Test func `exploring taps the first, a middle and the last of several controls with one name`()
    throws
  {
    let screens = try screens(by: ["tap *"]) { TwinsSceneDelegate() }
    #expect(screens == ["TwinsViewController", "HarborViewController"])
  }

  @Test func `exploring taps a view in a row that has the row's text`() throws {
    let screens = try screens(by: ["tap *"]) { GallerySceneDelegate() }
    #expect(screens == ["GalleryViewController", "HarborViewController"])
  }

  @Test func `exploring fills in a form that checks its fields`() throws {
    let screens = try screens(by: ["tap *", "type *"]) { FlowSceneDelegate<RegistrationFlow>() }
    #expect(screens == ["RegistrationViewController", "WelcomeViewController"])
  }

  @Test func `exploring knows the fields of a form by their names in other languages`() throws {
    let moves = ["tap *", "type *"]
    let screens = try screens(by: moves) { FlowSceneDelegate<JapaneseRegistrationFlow>() }
    #expect(screens == ["RegistrationViewController", "WelcomeViewController"])
  }

  @Test func `exploring types the texts that the app compares with`() throws {
    let moves = ["tap *", "type *"]
    let unaided = try screens(by: moves) { FlowSceneDelegate<AccountFlow>() }
    #expect(unaided == ["AccountViewController"])
    let accounts = ["username": ["camper", "ranger"], "password": ["1234", "open sesame"]]
    let screens = try screens(by: moves, expecting: accounts) { FlowSceneDelegate<AccountFlow>() }
    #expect(screens == ["AccountViewController", "WelcomeViewController"])
  }

  @Test func `exploring types a number with check digits into a field for numbers`() throws {
    let moves = ["tap *", "type *"]
    let numbers = ["cpf": ["52998224725"]]
    let unaided = try screens(by: moves) { FlowSceneDelegate<TaxNumberFlow>() }
    #expect(unaided == ["TaxNumberViewController"])
    let screens = try screens(by: moves, expecting: numbers) { FlowSceneDelegate<TaxNumberFlow>() }
    #expect(screens == ["TaxNumberViewController", "WelcomeViewController"])
  }
}
