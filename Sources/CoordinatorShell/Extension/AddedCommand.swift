import ShellLanguage

/// A command that an app adds: its words, its help and its action in one row.
@MainActor public struct AddedCommand<Services> {
  /// What a command does to a session.
  public enum Kind: Sendable {
    /// Moves the app, and so counts as a step. The action's lines are notes below the tree.
    case move
    /// Shows something. The action's lines are what it prints.
    case look
  }

  /// Does what the command says; returns lines to print, and throws an error whose description says
  /// what went wrong.
  public typealias Action =
    @MainActor (Services, AddedArguments, Stage) throws -> [String]

  package let form: CommandForm
  package let action: Action
  package var name: String { form.name }

  /// A command.
  ///
  /// `usage` is what follows the verb: words, `<kind>`, `[optional]`, `|` between choices, and
  /// `<kind>...` for one argument of several words. It is parsed, completed and printed by `help`.
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

/// Something that an app lets a script expect.
@MainActor public struct AddedExpectation<Services> {
  /// Whether it is so, and what is so instead.
  public typealias Answer = AddedAnswer

  package let form: ExpectationForm
  package let examine: @MainActor (Services, AddedArguments, Stage) throws -> Answer
  package var name: String { form.name }

  /// An expectation; `usage` is written as a command's.
  public init(
    _ name: String, usage: String, summary: String,
    examine: @escaping @MainActor (Services, AddedArguments, Stage) throws -> Answer
  ) {
    self.examine = examine
    form = ExpectationForm(added: name, usage: usage, summary: summary)
  }
}

/// What became of an added expectation.
public struct AddedAnswer: Sendable {
  package let holds: Bool
  package let actual: String

  /// `actual` completes the sentence "expected …, but".
  public init(holds: Bool, actual: String) {
    self.holds = holds
    self.actual = actual
  }
}

/// A kind of argument that an app adds, with what completion offers for it.
@MainActor public struct AddedArgument<Services> {
  /// One offer: the text to insert and a few words about it.
  public typealias Offer = AddedOffer

  package let kind: AddedKind
  package let offers: @MainActor (Services, Stage) -> [Offer]
  package var name: String { kind.name }

  /// A kind, named as in `<name>`.
  ///
  /// `phrase` is the kind in a sentence, and `accepts` refuses words that can't be meant while a script
  /// is parsed. `offers` lists what Tab completes, from the services
  /// and from the app as it is then.
  public init(
    _ name: String, phrase: String, accepts: (@Sendable (String) -> Bool)? = nil,
    offers: @escaping @MainActor (Services, Stage) -> [Offer] = { _, _ in [] }
  ) {
    kind = AddedKind(name: name, phrase: phrase, accepts: accepts)
    self.offers = offers
  }
}

/// One way to complete an argument.
public struct AddedOffer: Sendable {
  package let text: String
  package let description: String

  public init(_ text: String, description: String = "") {
    self.text = text
    self.description = description
  }
}
