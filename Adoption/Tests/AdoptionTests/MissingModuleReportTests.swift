import Testing

@testable import Adoption

@Suite struct `The report of missing modules` {
  private func text(
    missing: [String: Int], reduced: [LedgerEntry] = [], unresolved: [Unresolved] = []
  ) -> String {
    ReportText.of(
      AdoptionReport(
        app: "Notes", directory: "/app", output: "/app/.camsh", layout: "folder", modules: [],
        entry: .init(), rewritten: [:], reduced: reduced, unresolved: unresolved,
        missingModules: missing, missingPackages: [], notExecuted: [], notes: [], build: nil,
        rounds: 0, standIns: [:], seconds: [:]))
  }

  private let place = Unresolved(
    file: "/app/Main.swift", line: 3, column: 1, message: "cannot find 'resolver' in scope")

  @Test func `says how to replace a stand-in where the app doesn't compile`() {
    #expect(
      text(missing: ["Kit": 2], unresolved: [place]).contains(
        """
          missing module: Kit, imported by 2 files; a stand-in takes its place
          doesn't compile: Main.swift:3: cannot find 'resolver' in scope
          provide a missing module with --package-path NAME=DIR, so that its own declarations \
        replace the stand-in's
        """))
  }

  @Test func `suggests nothing where the app compiles, or no module is missing`() {
    #expect(!text(missing: ["Kit": 2], unresolved: []).contains("provide a missing"))
    #expect(!text(missing: [:], unresolved: [place]).contains("provide a missing"))
  }

  @Test func `lists reduced places by the missing module, if one caused any`() {
    let other = LedgerEntry(file: "/app/Main.swift", line: 3, kind: "statement", reason: "no")
    var missing = other
    missing.missingModule = "Kit"
    #expect(
      text(missing: [:], reduced: [other]).contains(
        "  reduced: 1 place\n    Main.swift:3: statement: no\n"))
    #expect(
      text(missing: [:], reduced: [other, missing]).contains(
        "  other causes\n    Main.swift:3: statement: no\n  missing Kit\n    Main.swift:3:"))
  }
}
