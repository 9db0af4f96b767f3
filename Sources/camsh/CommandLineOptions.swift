import ArgumentParser

/// When output is coloured.
enum ColourChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// How steps are printed.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// The options of every way to start.
struct SessionOptions: ParsableArguments {
  @Option(help: "The app to launch where a script names none.")
  var app = "camplace"

  @Option(help: "When to colour the output: auto, always or never.")
  var color = ColourChoice.auto

  @Option(help: "How to print steps: text, or json with one object a line.")
  var format = OutputFormat.text

  @Flag(name: .shortAndLong, help: "Print only failures.")
  var quiet = false
}
