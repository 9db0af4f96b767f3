import Testing

@testable import Adoption

/// Errors in protected code often follow from those of others, and go away with them.
@Suite struct ProtectedErrorTests {
  private static let coordinator = """
    import UIKit
    class MainCoordinator {
      func start() { _ = Service(kit: Kit()) }
    }
    """
  private static let service = "import Kit\nclass Service: Base<Kit> {}\nlet other = broken()"

  private func error(_ path: String, _ line: Int, _ column: Int, _ text: String)
    -> CompilerDiagnostic
  {
    CompilerDiagnostic(path: path, line: line, column: column, severity: .error, message: text)
  }

  /// Reduces with an error in the coordinator, which goes away after a round or with its code.
  private func reduced(staying: Bool) -> Reducer.Outcome {
    var reducer = Reducer(
      [
        AppSource(path: "A.swift", text: Self.coordinator),
        AppSource(path: "B.swift", text: Self.service),
      ],
      options: .init(missingModules: ["Kit"]))
    var round = 0
    return reducer.run { sources, _ in
      round += 1
      let own = error("A.swift", 3, 22, "'Service' cannot be constructed")
      let others = error("B.swift", 2, 22, "cannot find type 'Kit' in scope")
      let isBroken = staying && sources[0].text.contains("Service(kit: Kit())")
      return round == 1 ? [own, others] : isBroken ? [own] : []
    }
  }

  @Test func `a condition of UIKit's that camsh lacks becomes no constant`() {
    var reducer = Reducer(
      [
        AppSource(
          path: "A.swift",
          text: "class List: UIViewController {\n  func end() { if isMovingAway { close() } }\n}")
      ], options: .init(missingModules: []))
    let outcome = reducer.run { sources, _ in
      sources[0].text.contains("if isMovingAway")
        ? [error("A.swift", 2, 19, "cannot find 'isMovingAway' in scope")] : []
    }
    #expect(outcome.entries.contains { !$0.kind.losesNothing })
    #expect(outcome.sources.allSatisfy { !$0.text.contains("var `isMovingAway`") })
  }

  @Test func `an error that goes away with a stand-in reduces no protected code`() {
    let outcome = reduced(staying: false)
    #expect(outcome.entries.allSatisfy { $0.protection == nil })
    #expect(outcome.sources[0].text.contains("Service(kit: Kit())"))
  }

  @Test func `an error that stays is one of protected code`() {
    #expect(reduced(staying: true).entries.contains { $0.protection != nil })
  }

  @Test func `code reduced because of a type that a later round declares is restored`() {
    var reducer = Reducer(
      [AppSource(path: "A.swift", text: "import Kit\nlet a: Box = make(2)")],
      options: .init(missingModules: ["Kit"]))
    var round = 0
    let outcome = reducer.run { _, _ in
      round += 1
      switch round {
      case 1: return [error("A.swift", 2, 14, "cannot find a match")]
      case 2: return [error("A.swift", 2, 8, "cannot find type 'Box' in scope")]
      default: return []
      }
    }
    #expect(outcome.sources[0].text.hasSuffix("let a: Box = make(2)"))
    #expect(outcome.entries.allSatisfy { $0.kind.losesNothing })
  }
}
