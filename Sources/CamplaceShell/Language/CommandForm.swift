/// A verb of the language: how it is written, what it does, and how it is read.
public struct CommandForm: Sendable {
  /// The groups that `help` lists the verbs in.
  public enum Group: String, Sendable, CaseIterable {
    case gestures = "what a finger does"
    case coordinators = "what a coordinator does"
    case time = "time"
    case looking = "look"
    case findings = "what is alive, and why"
    case session = "session"
    case data = "data"
    case scripts = "script"
  }

  /// How the rest of a statement is read.
  enum Reading: Sendable {
    /// As words that make a command.
    case command(@Sendable (inout ArgumentReader) throws(Fault) -> Command)
    /// As what only the parser can read.
    case block, file, binding, negation
  }

  /// The verb.
  public let name: String
  /// What follows the verb: words, `<kind>`, `[optional]`, `|` between choices, `...` for more.
  public let usage: String
  /// What it does, in one line.
  public let summary: String
  /// What else there is to know.
  public let details: String
  /// A statement that uses it.
  public let example: String
  /// Another word that people type for it, only good for a suggestion.
  var synonym = ""
  /// Whether it may stand in a block.
  var isForBlocks = true
  /// Whether it may make an object that `let` can bind.
  var makesObject = false
  let reading: Reading

  /// The verb and what follows it.
  public var synopsis: String { usage.isEmpty ? name : "\(name) \(usage)" }
}
