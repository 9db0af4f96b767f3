/// Words a report for a terminal.
public struct ReportText {
  private var lines: [String] = []
  private let report: AdoptionReport

  public static func of(_ report: AdoptionReport) -> String {
    var text = ReportText(report)
    text.write()
    return Printable.text(text.lines.joined(separator: "\n") + "\n")
  }

  private init(_ report: AdoptionReport) {
    self.report = report
  }

  private mutating func write() {
    lines.append("\(report.app)  \(layout), \(count(report.files, "Swift file"))")
    row("modules", report.modules.map { "\($0.name) (\($0.files))" }.joined(separator: ", "))
    row("starts with", entry)
    let total = report.rewritten.values.reduce(0, +)
    let kinds = report.rewritten.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    row(
      "rewritten",
      total == 0
        ? "nothing"
        : "\(count(total, "place")): "
          + kinds.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
    writeReduced()
    writeMissing()
    for note in report.notes { lines.append("  note: \(place(note.file, note.line)) \(note.text)") }
    if !report.notExecuted.isEmpty {
      row(
        "not executed",
        report.notExecuted.map { "\($0.kind) '\($0.name)'" }.joined(separator: ", "))
    }
    writeBuild()
  }

  private var layout: String {
    switch report.layout {
    case "xcodeProject": "Xcode project"
    case "workspace": "workspace"
    case "package": "package"
    default: "folder"
    }
  }

  private var entry: String {
    [report.entry.sceneDelegate, report.entry.applicationDelegate].compactMap { $0 }
      .joined(separator: ", ")
  }

  private mutating func writeReduced() {
    guard !report.reduced.isEmpty else {
      row("reduced", "nothing")
      return
    }
    let touching = report.reduced.count { $0.touchesReferences }
    row(
      "reduced",
      count(report.reduced.count, "place")
        + (touching > 0 ? ", \(touching) of them touched references" : ""))
    let groups = Dictionary(grouping: report.reduced) { $0.missingModule ?? "" }
    for (module, entries) in groups.sorted(by: { $0.key < $1.key }) {
      // A heading tells groups apart.
      if groups.count > 1 || !module.isEmpty {
        lines.append("  \(module.isEmpty ? "other causes" : "missing \(module)")")
      }
      for entry in entries.prefix(10) {
        lines.append("    \(place(entry.file, entry.line)) \(entry.kind): \(entry.reason)")
      }
      if entries.count > 10 {
        lines.append("    and \(entries.count - 10) more, in report.json")
      }
    }
  }

  private mutating func writeMissing() {
    for (module, files) in report.missingModules.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "  missing module: \(module), imported by \(count(files, "file")); a stand-in takes its place"
      )
    }
    for package in report.missingPackages {
      lines.append(
        "  missing package: \(package); provide it with --package-path \(package)=DIR")
    }
    for place in report.unresolved {
      lines.append(
        "  doesn't compile: \(self.place(place.file, place.line)) \(place.message)")
    }
    if !report.unresolved.isEmpty, !report.missingModules.isEmpty {
      lines.append(
        "  provide a missing module with --package-path NAME=DIR, so that its own declarations "
          + "replace the stand-in's")
    }
  }

  private mutating func writeBuild() {
    guard let build = report.build else { return }
    row("builds", build.builds ? "yes" : "no")
    if build.builds {
      row(
        "launches",
        build.showsScreen
          ? build.needsNetwork ? "yes, with samples; without a network it ends" : "yes"
          : build.launches ? "yes, but it shows no screen" : "no")
    }
    for message in build.messages.prefix(20) { lines.append("  \(relative(message))") }
    if build.messages.count > 20 {
      lines.append("  and \(build.messages.count - 20) more, in report.json")
    }
    if let exploration = build.exploration {
      row(
        "explored",
        "\(count(exploration.moves, "move")), \(count(exploration.screens, "screen")), "
          + (exploration.found.isEmpty
            ? "nothing found" : "\(count(exploration.found.count, "problem")) found"))
      for line in exploration.neverReached { lines.append("    \(line)") }
      for problem in exploration.found.prefix(10) {
        lines.append("    \(relative(problem.text))")
        lines += problem.cuts.map { "      " + $0 }
      }
      if exploration.found.count > 10 {
        lines.append("    and \(exploration.found.count - 10) more, in report.json")
      }
    }
    guard build.builds else { return }
    let shell = report.output + "/shell"
    lines += [
      "", "try", "  \(shell)", "  \(shell) --samples -c 'screen; tree'",
      "  \(shell) test \(report.output)/sessions",
    ]
  }

  private mutating func row(_ label: String, _ text: String) {
    lines.append("  \(label): \(text)")
  }

  private func place(_ file: String, _ line: Int?) -> String {
    relative(file) + (line.map { ":\($0)" } ?? "") + ":"
  }

  private func relative(_ text: String) -> String {
    text.replacing(report.directory + "/", with: "")
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
