extension CommandTable {
  package static let gestures: [CommandForm] = [
    CommandForm(
      name: "tab", usage: "<tab>",
      summary: "select a tab",
      details: "By its title or its index. Selecting the selected tab again goes back to its root.",
      example: "tab Settings",
      reading: .move { (words) throws(Fault) in .tab(try words.tab()) }),
    CommandForm(
      name: "back", usage: "[<count>]",
      summary: "tap the back button",
      details: "UIKit calls the same delegates as for the user's tap.",
      example: "back 2",
      reading: .move { (words) throws(Fault) in .back(try words.times()) }),
    CommandForm(
      name: "swipe",
      usage: "back [cancel] | down [cancel] | page [back] | row <count> [right] [<text>]",
      summary: "swipe back, pull a sheet down, swipe a row, or turn a page",
      details: "With cancel, the screen stays. During a hold, the finger stays down until 'lift'.",
      example: "swipe down cancel",
      reading: .move(swipe)),
    CommandForm(
      name: "lift", usage: "[cancel]",
      summary: "lift the finger of a swipe that began during a hold",
      details: "The swipe completes; with cancel, the screen returns to its place.",
      example: "lift cancel",
      reading: .move { (words) throws(Fault) in .lift(cancelled: try words.flag("cancel")) }),
    CommandForm(
      name: "tap", usage: "<control> [<argument>]",
      summary: "tap a control of the visible screen",
      details: "By its identifier or title. Rows and annotations take a number or a text.",
      example: "tap row 3",
      makesObject: true,
      reading: .move { (words) throws(Fault) in .tap(try words.control()) }),
    CommandForm(
      name: "press", usage: "<control> [<argument>]",
      summary: "touch and hold a row or a view, and choose from its menu",
      details: "Without an item, triggers its long press, or names the items of its menu.",
      example: "press row 3 Share",
      makesObject: true,
      reading: .move { (words) throws(Fault) in .press(try words.control()) }),
    CommandForm(
      name: "move", usage: "row <count> to <count>",
      summary: "drag a row to another position",
      details: "By its reorder control, which a table has while it is edited.",
      example: "move row 1 to 3",
      reading: .move { (words) throws(Fault) in
        _ = try words.option(["row"])
        let number = try words.count(least: 1)
        _ = try words.option(["to"])
        return .moveRow(number, to: try words.count(least: 1))
      }),
    CommandForm(
      name: "pull", usage: "",
      summary: "pull the list down until it refreshes",
      details: "Fails without a refresh control, or if it is already refreshing.",
      example: "pull",
      reading: .move { (_) throws(Fault) in .pull }),
    CommandForm(
      name: "type", usage: "<input> <text> [return]",
      summary: "type into a text field of the visible screen",
      details: "By its placeholder or identifier. With return, presses Return or Search.",
      example: "type Password \"open sesame\" return",
      reading: .move { (words) throws(Fault) in
        let input = try words.text(.input)
        let text = try words.text(.text)
        return .type(text, into: input, pressesReturn: try words.flag("return"))
      }),
    CommandForm(
      name: "adjust", usage: "<adjustable> <value> [<value>...]",
      summary: "set a slider, a stepper, a picker or a page control",
      details:
        "By its identifier, its label or the name of its field. Takes what the control shows.",
      example: "adjust Volume 70%",
      makesObject: true,
      reading: .move { (words) throws(Fault) in
        let control = try words.text(.adjustable)
        var values = [try words.text(.value)]
        while !words.isAtEnd { values.append(try words.text(.value)) }
        return .adjust(control, to: values)
      }),
    CommandForm(
      name: "detent", usage: "<detent>",
      summary: "drag the sheet to one of its detents",
      details: "By the identifier of the detent.",
      example: "detent large",
      reading: .move { (words) throws(Fault) in .detent(try words.text(.detent)) }),
  ]

  @Sendable private static func swipe(_ words: inout ArgumentReader) throws(Fault) -> Move {
    switch try words.option(["back", "down", "page", "row"]) {
    case "row":
      let number = try words.count(least: 1)
      let isRight = words.isNext("right")
      if isRight { _ = words.nextWord() }
      return .swipeRow(number, action: try words.optionalRest(), isRight: isRight)
    case "page": return .swipePage(isBack: try words.flag("back"))
    case "back": return .swipeBack(cancelled: try words.flag("cancel"))
    default: return .swipeDown(cancelled: try words.flag("cancel"))
    }
  }
}
