/// When output is colored.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// How steps are printed.
enum OutputFormat: String, CaseIterable {
  case text, json
}

/// What the command line decides, with the defaults that it has.
struct ProgramOptions {
  /// Nil for the one that the program is for.
  var app: String?
  var color = ColorChoice.auto
  var format = OutputFormat.text
  var isQuiet = false
  /// Whether an app may use the network.
  var hasNetwork = false
  /// Whether a script goes on after a statement that failed.
  var keepsGoing = false
  /// Settings that every session begins with.
  var settings: [SettingRequest] = []
}
