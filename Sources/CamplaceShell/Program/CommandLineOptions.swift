import ArgumentParser

extension ColourChoice: ExpressibleByArgument {}
extension OutputFormat: ExpressibleByArgument {}

extension CatalogueChoice: ExpressibleByArgument {
  init(argument: String) {
    self = argument == "embedded" ? .embedded : .file(argument)
  }
}

/// The options of every way to start.
struct CommandLineOptions: ParsableArguments {
  private static let defaults = ProgramOptions()

  @Option(help: "The app to launch where a script names none.")
  var app: String?

  @Option(help: "When to colour the output: auto, always or never.")
  var color = defaults.colour

  @Option(help: "How to print steps: text, or json with one object a line.")
  var format = defaults.format

  @Flag(name: .shortAndLong, help: "Print only failures.")
  var quiet = defaults.isQuiet

  @Option(
    help: """
      The campsites: embedded, or a file that 'camsh sync' wrote. In the shell those last synced, \
      in scripts the embedded ones.
      """)
  var catalogue: CatalogueChoice?

  var values: ProgramOptions {
    ProgramOptions(
      app: app, colour: color, format: format, isQuiet: quiet, catalogue: catalogue)
  }
}
