/// Ten seconds of exploring: the first leak within minutes of meeting the tool.
struct FirstExploration {
  /// The executable in the bundle.
  var executable: String
  var folder: OutputFolder

  /// Explores, and says what came of it; nil if the app can't be explored.
  func run() throws -> AdoptionReport.Exploration? {
    let result = try Subprocess(arguments: [
      "timeout", "90", executable, "explore", "--for", "10s", "--output", folder.path,
    ]).run()
    // 3 says that something was found.
    guard result.status == 0 || result.status == 3 else { return nil }
    return AdoptionReport.Exploration(text: result.output)
  }
}

extension AdoptionReport.Exploration {
  /// Reads what `explore` prints: a line that sums up, rows with a label each, and one line for each
  /// problem below the row that counts them.
  init?(text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    guard let start = lines.firstIndex(where: { $0.contains(" moves in ") }) else { return nil }
    func row(_ label: String) -> String? {
      lines[start...].first { $0.hasPrefix("  \(label) ") }
        .map { String($0.dropFirst(label.count + 2).drop { $0 == " " }) }
    }
    moves = lines[start].split(separator: " ").compactMap { Int($0) }.first ?? 0
    screens = row("screens")?.split(separator: ":").first.flatMap { Int($0) } ?? 0
    found = lines[start...].drop { !$0.hasPrefix("  found ") }.dropFirst()
      .prefix { $0.hasPrefix("  ") }.map { String($0.drop { $0 == " " }) }
  }
}
