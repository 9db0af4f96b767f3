extension CommandTable {
  package static let time: [CommandForm] = [
    CommandForm(
      name: "hold", usage: "",
      summary: "stop the clock, so transitions stay in progress",
      details: "Until 'settle', time passes only with 'advance', and camsh judges nothing.",
      example: "hold",
      reading: .move { (_) throws(Fault) in .hold }),
    CommandForm(
      name: "advance", usage: "<duration>",
      summary: "let time pass",
      details: "Runs everything due by then; during a hold, the rest stays in progress.",
      example: "advance 350ms",
      reading: .move { (words) throws(Fault) in .advance(try duration(&words)) }),
    CommandForm(
      name: "settle", usage: "",
      summary: "end the hold, and run everything in progress to its end",
      details: "Then camsh judges the step. A finger that is still down is lifted first.",
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
