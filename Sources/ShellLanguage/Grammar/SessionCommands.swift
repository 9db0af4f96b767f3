extension CommandTable {
  package static let session: [CommandForm] = [
    CommandForm(
      name: "app", usage: "[<app>]",
      summary: "launch an app, or list the apps",
      details: "Starts a new session.",
      example: "app myapp",
      isForBlocks: false,
      reading: .manage { (words) throws(Fault) in
        .app(words.isAtEnd ? nil : try words.text(.app))
      }),
    CommandForm(
      name: "apps", usage: "",
      summary: "list the apps and where they come from",
      details: "Each with a summary and the document that describes it.",
      example: "apps",
      reading: .manage { (_) throws(Fault) in .apps }),
    CommandForm(
      name: "undo", usage: "[<count>]",
      summary: "go back one step, or several",
      details: "Replays the earlier steps from launch.",
      example: "undo",
      isForBlocks: false,
      reading: .manage { (words) throws(Fault) in .undo(try words.times()) }),
    CommandForm(
      name: "redo", usage: "[<count>]",
      summary: "restore undone steps",
      details: "One step, or several.",
      example: "redo",
      isForBlocks: false,
      reading: .manage { (words) throws(Fault) in .redo(try words.times()) }),
    CommandForm(
      name: "goto", usage: "<step>",
      summary: "go to the state after a step",
      details: "Steps count from 1; step 0 is the launch.",
      example: "goto 3",
      isForBlocks: false,
      reading: .manage { (words) throws(Fault) in .goto(try words.count(.step, least: 0)) }),
    CommandForm(
      name: "record", usage: "[<file> [--with-output] [--force]]",
      summary: "record the session as a script",
      details: "Without a file, stops recording. --force overwrites an existing file.",
      example: "record tour.camsh",
      isForBlocks: false,
      reading: .manage { (words) throws(Fault) in
        guard !words.isAtEnd else { return .record(nil) }
        let (file, withOutput, force) = try writing(&words)
        return .record(file, withOutput: withOutput, force: force)
      }),
    CommandForm(
      name: "save", usage: "<file> [--with-output] [--force]",
      summary: "save the session so far, as a script",
      details:
        "Without undone steps. --force overwrites a file. FILE.html is a page of every step.",
      example: "save tour.camsh",
      isForBlocks: false,
      reading: .manage { (words) throws(Fault) in
        let (file, withOutput, force) = try writing(&words)
        return .save(file, withOutput: withOutput, force: force)
      }),
    CommandForm(
      name: "reset", usage: "",
      summary: "launch the app again",
      details: "Clears the history.",
      example: "reset",
      isForBlocks: false,
      reading: .manage { (_) throws(Fault) in .reset }),
    CommandForm(
      name: "set", usage: "[<setting> [<value> [--save]]]",
      summary: "change a setting, or list them",
      details: "Without a value, prints the current one. --save keeps the value for later shells.",
      example: "set steps 5000",
      reading: .manage(set)),
    CommandForm(
      name: "history", usage: "",
      summary: "list the steps so far",
      details: "Each with its number, for 'goto'.",
      example: "history",
      reading: .manage { (_) throws(Fault) in .history }),
    CommandForm(
      name: "help", usage: "[<topic>]",
      summary: "list the commands, or explain one",
      details: "A topic is a command, 'expect' and what it expects, or a guide such as 'leak'.",
      example: "help push", synonyms: ["?", "man"],
      reading: .manage { (words) throws(Fault) in .help(try words.optionalRest()) }),
    CommandForm(
      name: "tutorial", usage: "[stop]",
      summary: "learn camsh in five minutes",
      details: "Plant a mistake, find it, fix it, and keep it as a test. 'tutorial stop' ends it.",
      example: "tutorial",
      isForBlocks: false,
      reading: .manage { (words) throws(Fault) in .tutorial(stops: try words.flag("stop")) }),
    CommandForm(
      name: "clear", usage: "",
      summary: "clear the terminal",
      details: "Ctrl-L does it while you type. Has no effect without a terminal.",
      example: "clear", synonyms: ["cls"],
      reading: .manage { (_) throws(Fault) in .clear }),
    CommandForm(
      name: "explore", usage: "[<duration>]",
      summary: "try every move from here and look for leaks",
      details: "Each problem becomes a short script in the folder 'found'.",
      example: "explore 5s",
      isForBlocks: false,
      reading: .manage { (words) throws(Fault) in
        .explore(words.isAtEnd ? .seconds(10) : try duration(&words))
      }),
    CommandForm(
      name: "go", usage: "<screen>",
      summary: "go to a screen by the shortest path that exploring finds",
      details: "Each move is a step of the session.",
      example: "go PlaceDetailViewController",
      isForBlocks: false,
      reading: .manage { (words) throws(Fault) in .go(try words.text(.screen)) }),
    CommandForm(
      name: "quit", usage: "",
      summary: "leave",
      details: "A script ends here.",
      example: "quit", synonyms: ["exit", ":q", ":q!", "q"],
      isForBlocks: false,
      reading: .manage { (_) throws(Fault) in .quit }),
  ]

  /// Includes the output of statements.
  package static let withOutput = "--with-output"
  /// Stores a setting for later sessions.
  package static let saveSetting = "--save"
  /// Overwrites an existing file.
  package static let force = "--force"

  /// Parses a file to write, with its options.
  private static func writing(
    _ words: inout ArgumentReader
  ) throws(Fault) -> (file: String, withOutput: Bool, force: Bool) {
    let file = try words.file()
    var given: Set<String> = []
    while !words.isAtEnd { given.insert(try words.option([withOutput, force])) }
    return (file, given.contains(withOutput), given.contains(force))
  }

  @Sendable private static func set(_ words: inout ArgumentReader) throws(Fault) -> SessionCommand {
    guard var name = words.nextWord() else { return .set(name: nil, value: nil, saves: false) }
    let savesFirst = name.text == saveSetting
    if savesFirst, let next = words.nextWord() { name = next }
    _ = try words.option(name, of: Setting.all.map(\.name), .setting)
    guard let setting = Setting.all.first(where: { $0.name == name.text }), !words.isAtEnd else {
      return .set(name: name.text, value: nil, saves: false)
    }
    words.narrowedUsage = "set \(setting.name) \(setting.usage) [\(saveSetting)]"
    let value =
      setting.words.isEmpty ? String(try words.count(least: 1)) : try words.option(setting.words)
    let savesLast = try words.flag(saveSetting)
    return .set(name: setting.name, value: value, saves: savesFirst || savesLast)
  }
}
