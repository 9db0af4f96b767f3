extension CommandTable {
  static let coordinators: [CommandForm] = [
    CommandForm(
      name: "push", usage: "<route> [<argument>...]",
      summary: "push the screen of a route",
      details: "The coordinator of the visible screen is asked first, then those it belongs to.",
      example: "push detail 3",
      makesObject: true,
      reading: .command { (words) throws(Fault) in .route(try route(.push, &words)) }),
    CommandForm(
      name: "present", usage: "<route> [<argument>...]",
      summary: "present the screen of a route",
      details: "The coordinator of the visible screen is asked first, then those it belongs to.",
      example: "present list",
      makesObject: true,
      reading: .command { (words) throws(Fault) in .route(try route(.present, &words)) }),
    CommandForm(
      name: "root", usage: "<route> [<argument>...]",
      summary: "make the screen of a route the root",
      details: "What was there before is to go.",
      example: "root login",
      makesObject: true,
      reading: .command { (words) throws(Fault) in .route(try route(.root, &words)) }),
    CommandForm(
      name: "pop", usage: "[<count> | to <screen> | root]",
      summary: "pop screens, as code does",
      details: "One, so many, down to a screen, or down to the root of the stack.",
      example: "pop to MainMapViewController",
      reading: .command(pop)),
    CommandForm(
      name: "dismiss", usage: "[all]",
      summary: "dismiss what is presented, as code does",
      details: "The topmost presented screen, or with all the first and so everything above it.",
      example: "dismiss",
      reading: .command { (words) throws(Fault) in .dismiss(all: try words.flag("all")) }),
  ]

  private static func route(
    _ verb: RouteCall.Verb, _ words: inout ArgumentReader
  ) throws(Fault) -> RouteCall {
    RouteCall(verb, try words.text(.route), try words.arguments())
  }

  @Sendable private static func pop(_ words: inout ArgumentReader) throws(Fault) -> Command {
    guard let word = words.nextWord() else { return .pop(.count(1)) }
    if case .none = Number(word.text) {
      return try words.option(word, of: ["to", "root"], .option) == "root"
        ? .pop(.root) : .pop(.to(try words.screen()))
    }
    return .pop(.count(try words.count(word, .count, least: 1)))
  }
}
