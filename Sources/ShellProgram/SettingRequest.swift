import CoordinatorShellCore

/// A setting on the command line.
struct SettingRequest: Equatable, Sendable {
  let name: String
  let value: String

  /// Such as `steps=5000`; nil if there is no such setting or value.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    name = String(parts[0])
    value = String(parts[1])
    var settings = Settings()
    guard settings.set(name, to: value) else { return nil }
  }
}
