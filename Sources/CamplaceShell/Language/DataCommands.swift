extension CommandTable {
  static let data: [CommandForm] = [
    CommandForm(
      name: "campsites", usage: "[<text>...]",
      summary: "list the campsites, or those with a text in them",
      details: "Each with its number, which routes and 'favorite add' take.",
      example: "campsites 솔향기",
      reading: .command { (words) throws(Fault) in .campsites(try words.optionalRest()) }),
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

  @Sendable private static func favorite(_ words: inout ArgumentReader) throws(Fault) -> Command {
    try words.option(["add", "remove"]) == "add"
      ? .addFavorite(try words.restAsArgument(.campsite))
      : .removeFavorite(try words.restAsArgument(.favorite))
  }
}
