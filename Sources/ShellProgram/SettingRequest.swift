import CoordinatorShellCore

/// A setting that the command line changes.
struct SettingRequest: Equatable, Sendable {
  let name: String
  let value: String

  /// As `steps=5000`; nil where there is no such setting, or the value is none of its.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    name = String(parts[0])
    value = String(parts[1])
    var settings = Settings()
    guard settings.set(name, to: value) else { return nil }
  }
}
