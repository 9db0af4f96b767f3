extension CommandTable {
  package static let coordinators: [CommandForm] = [
    CommandForm(
      name: "push", usage: "<route> [<argument>...]",
      summary: "push the screen of a route",
      details: "The coordinator of the visible screen is asked first, then those it belongs to.",
      example: "push detail 3",
      makesObject: true,
      reading: .move { (words) throws(Fault) in .route(try route(.push, &words)) }),
    CommandForm(
      name: "present", usage: "<route> [<argument>...]",
      summary: "present the screen of a route",
      details: "The coordinator of the visible screen is asked first, then those it belongs to.",
      example: "present list",
      makesObject: true,
      reading: .move { (words) throws(Fault) in .route(try route(.present, &words)) }),
    CommandForm(
      name: "root", usage: "<route> [<argument>...]",
      summary: "make the screen of a route the root",
      details: "What was there before is to go.",
      example: "root login",
      makesObject: true,
      reading: .move { (words) throws(Fault) in .route(try route(.root, &words)) }),
    CommandForm(
      name: "pop", usage: "[<count> | to <screen> | root]",
      summary: "pop screens, as code does",
      details: "One, so many, down to a screen, or down to the root of the stack.",
      example: "pop to MainMapViewController",
      reading: .move(pop)),
    CommandForm(
      name: "dismiss", usage: "[all]",
      summary: "dismiss what is presented, as code does",
      details: "The topmost presented screen, or with all the first and so everything above it.",
      example: "dismiss",
      reading: .move { (words) throws(Fault) in .dismiss(all: try words.flag("all")) }),
    CommandForm(
      name: "send", usage: "<event> [<argument>]",
      summary: "send an event up from the active coordinator",
      details: "It goes up the chain to the first coordinator that handles it.",
      example: "send logout",
      reading: .move { (words) throws(Fault) in
        .send(try words.text(.event), words.isAtEnd ? nil : try words.restAsArgument(.argument))
      }),
    CommandForm(
      name: "finish", usage: "",
      summary: "end the flow of the active coordinator",
      details: "As a cancel button does: its screens go, and whoever started it hears of it.",
      example: "finish",
      reading: .move { (_) throws(Fault) in .finish }),
    CommandForm(
      name: "open", usage: "<url>",
      summary: "follow a link into the app",
      details: "From wherever the app is; where somebody has to log in first, the link is kept.",
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
