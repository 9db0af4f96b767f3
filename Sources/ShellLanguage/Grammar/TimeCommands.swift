extension CommandTable {
  package static let time: [CommandForm] = [
    CommandForm(
      name: "hold", usage: "",
      summary: "let transitions stay under way after each step",
      details: "No time passes by itself from here to 'settle', and nothing is judged.",
      example: "hold",
      reading: .move { (_) throws(Fault) in .hold }),
    CommandForm(
      name: "advance", usage: "<duration>",
      summary: "let so much time pass",
      details: "What is due within it happens; in a hold the rest stays under way.",
      example: "advance 350ms",
      reading: .move { (words) throws(Fault) in .advance(try duration(&words)) }),
    CommandForm(
      name: "settle", usage: "",
      summary: "end the hold: everything under way runs to its end",
      details: "Then the step is judged. A finger that is still down lets go first.",
      example: "settle",
      reading: .move { (_) throws(Fault) in .settle }),
  ]

  static func duration(_ words: inout ArgumentReader) throws(Fault) -> Duration {
    let wanted = ArgumentKind.duration.phrase
    let word = try words.word(wanted)
    guard let duration = Duration(written: try words.plain(word)) else {
      throw Fault(.wrongArgument(word.text, wanted: wanted, usage: words.usage), at: word.range)
    }
    return duration
  }
}
