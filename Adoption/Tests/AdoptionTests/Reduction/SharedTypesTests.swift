import Testing

@testable import Adoption

/// Modules that pass values of a missing module's types to each other.
@Suite struct SharedTypesTests {
  private func module(_ name: String, _ dependencies: [String]) -> ReductionInput.Module {
    ReductionInput.Module(name: name, files: [], compilerArguments: [], dependencies: dependencies)
  }

  private let domain = ReducedKit(
    "struct Entry { let song: Song }; let song = Song()",
    [[(2, 26, "cannot find type 'Song' in scope")]])

  /// What the module App, which depends on Domain through Data, makes of a text.
  private func app(
    _ text: String, dependingOn dependencies: [String] = ["Data"],
    errors: [[(line: Int, column: Int, message: String)]]
  ) -> String {
    let app = module("App", dependencies)
    let shared = SharedTypes(
      of: app, among: [module("Domain", []), module("Data", ["Domain"]), app],
      standIns: [("Domain", domain.types)])
    return ReducedKit(text, errors, shared: shared).standIns
  }

  @Test func `a module names the stand-in of a module that it depends on`() {
    #expect(domain.standIns.contains("open class Song: StandInObject"))
    let standIns = app(
      "let song = Song(id: 3)", errors: [[(2, 12, "cannot find 'Song' in scope")]])
    #expect(standIns.contains("import Domain\n"))
    #expect(standIns.contains("public typealias Song = Domain.Song\n"))
    #expect(!standIns.contains("class Song"))
    #expect(
      standIns.contains(
        "nonisolated extension Song { public convenience init(id a0: Any?) { self.init()"))
  }

  @Test func `a module that doesn't depend on the other has a stand-in of its own`() {
    let standIns = app(
      "let song = Song(id: 3)", dependingOn: [],
      errors: [[(2, 12, "cannot find 'Song' in scope")]])
    #expect(standIns.contains("open class Song: StandInObject"))
  }

  @Test func `a stand-in derives from the class that a storyboard draws it as`() {
    var library = StandInLibrary(drawnClasses: ["FSCalendar": "UIView"])
    let index = AppIndex([AppFile(path: "A.swift", text: "var calendar: FSCalendar!")])
    _ = library.addType(named: "FSCalendar", module: "FSCalendar", from: index)
    #expect(library.render(imports: []).contains("open class FSCalendar: UIView"))
  }

  @Test func `a module whose name for the other's stand-in doesn't compile has its own`() throws {
    var library = StandInLibrary(
      shared: SharedTypes(
        of: module("App", ["Domain"]), among: [module("Domain", [])],
        standIns: [("Domain", domain.types)]))
    let index = AppIndex([AppFile(path: "A.swift", text: "let song = Song()")])
    _ = library.addType(named: "Song", module: "Kit", from: index)
    let lines = library.render(imports: []).split(separator: "\n")
    let alias = try #require(lines.firstIndex { $0.hasPrefix("public typealias Song") })
    let isRefused = library.refuse(line: alias + 1)
    let isNew = library.addType(named: "Song", module: "Kit", from: index)
    let text = library.render(imports: [])
    #expect(isRefused && isNew && text.contains("open class Song"))
  }
}
