import ShellLanguage

/// When output is colored.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// The output format of steps.
enum OutputFormat: String, CaseIterable {
  case text, json
}

/// The options of the command line, with their defaults.
struct ProgramOptions {
  /// Nil for the program's default app.
  var app: String?
  var color = ColorChoice.auto
  var format = OutputFormat.text
  var isQuiet = false
  /// What answers an app's requests; nil if the script decides.
  var connection: Connection?
  /// Whether a script continues after a failed statement.
  var keepsGoing = false
  /// Settings for every session.
  var settings: [SettingRequest] = []
}
