import Foundation

/// An `.xcconfig` file that sets the service key.
enum KeyFile {
  /// The settings that may contain the key, the most specific first.
  static let settings = ["GOCAMPING_SERVICE_KEY", "SERVICE_KEY", "API_KEY"]

  /// The file in the current folder that is read if no option or variable names a key.
  static let usual = "API_KEY.xcconfig"

  static func key(in path: String) throws(SyncError) -> ServiceKey {
    let text: String
    do {
      text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    } catch {
      throw .unreadableKeyFile(path: path)
    }
    guard let key = key(inText: text) else { throw .noKeyInFile(path: path) }
    return key
  }

  static func key(inText text: String) -> ServiceKey? {
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      // As in Xcode, two slashes begin a comment, and a value spells them `/$()/`.
      let setting = line.prefix(while: { $0 != "=" })
      let value = line.dropFirst(setting.count + 1)
      let meant = (String(value).range(of: "//").map { String(value)[..<$0.lowerBound] } ?? value)
        .replacingOccurrences(of: "$()", with: "")
        .trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\"")))
      values[setting.trimmingCharacters(in: .whitespaces)] = meant
    }
    return settings.lazy.compactMap { values[$0] }.compactMap { ServiceKey($0) }.first
  }
}
