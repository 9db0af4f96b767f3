import Foundation
import Testing

/// What docs/documents.md shows of each type, flow and claim is there.
@Suite struct DocumentsTests {
  private static let page: String = {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    return (try? String(contentsOf: root.appending(path: "docs/documents.md"), encoding: .utf8))
      ?? ""
  }()

  private static let commands: [[String]] = page.matches(
    of: /`camsh (?:--app ([a-z]+) )?-c (?:'([^']*)'|([a-z]+))`/
  ).map { match in
    (match.output.1.map { ["--app", String($0)] } ?? [])
      + ["-c", String(match.output.2 ?? match.output.3 ?? "")]
  }

  @Test func `every row of the page has a command or a reason`() {
    let rows = Self.page.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .filter { !$0.hasPrefix("| in the document") }
    #expect(rows.count > 70)
    for row in rows {
      #expect(
        row.contains("`camsh ") || row.contains("departs: ") || row.contains("see [")
          || row.contains("side by side"), "\(row)")
    }
    #expect(Self.commands.count > 50)
  }

  @Test(arguments: commands.indices)
  func `the page's commands run`(_ index: Int) throws {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "camsh")
    process.arguments = Self.commands[index]
    process.environment = ["LANG": "C.UTF-8"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    _ = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // A mistake that is switched on has its finding, and nothing else fails.
    let hasFindings = Self.commands[index].joined().contains("defect ")
    let allowed: [Int32] = hasFindings ? [0, 3] : [0]
    #expect(
      allowed.contains(process.terminationStatus), "\(Self.commands[index]): \(complaints)")
  }
}
