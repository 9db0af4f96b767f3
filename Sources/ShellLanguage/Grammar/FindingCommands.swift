extension CommandTable {
  package static let findings: [CommandForm] = [
    CommandForm(
      name: "findings", usage: "",
      summary: "show what should have been deallocated, and what retains it",
      details: "Every finding with its cycle or path, the reference to weaken, and its signature.",
      example: "findings", synonyms: ["leaks"],
      reading: .look { (_) throws(Fault) in .findings }),
    CommandForm(
      name: "why", usage: "<object> [--all | --svg [<file>]]",
      summary: "show why an object is alive",
      details:
        "A path from a root, and all holders. --all: a path through each. --svg, --dot: a picture.",
      example: "why PlaceDetailViewController#1",
      reading: .command { (words) throws(Fault) in
        let object = try words.screen(.object)
        if words.isNext("--all") { return .look(.why(object, all: try words.flag("--all"))) }
        return try words.picture(of: .why(object, all: false))
      }),
    CommandForm(
      name: "alive", usage: "[<type>] [since <step>]",
      summary: "count the live objects by type",
      details: "'leaked' means that no root reaches it. With 'since', the change after that step.",
      example: "alive since 3",
      reading: .look { (words) throws(Fault) in
        let type = words.isAtEnd || words.isNext("since") ? nil : try words.text(.type)
        guard try words.flag("since") else { return .alive(type, since: nil) }
        return .alive(type, since: try words.count(.step, least: 0))
      }),
    CommandForm(
      name: "graph", usage: "<object> [--svg [<file>]]",
      summary: "show what an object retains",
      details:
        "Each reference with its field and strength. --svg draws it; --dot and --mermaid write it.",
      example: "graph AppCoordinator",
      reading: .command { (words) throws(Fault) in
        let object = try words.screen(.object)
        return try words.picture(of: .graph(object))
      }),
    CommandForm(
      name: "defect", usage: "[<defect> on|off]",
      summary: "switch a defect of the app on or off, or list them",
      details: "Launches the app with it and replays the steps so far.",
      example: "defect self-in-binding on",
      isForBlocks: false,
      reading: .manage { (words) throws(Fault) in
        guard !words.isAtEnd else { return .defect(nil, isOn: true) }
        let name = try words.text(.defect)
        return .defect(name, isOn: try words.option(["on", "off"]) == "on")
      }),
  ]
}
