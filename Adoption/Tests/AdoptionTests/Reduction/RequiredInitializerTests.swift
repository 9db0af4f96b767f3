import Testing

@testable import Adoption

/// Initializers that a protocol requires of a class that isn't the app's.
@Suite struct RequiredInitializerTests {
  /// The two files after the compiler has refused the conformance that the second file declares.
  private func reduced(
    _ requirements: String, _ conformance: String, type: String
  ) -> (requirements: String, conformance: String, losesNothing: Bool) {
    var reducer = Reducer(
      [
        AppSource(path: "A.swift", text: requirements),
        AppSource(path: "B.swift", text: "\n" + conformance),
      ],
      options: Reducer.Options(missingModules: []))
    var round = 0
    let outcome = reducer.run { _, _ in
      round += 1
      guard round == 1 else { return [] }
      return [
        CompilerDiagnostic(
          path: "B.swift", line: 2, column: 1, severity: .error,
          message: "initializer requirement 'init(name:_:)' can only be satisfied by a 'required' "
            + "initializer in non-final class '\(type)'")
      ]
    }
    return (
      outcome.sources[0].text, outcome.sources[1].text,
      outcome.entries.allSatisfy { $0.kind.losesNothing }
    )
  }

  private static let store =
    "protocol Store { init(name: String); init(name: String, _ size: Int); func load() }"

  @Test(arguments: ["Kit.Vessel", "NSPersistentContainer"])
  func `another module's class need not mark the initializer that a protocol requires`(
    name: String
  ) {
    let extending = "extension \(name): Store {}"
    let made = reduced(Self.store, extending, type: String(name.split(separator: ".").last ?? ""))
    #expect(made.requirements.contains("protocol Store { init(name: String); "))
    #expect(!made.requirements.contains("_ size"))
    #expect(made.requirements.contains("func load() }"))
    #expect(made.conformance.contains(extending))
    #expect(made.losesNothing)
  }

  @Test func `a requirement that a protocol inherits is left out`() {
    let made = reduced(
      Self.store + "\nprotocol Shelf: Store {}", "extension Vessel: Shelf {}", type: "Vessel")
    #expect(!made.requirements.contains("_ size"))
    #expect(made.losesNothing)
  }

  @Test func `one of the app's own classes has to mark it`() {
    let made = reduced(
      Self.store + "\nclass Vessel {}", "extension Vessel: Store {}", type: "Vessel")
    #expect(made.requirements.contains("_ size"))
  }
}
