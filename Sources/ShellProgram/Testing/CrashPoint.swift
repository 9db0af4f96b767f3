import CoordinatorShellCore

/// The statement during which a script's process ended, so that another run can trace those before it.
struct CrashPoint: Equatable {
  /// The number of steps before the statement.
  let steps: Int
  let place: ScriptResult.Place
  let message: String

  init(steps: Int, place: ScriptResult.Place, message: String) {
    self.steps = steps
    self.place = place
    self.message = message
  }

  // MARK: As arguments of a worker

  static let argumentCount = 5

  static func arguments(of crash: CrashPoint?) -> [String] {
    guard let crash else { return Array(repeating: "-", count: argumentCount) }
    return [
      String(crash.steps), crash.place.file, String(crash.place.line),
      String(crash.place.column), crash.message,
    ]
  }

  /// Nil if the arguments ask for none.
  init?(_ arguments: ArraySlice<String>) {
    let words = Array(arguments.prefix(Self.argumentCount))
    guard words.count == Self.argumentCount, let steps = Int(words[0]), let line = Int(words[2]),
      let column = Int(words[3])
    else { return nil }
    self.init(
      steps: steps, place: ScriptResult.Place(file: words[1], line: line, column: column),
      message: words[4])
  }
}
