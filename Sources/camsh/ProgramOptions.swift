/// When output is coloured.
enum ColourChoice: String, CaseIterable {
  case auto, always, never
}

/// How steps are printed.
enum OutputFormat: String, CaseIterable {
  case text, json
}

/// What the command line decides, with the defaults that it has.
struct ProgramOptions {
  var app = "camplace"
  var colour = ColourChoice.auto
  var format = OutputFormat.text
  var isQuiet = false
}
