import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// The script in a text; a failure of the test where it has errors.
func script(
  _ text: String, name: String = "t.camsh", files: [String: String] = [:],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Script {
  do {
    return try parser(of: files).parse(Array(text.utf8), name: name)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
    throw error
  }
}

/// The commands of a text that contains only commands.
func commands(
  _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> [Command] {
  try script(text, sourceLocation: sourceLocation).statements.map { statement in
    guard case .command(let command) = statement.kind else {
      throw UnexpectedStatement(text: statement.text)
    }
    return command
  }
}

struct UnexpectedStatement: Error {
  let text: String
}

/// What is said of a text with errors.
func complaint(about text: String, files: [String: String] = [:]) -> String {
  complaint(about: Array(text.utf8), files: files)
}

func complaint(about bytes: [UInt8], files: [String: String] = [:]) -> String {
  do {
    _ = try parser(of: files).parse(bytes, name: "t.camsh")
    return "no error"
  } catch {
    return "\(error)"
  }
}

/// The language with the verbs of an app of its own.
let shop = CommandTable(
  heading: "shop",
  commands: [
    CommandForm(
      added: "search", usage: "<text>...", kind: .look, summary: "search the items", details: "",
      example: "search tea"),
    CommandForm(
      added: "items", usage: "[near <degrees> [<text>] | <text>...]", kind: .look,
      summary: "list the items", details: "", example: "items near 37.5"),
    CommandForm(
      added: "cart", usage: "add <item>... | remove <item>...", kind: .move,
      summary: "change the cart", details: "", example: "cart add 3"),
  ],
  expectations: [
    ExpectationForm(added: "carted", usage: "<comparison> <count>", summary: "so many are carted"),
    ExpectationForm(added: "item", usage: "<item>...", summary: "the item is there"),
  ],
  kinds: [
    AddedKind(name: "item", phrase: "an item"),
    AddedKind(name: "degrees", phrase: "a number of degrees") { Double($0) != nil },
  ])

private func parser(of files: [String: String]) -> ScriptParser {
  ScriptParser(commands: shop) { path in
    guard let text = files[path] else { throw ScriptParser.LoadFailure.notFound }
    return Array(text.utf8)
  }
}
