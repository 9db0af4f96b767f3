import Foundation
import ShellLanguage

/// The TextMate grammar for editors, from the table of commands.
enum EditorGrammar {
  static func text(_ commands: CommandTable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(grammar(commands)), as: UTF8.self) + "\n"
  }

  private struct Grammar: Encodable {
    var name = "camsh"
    var scopeName = "source.camsh"
    var fileTypes = ["camsh"]
    var firstLineMatch = "^#!.*\\bcamsh\\b"
    var patterns: [Rule]
    var repository: [String: Rule]
  }

  private struct Rule: Encodable {
    var name: String?
    var match: String?
    var begin: String?
    var end: String?
    var include: String?
    var captures: [String: Rule]?
    var patterns: [Rule]?
  }

  private static func grammar(_ commands: CommandTable) -> Grammar {
    let verbs = commands.all.map(\.name).filter { $0 != "!" }
    let control = commands.forms(in: .scripts).map(\.name).filter { $0 != "!" }
    let moves = verbs.filter { !control.contains($0) }
    let start = #"(?:^|[;{!=]|\bnot\b)\s*"#
    func words(_ names: [String]) -> String {
      names.sorted { ($1.count, $0) < ($0.count, $1) }
        .map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    }
    let headers = HeaderField.all.map(\.key)
    return Grammar(
      patterns: [
        Rule(include: "#header"), Rule(include: "#transcript"), Rule(include: "#comment"),
        Rule(include: "#string"), Rule(include: "#variable"), Rule(include: "#expectation"),
        Rule(include: "#control"), Rule(include: "#verb"), Rule(include: "#label"),
        Rule(include: "#number"), Rule(include: "#negation"),
      ],
      repository: [
        "header": Rule(
          match: "^(%)\\s*(\(words(headers)))\\s*(:)\\s*([^#]*)",
          captures: [
            "1": Rule(name: "punctuation.definition.header.camsh"),
            "2": Rule(name: "entity.other.attribute-name.camsh"),
            "3": Rule(name: "punctuation.separator.header.camsh"),
            "4": Rule(name: "string.unquoted.header.camsh"),
          ]),
        "transcript": Rule(name: "markup.quote.transcript.camsh", match: "^\\s*\\|.*$"),
        "comment": Rule(name: "comment.line.number-sign.camsh", match: "(?:^|(?<=\\s))#.*$"),
        "string": Rule(
          name: "string.quoted.double.camsh", begin: "\"", end: "\"|$",
          patterns: [
            Rule(
              name: "constant.character.escape.camsh",
              match: #"\\(?:["\\nt]|u\{[0-9A-Fa-f]{1,6}\})"#)
          ]),
        "variable": Rule(name: "variable.other.camsh", match: #"\$[\p{L}_][\p{L}\p{N}_]*"#),
        "expectation": Rule(
          match:
            "\\b(expect)\\s+(?:(not)\\s+)?(\(words(commands.expectations.map(\.name))))?(?=\\s|;|\\}|$)",
          captures: [
            "1": Rule(name: "keyword.control.camsh"), "2": Rule(name: "keyword.operator.camsh"),
            "3": Rule(name: "support.function.expectation.camsh"),
          ]),
        "control": Rule(
          match: "\(start)(\(words(control)))(?=\\s|;|\\}|$)",
          captures: ["1": Rule(name: "keyword.control.camsh")]),
        "verb": Rule(
          match: "\(start)(\(words(moves)))(?=\\s|;|\\}|$)",
          captures: ["1": Rule(name: "support.function.camsh")]),
        "label": Rule(name: "entity.name.type.camsh", match: #"\b\p{Lu}[\p{L}\p{N}_]*(?:#\d+)?"#),
        "number": Rule(
          name: "constant.numeric.camsh", match: #"(?<![\p{L}\p{N}_])\d+(?:e\d+|ms|s|m)?\b"#),
        "negation": Rule(name: "keyword.operator.camsh", match: "!|==|!=|<=|>=|<|>"),
      ])
  }
}
