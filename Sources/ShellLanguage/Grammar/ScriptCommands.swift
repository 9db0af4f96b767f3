extension CommandTable {
  package static let scripts: [CommandForm] = [
    CommandForm(
      name: "expect", usage: "[not] <expectation>",
      summary: "fail unless an expectation holds",
      details: "With not, fail if it holds.",
      example: "expect visible PlaceDetailViewController", synonyms: ["assert"],
      reading: .check(expect)),
    CommandForm(
      name: "let", usage: "<name> = <value>",
      summary: "name a value, or the object that a command creates",
      details: "Use it as $name: a value as an argument, an object as a screen.",
      example: "let d = push detail 4",
      reading: .binding),
    CommandForm(
      name: "repeat", usage: "<count> { <command>... }",
      summary: "repeat statements",
      details: "On one line or several; blocks may be nested.",
      example: "repeat 20 { present list; dismiss }", synonyms: ["loop"],
      reading: .block),
    CommandForm(
      name: "include", usage: "<file>",
      summary: "run the statements of another script",
      details: "The file is relative to the script that names it.",
      example: #"include "login.camsh""#, synonyms: ["source"],
      reading: .file),
    CommandForm(
      name: "!", usage: "<command>",
      summary: "fail unless a command fails",
      details: "For commands that the app must refuse.",
      example: "! pop 9",
      reading: .negation),
  ]

  @Sendable private static func expect(_ words: inout ArgumentReader) throws(Fault) -> Expectation {
    var word = try words.word("an expectation")
    let isNegated = word.text == "not"
    if isNegated { word = try words.word("an expectation") }
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
