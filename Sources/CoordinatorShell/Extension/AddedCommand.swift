import ShellLanguage

/// A command that an app adds: its words, its help and its action in one row.
@MainActor public struct AddedCommand<Services> {
  /// A command's effect on a session.
  public enum Kind: Sendable {
    /// Moves the app and counts as a step; the action's lines are notes below the tree.
    case move
    /// Shows the app's state; prints the action's lines.
    case look
  }

  /// Performs the command; returns lines to print, or throws an error whose description says what
  /// went wrong.
  public typealias Action =
    @MainActor (Services, AddedArguments, Stage) throws -> [String]

  package let form: CommandForm
  package let action: Action
  package var name: String { form.name }

  /// Creates a command.
  ///
  /// `usage` is the syntax after the verb: words, `<kind>`, `[optional]`, `|` between choices, and
  /// `<kind>...` for one argument of several words. camsh parses it, completes it, and prints it in
  /// `help`.
  public init(
    _ name: String, usage: String = "", kind: Kind, summary: String, details: String,
    example: String, action: @escaping Action
  ) {
    self.action = action
    form = CommandForm(
      added: name, usage: usage, kind: kind == .move ? .move : .look, summary: summary,
      details: details, example: example)
  }
}

/// An expectation that an app adds to the language.
@MainActor public struct AddedExpectation<Services> {
  /// Whether the expectation holds, and the actual state.
  public typealias Answer = AddedAnswer

  package let form: ExpectationForm
  package let examine: @MainActor (Services, AddedArguments, Stage) throws -> Answer
  package var name: String { form.name }

  /// Creates an expectation; `usage` has the same syntax as a command's.
  public init(
    _ name: String, usage: String, summary: String,
    examine: @escaping @MainActor (Services, AddedArguments, Stage) throws -> Answer
  ) {
    self.examine = examine
    form = ExpectationForm(added: name, usage: usage, summary: summary)
  }
}

/// The answer of an added expectation.
public struct AddedAnswer: Sendable {
  package let holds: Bool
  package let actual: String

  /// Creates an answer; `actual` completes the sentence "expected …, but".
  public init(holds: Bool, actual: String) {
    self.holds = holds
    self.actual = actual
  }
}

/// A kind of argument that an app adds, with its completion.
@MainActor public struct AddedArgument<Services> {
  package let kind: AddedKind
  package let offers: @MainActor (Services, Stage) -> [AddedOffer]
  package var name: String { kind.name }

  /// Creates a kind, named as in `<name>`.
  ///
  /// `phrase` is the kind in a sentence. `accepts` rejects invalid words while a script is parsed.
  /// `offers` lists what Tab completes, from the services and the app's current state.
  public init(
    _ name: String, phrase: String, accepts: (@Sendable (String) -> Bool)? = nil,
    offers: @escaping @MainActor (Services, Stage) -> [AddedOffer] = { _, _ in [] }
  ) {
    kind = AddedKind(name: name, phrase: phrase, accepts: accepts)
    self.offers = offers
  }
}

/// A completion of an argument.
public struct AddedOffer: Sendable {
  package let text: String
  package let description: String

  public init(_ text: String, description: String = "") {
    self.text = text
    self.description = description
  }
}
