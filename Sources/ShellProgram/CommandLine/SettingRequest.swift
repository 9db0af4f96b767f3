import CoordinatorShellCore
import ShellLanguage

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

  /// Why a text isn't such a request.
  static func refusal(of text: String) -> String {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      return "'\(text)' is not a setting and a value, such as steps=5000"
    }
    let names = Setting.all.map(\.name)
    guard let setting = Setting.all.first(where: { $0.name == parts[0] }) else {
      return "there is no setting '\(parts[0])'; the settings are \(names.joined(separator: ", "))"
    }
    return "'\(parts[1])' is not a value of '\(setting.name)', which takes \(setting.usage)"
  }
}
