import Testing

@testable import Adoption

/// Runs of the reducer against a compiler that says what a test tells it to.
@Suite struct NestedStandInTests {
  private func outcome(
    _ text: String, missing: Set<String> = ["Kit"],
    _ errors: @escaping (_ round: Int) -> [(line: Int, column: Int, message: String)]
  ) -> Reducer.Outcome {
    var reducer = Reducer(
      [AppSource(path: "A.swift", text: text)], options: .init(missingModules: missing))
    var round = 0
    return reducer.run { _, _ in
      round += 1
      return errors(round).map {
        CompilerDiagnostic(
          path: "A.swift", line: $0.line, column: $0.column, severity: .error,
          message: $0.message)
      }
    }
  }

  @Test func `types within missing types are declared with them`() throws {
    let made = outcome("typealias Texts = R.text.main\nlet title = Texts.hello()") { round in
      round == 1 ? [(1, 19, "cannot find type 'R' in scope")] : []
    }
    let text = try #require(made.sources.last?.text)
    #expect(text.contains("open class text: StandInObject"))
    #expect(text.contains("extension R.text { open class main: StandInObject"))
  }

  @Test func `an object of a class that only run time knows is made, and nothing is lost`() {
    let made = outcome("class Screen<V: UIView> {\n  let content = V()\n}") { round in
      round == 1
        ? [
          (
            2, 17,
            "constructing an object of class type 'V' with a metatype value must use a 'required' initializer"
          )
        ] : []
    }
    #expect(made.sources[0].text.contains("let content = instance(of: V.self)"))
    #expect(made.entries.allSatisfy { $0.kind.losesNothing })
  }
}
