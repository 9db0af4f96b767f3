extension CommandTable {
  package static let looking: [CommandForm] = [
    CommandForm(
      name: "tree", usage: "[--svg [<file>]]",
      summary: "show the tree of coordinators and screens",
      details:
        "Marks presented and visible screens. --svg draws it; --dot and --mermaid write it.",
      example: "tree", synonyms: ["ls"],
      reading: .command { (words) throws(Fault) in try words.picture(of: .tree) }),
    CommandForm(
      name: "screen", usage: "[all | rows <rows> | --svg [<file>]]",
      summary: "show the visible screen",
      details:
        "Title, content, controls, and the first rows of long lists. --svg draws a wireframe.",
      example: "screen rows 40-60",
      reading: .command { (words) throws(Fault) in
        if words.isNext("--svg") { return try words.picture(of: .screen(.start), [.svg]) }
        return .look(.screen(try words.screenPart()))
      }),
    CommandForm(
      name: "routes", usage: "",
      summary: "list the routes of this screen",
      details: "The routes of the visible screen's coordinator and of its ancestors.",
      example: "routes",
      reading: .look { (_) throws(Fault) in .routes }),
    CommandForm(
      name: "log", usage: "",
      summary: "show the callbacks since the last step",
      details: "Appearance callbacks, delegate calls and misuse, in order.",
      example: "log",
      reading: .look { (_) throws(Fault) in .log }),
  ]
}
