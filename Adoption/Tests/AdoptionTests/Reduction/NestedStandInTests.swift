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
    // Its constants are objects of it.
    #expect(text.contains("({ text() }, text.self)"))
    #expect(text.contains("({ main() }, main.self)"))
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

  private func standIns(_ text: String, _ line: Int, _ column: Int, _ name: String) -> String {
    let made = outcome("import Kit\n" + text) { round in
      round == 1 ? [(line + 1, column, "cannot find '\(name)' in scope")] : []
    }
    return made.sources.last?.text ?? ""
  }

  @Test func `a protocol that an extension gives to an enum isn't one of classes`() {
    let made = outcome("import Kit\nenum API { case list }\nextension API: Target {}") { round in
      round == 1 ? [(3, 16, "cannot find type 'Target' in scope")] : []
    }
    #expect(made.sources.last?.text.contains("public protocol Target {}") == true)
  }

  @Test func `what has members of its own is a class, whatever its name ends in`() {
    let text = standIns("func start() { AppDelegate.shared.start() }", 1, 16, "AppDelegate")
    #expect(text.contains("open class AppDelegate: StandInObject"))
  }

  @Test func `a constant in capitals is a value`() {
    let key = standIns("let modes = [ModeKey: 1]", 1, 14, "ModeKey")
    #expect(key.contains("var `ModeKey`: StandIn"))
    let length = standIns("let count = Int(DIGEST_LENGTH)", 1, 17, "DIGEST_LENGTH")
    #expect(length.contains("var `DIGEST_LENGTH`: StandIn"))
    let function = standIns("func f() { SET_UP(1) }", 1, 12, "SET_UP")
    #expect(function.contains("func `SET_UP`"))
  }
}
