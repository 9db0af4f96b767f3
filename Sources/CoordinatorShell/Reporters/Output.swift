/// Two streams: one for results, one for failures and notices.
@MainActor package protocol Output: AnyObject {
  func write(_ text: String)
  func writeError(_ text: String)
  /// How errors that have colors and lines of source look.
  var errorStyle: ErrorStyle { get }
}

extension Output {
  package var errorStyle: ErrorStyle { ErrorStyle() }
}
