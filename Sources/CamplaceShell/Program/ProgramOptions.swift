/// When output is coloured.
enum ColourChoice: String, CaseIterable {
  case auto, always, never
}

/// How steps are printed.
enum OutputFormat: String, CaseIterable {
  case text, json
}

/// Where the campsites come from.
enum CatalogueChoice: Equatable {
  /// Those that come with the program.
  case embedded

  /// What `camsh sync` wrote into a file.
  case file(String)

  /// What it wrote into its usual file, if it did; else those that come with the program.
  case usual
}

/// What the command line decides, with the defaults that it has.
struct ProgramOptions {
  /// Nil for the one that the program is for.
  var app: String?
  var colour = ColourChoice.auto
  var format = OutputFormat.text
  var isQuiet = false
  /// The choice for this run; a script finds the same campsites everywhere unless told otherwise.
  var catalogue: CatalogueChoice?
}
