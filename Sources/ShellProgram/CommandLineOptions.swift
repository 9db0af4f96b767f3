import ArgumentParser

extension ColourChoice: ExpressibleByArgument {}
extension OutputFormat: ExpressibleByArgument {}

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

  @Flag(help: "Let the app use the network, which otherwise fails at once as if there were none.")
  var network = defaults.hasNetwork

  var values: ProgramOptions {
    ProgramOptions(
      app: app, colour: color, format: format, isQuiet: quiet, hasNetwork: network)
  }
}
