extension CommandTable {
  package static let system: [CommandForm] = [
    CommandForm(
      name: "scene", usage: "connect | disconnect | <scene>",
      summary: "connect or disconnect a scene, or bring one to the front",
      details: "Scenes count from 1 in the order in which they were connected.",
      example: "scene connect",
      reading: .move(scene)),
    CommandForm(
      name: "background", usage: "",
      summary: "move the app to the background and back",
      details: "UIKit notifies its delegates and observers of each state, in order.",
      example: "background",
      reading: .move { (_) throws(Fault) in .background }),
    CommandForm(
      name: "memory-warning", usage: "",
      summary: "send a memory warning",
      details: "To the delegate, then every view controller, then observers.",
      example: "memory-warning",
      reading: .move { (_) throws(Fault) in .memoryWarning }),
    CommandForm(
      name: "network", usage: "offline | samples",
      summary: "set what answers a hosted app's requests from now on",
      details: "A file of '% answers' comes first. 'samples' lets the app decode made-up values.",
      example: "network offline",
      reading: .move { (words) throws(Fault) in
        let word = try words.option([Connection.offline, .samples].map(\.rawValue))
        return .network(Connection(rawValue: word) ?? .offline)
      }),
    CommandForm(
      name: "rotate", usage: "portrait | landscape",
      summary: "rotate the device",
      details: "Fails if the visible screen doesn't support the orientation.",
      example: "rotate landscape",
      reading: .move { (words) throws(Fault) in
        let word = try words.option(Move.Orientation.allCases.map(\.rawValue))
        return .rotate(Move.Orientation(rawValue: word) ?? .portrait)
      }),
    CommandForm(
      name: "shake", usage: "",
      summary: "shake the device",
      details: "The motion goes to the first responder, or else to the frontmost screen.",
      example: "shake",
      reading: .move { (_) throws(Fault) in .shake }),
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
