extension CommandTable {
  package static let scripts: [CommandForm] = [
    CommandForm(
      name: "expect", usage: "[not] <expectation>",
      summary: "fail unless something is so",
      details: "With not, fail if it is so.",
      example: "expect visible PlaceDetailViewController", synonyms: ["assert"],
      reading: .check(expect)),
    CommandForm(
      name: "let", usage: "<name> = <value>",
      summary: "give a value, or the object that a command makes, a name",
      details: "The name is used as $name: a value as an argument, an object as a screen.",
      example: "let d = push detail 4",
      reading: .binding),
    CommandForm(
      name: "repeat", usage: "<count> { <command>... }",
      summary: "do statements so many times",
      details: "On one line or over many, and inside each other.",
      example: "repeat 20 { present list; dismiss }", synonyms: ["loop"],
      reading: .block),
    CommandForm(
      name: "include", usage: "<file>",
      summary: "do what another script does",
      details: "The file is relative to the script that names it.",
      example: #"include "login.camsh""#, synonyms: ["source"],
      reading: .file),
    CommandForm(
      name: "!", usage: "<command>",
      summary: "fail unless a command fails",
      details: "For what has to be refused.",
      example: "! pop 9",
      reading: .negation),
  ]

  @Sendable private static func expect(_ words: inout ArgumentReader) throws(Fault) -> Expectation {
    var word = try words.word("what is expected")
    let isNegated = word.text == "not"
    if isNegated { word = try words.word("what is expected") }
    guard let form = words.commands.expectations.first(where: { $0.name == word.text }) else {
      let suggestion = Suggestion.nearest(
        to: word.text, among: words.commands.expectations.map(\.name) + (isNegated ? [] : ["not"]))
      throw Fault(
        .unknownWord(.expectation, word.text, suggestion: suggestion), at: word.range)
    }
    words.narrowedUsage = form.synopsis
    return Expectation(try form.read(&words), isNegated: isNegated)
  }
}
