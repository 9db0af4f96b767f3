extension CommandTable {
  package static let system: [CommandForm] = [
    CommandForm(
      name: "scene", usage: "connect | disconnect | <scene>",
      summary: "connect another scene, or go to one",
      details: "Scenes count from 1 in the order in which they were connected.",
      example: "scene connect",
      reading: .move(scene)),
    CommandForm(
      name: "background", usage: "",
      summary: "take the app to the background, and bring it back",
      details: "Its delegates and observers hear of each state in UIKit's order.",
      example: "background",
      reading: .move { (_) throws(Fault) in .background }),
    CommandForm(
      name: "memory-warning", usage: "",
      summary: "warn the app that memory runs short",
      details: "The delegate hears of it, then every view controller, then observers.",
      example: "memory-warning",
      reading: .move { (_) throws(Fault) in .memoryWarning }),
    CommandForm(
      name: "rotate", usage: "portrait | landscape",
      summary: "turn the device",
      details: "Fails where the screen in front does not support it.",
      example: "rotate landscape",
      reading: .move { (words) throws(Fault) in
        let word = try words.option(Move.Orientation.allCases.map(\.rawValue))
        return .rotate(Move.Orientation(rawValue: word) ?? .portrait)
      }),
  ]

  @Sendable private static func scene(_ words: inout ArgumentReader) throws(Fault) -> Move {
    let word = try words.word(ArgumentKind.scene.phrase)
    if case .none = Number(word.text) {
      return try words.option(word, of: ["connect", "disconnect"], .option) == "connect"
        ? .scene(.connect) : .scene(.disconnect)
    }
    return .scene(.show(try words.count(word, .scene, least: 1)))
  }
}
