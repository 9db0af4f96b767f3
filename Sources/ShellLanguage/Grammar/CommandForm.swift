/// A verb of the language: its syntax, its documentation, and its parser.
package struct CommandForm: Sendable {
  /// The groups under which `help` lists the verbs.
  package enum Group: String, Sendable, CaseIterable {
    case gestures
    case coordinators
    case system = "the system"
    case time = "time"
    case looking = "look"
    case findings = "what is alive, and why"
    case session = "session"
    /// An added verb, listed under the extension's heading.
    case added = "app"
    case scripts = "script"
  }

  /// How to parse the rest of the statement.
  package enum Reading: Sendable {
    /// As words that form a command.
    case command(Reader<Command>)
    /// In the statement parser itself.
    case block, file, binding, negation

    static func move(_ read: @escaping Reader<Move>) -> Reading {
      .command { (words) throws(Fault) in .move(try read(&words)) }
    }

    static func look(_ read: @escaping Reader<Look>) -> Reading {
      .command { (words) throws(Fault) in .look(try read(&words)) }
    }

    static func manage(_ read: @escaping Reader<SessionCommand>) -> Reading {
      .command { (words) throws(Fault) in .manage(try read(&words)) }
    }

    static func check(_ read: @escaping Reader<Expectation>) -> Reading {
      .command { (words) throws(Fault) in .check(try read(&words)) }
    }
  }

  /// Parses the words after the verb.
  package typealias Reader<Value> = @Sendable (inout ArgumentReader) throws(Fault) -> Value

  /// The verb.
  package let name: String
  /// The syntax after the verb: words, `<kind>`, `[optional]`, `|` between choices, and `...` for
  /// more.
  package let usage: String
  /// A one-line summary.
  package let summary: String
  /// Further documentation.
  package let details: String
  /// An example statement.
  package let example: String
  /// Other words that users type for the verb; the shell accepts them, and a script gets a
  /// suggestion.
  package var synonyms: [String] = []
  /// Whether the command is allowed in a block.
  package var isForBlocks = true
  /// Whether the command may create an object that `let` can bind.
  package var makesObject = false
  package let reading: Reading

  /// The usage line: the verb and its syntax.
  package var synopsis: String { usage.isEmpty ? name : "\(name) \(usage)" }
}
