extension CommandTable {
  static let data: [CommandForm] = [
    CommandForm(
      name: "campsites", usage: "[<text>... | near <value>...]",
      summary: "list the campsites, or those with a text in them",
      details: "By number; near a latitude, a longitude and perhaps a distance, nearest first.",
      example: "campsites near 37.5 127.0 20km",
      reading: .command(campsites)),
    CommandForm(
      name: "search", usage: "<text>...",
      summary: "search the campsites",
      details: "By name, address, and what they offer.",
      example: "search 강원",
      reading: .command { (words) throws(Fault) in .search(try words.rest(.text)) }),
    CommandForm(
      name: "favorites", usage: "",
      summary: "list the favorite campsites",
      details: "In the order in which they were added.",
      example: "favorites",
      reading: .command { (_) throws(Fault) in .favorites }),
    CommandForm(
      name: "favorite", usage: "add <campsite> | remove <favorite>",
      summary: "add or remove a favorite campsite",
      details: "By its number or its name.",
      example: "favorite add 3",
      reading: .command(favorite)),
  ]

  @Sendable private static func campsites(
    _ words: inout ArgumentReader
  ) throws(Fault) -> Command {
    guard words.words.first?.text == "near", words.words.count > 1 else {
      return .campsites(try words.optionalRest())
    }
    _ = words.nextWord()
    return .campsitesNear(try words.vicinity())
  }

  @Sendable private static func favorite(_ words: inout ArgumentReader) throws(Fault) -> Command {
    try words.option(["add", "remove"]) == "add"
      ? .addFavorite(try words.restAsArgument(.campsite))
      : .removeFavorite(try words.restAsArgument(.favorite))
  }
}
