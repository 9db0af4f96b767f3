/// A verb of the language: how it is written, what it does, and how it is read.
package struct CommandForm: Sendable {
  /// The groups that `help` lists the verbs in.
  package enum Group: String, Sendable, CaseIterable {
    case gestures = "what a finger does"
    case coordinators = "what a coordinator does"
    case system = "what the system does"
    case time = "time"
    case looking = "look"
    case findings = "what is alive, and why"
    case session = "session"
    /// What the app added; its heading is the extension's.
    case added = "app"
    case scripts = "script"
  }

  /// How the rest of a statement is read.
  package enum Reading: Sendable {
    /// As words that make a command.
    case command(Reader<Command>)
    /// As what only the parser can read.
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

  /// Reads the words behind a verb.
  package typealias Reader<Value> = @Sendable (inout ArgumentReader) throws(Fault) -> Value

  /// The verb.
  package let name: String
  /// What follows the verb: words, `<kind>`, `[optional]`, `|` between choices, `...` for more.
  package let usage: String
  /// What it does, in one line.
  package let summary: String
  /// What else there is to know.
  package let details: String
  /// A statement that uses it.
  package let example: String
  /// Another word that people type for it, only good for a suggestion.
  package var synonym = ""
  /// Whether it may stand in a block.
  package var isForBlocks = true
  /// Whether it may make an object that `let` can bind.
  package var makesObject = false
  package let reading: Reading

  /// The verb and what follows it.
  package var synopsis: String { usage.isEmpty ? name : "\(name) \(usage)" }
}
