import ShellTestSupport

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// A workflow command as GitHub's runner takes it apart.
struct WorkflowCommand {
  struct Fault: Error {}

  var properties: [String: String] = [:]
  var data = ""

  /// Nil for a line that is no command.
  init?(_ line: Substring) throws {
    guard line.hasPrefix("::") else { return nil }
    guard
      let match = line.wholeMatch(
        of: /::(error|notice|group|endgroup)(?: (.*?))?::(.*)/.matchingSemantics(.unicodeScalar))
    else {
      throw Fault()
    }
    data = try Self.unescaped(match.3, ["%0D", "%0A", "%25"])
    for property in match.2?.unicodeScalars.split(separator: ",").map({ Substring($0) }) ?? [] {
      guard
        let parts = property.wholeMatch(of: /([a-z]+)=([^:]+)/.matchingSemantics(.unicodeScalar))
      else { throw Fault() }
      properties[String(parts.1)] =
        try Self.unescaped(parts.2, ["%0D", "%0A", "%25", "%3A", "%2C"])
    }
  }

  private static func unescaped(_ text: Substring, _ escapes: [String]) throws -> String {
    let characters = ["%0D": "\r", "%0A": "\n", "%25": "%", "%3A": ":", "%2C": ","]
    var rest = text.unicodeScalars
    var result = ""
    while let first = rest.first {
      guard first == "%" else {
        result.unicodeScalars.append(rest.removeFirst())
        continue
      }
      let escape = String(rest.prefix(3))
      guard escapes.contains(escape), let character = characters[escape] else { throw Fault() }
      result += character
      rest = rest.dropFirst(3)
    }
    return result
  }
}
