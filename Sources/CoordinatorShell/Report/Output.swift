/// Two streams: one for results, one for failures and notices.
@MainActor package protocol Output: AnyObject {
  func write(_ text: String)
  func writeError(_ text: String)
}
