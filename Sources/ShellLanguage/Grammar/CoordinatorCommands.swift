extension CommandTable {
  package static let coordinators: [CommandForm] = [
    CommandForm(
      name: "push", usage: "<route> [<argument>...]",
      summary: "push the screen of a route",
      details: "Asks the coordinator of the visible screen, then its ancestors.",
      example: "push detail 3",
      makesObject: true,
      reading: .move { (words) throws(Fault) in .route(try route(.push, &words)) }),
    CommandForm(
      name: "present", usage: "<route> [<argument>...]",
      summary: "present the screen of a route",
      details: "Asks the coordinator of the visible screen, then its ancestors.",
      example: "present list",
      makesObject: true,
      reading: .move { (words) throws(Fault) in .route(try route(.present, &words)) }),
    CommandForm(
      name: "root", usage: "<route> [<argument>...]",
      summary: "make the screen of a route the root",
      details: "The previous root is removed.",
      example: "root login",
      makesObject: true,
      reading: .move { (words) throws(Fault) in .route(try route(.root, &words)) }),
    CommandForm(
      name: "pop", usage: "[<count> | to <screen> | root]",
      summary: "pop screens programmatically",
      details: "One screen, several, all above a screen, or all above the root.",
      example: "pop to MainMapViewController",
      reading: .move(pop)),
    CommandForm(
      name: "dismiss", usage: "[all]",
      summary: "dismiss a presented screen programmatically",
      details: "The topmost one, or with all, every presented screen.",
      example: "dismiss",
      reading: .move { (words) throws(Fault) in .dismiss(all: try words.flag("all")) }),
    CommandForm(
      name: "send", usage: "<event> [<argument>]",
      summary: "send an event up from the active coordinator",
      details: "The first coordinator in the responder chain that handles it receives it.",
      example: "send logout",
      reading: .move { (words) throws(Fault) in
        .send(try words.text(.event), words.isAtEnd ? nil : try words.restAsArgument(.argument))
      }),
    CommandForm(
      name: "finish", usage: "",
      summary: "end the flow of the active coordinator",
      details: "As a Cancel button does: removes its screens and notifies its parent.",
      example: "finish",
      reading: .move { (_) throws(Fault) in .finish }),
    CommandForm(
      name: "open", usage: "<url>",
      summary: "follow a link into the app",
      details: "From any state of the app. An app may keep the link until the user has logged in.",
      example: "open myapp://detail/3",
      makesObject: true,
      reading: .move { (words) throws(Fault) in .open(try words.text(.url)) }),
  ]

  private static func route(
    _ verb: RouteCall.Verb, _ words: inout ArgumentReader
  ) throws(Fault) -> RouteCall {
    RouteCall(verb, try words.text(.route), try words.arguments())
  }

  @Sendable private static func pop(_ words: inout ArgumentReader) throws(Fault) -> Move {
    guard let word = words.nextWord() else { return .pop(.count(1)) }
    if case .none = Number(word.text) {
      return try words.option(word, of: ["to", "root"], .option) == "root"
        ? .pop(.root) : .pop(.to(try words.screen()))
    }
    return .pop(.count(try words.count(word, .count, least: 1)))
  }
}
