@testable import Adoption

/// What reducing makes of a file that imports a missing module, with the compiler's errors of each round.
struct ReducedKit {
  let text: String
  let standIns: String
  let losesNothing: Bool
  let types: [String: StandInLibrary.PhantomType]

  init(
    _ text: String, _ errors: [[(line: Int, column: Int, message: String)]],
    shared: SharedTypes = SharedTypes(), roundLimit: Int? = nil
  ) {
    var options = Reducer.Options(missingModules: ["Kit"])
    if let roundLimit { options.roundLimit = roundLimit }
    options.sharedTypes = shared
    var reducer = Reducer(
      [AppSource(path: "A.swift", text: "import Kit\n" + text)], options: options)
    var round = 0
    let outcome = reducer.run { _, _ in
      round += 1
      guard round <= errors.count else { return [] }
      return errors[round - 1].map {
        CompilerDiagnostic(
          path: "A.swift", line: $0.line, column: $0.column, severity: .error, message: $0.message)
      }
    }
    self.text = outcome.sources[0].text
    standIns = outcome.sources.last?.text ?? ""
    types = outcome.types
    losesNothing = outcome.entries.allSatisfy { $0.kind.losesNothing }
  }
}
