/// A Swift file as the compiler reads it in the reduction.
struct AppSource: Hashable {
  /// The path, which is unique among the sources.
  var path: String
  var text: String
  /// The path that the compiler reports, if a `#sourceLocation` sets another one.
  var reportedPath: String?
  /// The number of lines before the first one reported under that path.
  var preambleLines = 0
}
