import ShellLanguage

/// The settings with which every interactive shell starts: a script of `set` statements.
@MainActor struct SettingsFile {
  let path: String
  let files: any FileAccess

  /// Stores a setting in the file and replaces its previous value.
  func keep(_ name: String, _ value: String) throws(StepFailure) {
    do {
      let text = files.isTaken(path) ? String(decoding: try files.read(path), as: UTF8.self) : ""
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last?.isEmpty == true { lines.removeLast() }
      lines.removeAll { line in
        line.split(whereSeparator: \.isWhitespace).prefix(2).elementsEqual(["set", name[...]])
      }
      lines.append("set \(name) \(value)")
      try files.makeFolder(holding: path)
      try files.write(lines.joined(separator: "\n") + "\n", to: path)
    } catch {
      throw .unwritableFile(path, error)
    }
  }
}

extension Script {
  /// The first statement that isn't `set`.
  var firstOfNoSetting: Statement? {
    statements.first { !$0.isSetting }
  }
}

extension Statement {
  /// Whether the statement sets a setting.
  var isSetting: Bool {
    guard case .command(.manage(.set(_?, _?, saves: false))) = kind else { return false }
    return !mustFail
  }
}
