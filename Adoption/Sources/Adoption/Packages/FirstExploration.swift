/// Explores the adopted app for ten seconds, so that users see a first finding within minutes.
struct FirstExploration {
  /// The executable in the bundle.
  var executable: String
  var folder: OutputFolder

  /// Explores the app and returns the results; nil if the app can't be explored.
  func run() throws -> AdoptionReport.Exploration? {
    let result = try Subprocess(arguments: [
      "timeout", "90", executable, "explore", "--for", "10s", "--output", folder.path,
    ]).run()
    // Status 3 means findings.
    guard result.status == 0 || result.status == 3 else { return nil }
    return AdoptionReport.Exploration(text: result.output)
  }
}

extension AdoptionReport.Exploration {
  /// Parses the output of `explore`: a summary line, labeled rows, and below the row with their number a line for
  /// each problem, with the references to change below it.
  init?(text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    guard let start = lines.firstIndex(where: { $0.contains(" moves in ") }) else { return nil }
    func row(_ label: String) -> String? {
      lines[start...].first { $0.hasPrefix("  \(label) ") }
        .map { String($0.dropFirst(label.count + 2).drop { $0 == " " }) }
    }
    moves = lines[start].split(separator: " ").compactMap { Int($0) }.first ?? 0
    screens = row("screens")?.split(separator: ":").first.flatMap { Int($0) } ?? 0
    neverReached = ["screens", "coordinators"].compactMap { label in
      let words = "never reached: "
      guard let row = row(label), let range = row.firstRange(of: words) else { return nil }
      return "\(label) never reached: \(row[range.upperBound...])"
    }
    found = []
    for line in lines[start...].drop(while: { !$0.hasPrefix("  found ") }).dropFirst()
      .prefix(while: { $0.hasPrefix("  ") })
    {
      let text = String(line.drop { $0 == " " })
      if line.hasPrefix("  needed ") {
        neverReached.append(String(text.dropFirst("needed".count).drop { $0 == " " }))
        continue
      }
      if line.hasPrefix("    "), !found.isEmpty {
        found[found.count - 1].cuts.append(text)
      } else {
        found.append(.init(text: text))
      }
    }
  }
}
