/// A Swift file as the compiler reads it in the reduction.
struct AppSource: Hashable {
  /// Unlike that of any other source.
  var path: String
  var text: String
  /// The path that the compiler reports, where a `#sourceLocation` gives another one.
  var reportedPath: String?
  /// The lines in front of the first one that it reports under that path.
  var preambleLines = 0
}
