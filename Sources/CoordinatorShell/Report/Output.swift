/// Where text goes: results to one stream, failures and notices to the other.
@MainActor package protocol Output: AnyObject {
  func write(_ text: String)
  func writeError(_ text: String)
}
