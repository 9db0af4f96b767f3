import Testing

@testable import CamplaceShell

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

/// The commands of a text that holds nothing else.
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

private func parser(of files: [String: String]) -> ScriptParser {
  ScriptParser { path in
    guard let text = files[path] else { throw ScriptParser.LoadFailure.notFound }
    return Array(text.utf8)
  }
}
