import Foundation
import TestSupport
import Testing

@testable import CamplaceShell
@testable import CoordinatorShellCore
@testable import ShellLanguage
@testable import ShellProgram

/// docs/ names every command, expectation, setting, finding, report, header key and option, and
/// no other.
@MainActor @Suite struct DocumentationTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../docs")
    .standardized
  private static let table = ShellExtension.camplace.commands

  private static func page(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(name).md"), encoding: .utf8)
  }

  /// All pages that explain how to use camsh, and the README.
  private static func manual() throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let pages = names.filter { $0.hasSuffix(".md") }.map { $0.dropLast(3) }
    let readme = try String(
      contentsOf: folder.appending(path: "../README.md").standardized, encoding: .utf8)
    return try pages.map { try page(String($0)) }.joined(separator: "\n") + readme
  }

  /// The code spans in the first column of the table below a header.
  private static func rows(of page: String, below header: String) throws -> [String] {
    let lines = try Self.page(page).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| \(header) |") })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
  }

  // MARK: Words of the language

  @Test func `every command is documented`() throws {
    let manual = try Self.manual()
    for form in Self.table.all where form.name != "!" {
      #expect(
        manual.contains(try Regex("`(camsh -c ')?\(form.name)[` \\[;,]")), "\(form.name)")
    }
  }

  @Test func `the documentation's tables name no unknown command`() throws {
    var count = 0
    let page = try Self.page("language").components(separatedBy: "\n")
    for (index, line) in page.enumerated() where line.hasPrefix("| verb |") {
      for row in page[(index + 2)...].prefix(while: { $0.hasPrefix("|") }) {
        for span in row.split(separator: "|")[0].matches(of: /`([a-z!-]+)/) {
          count += 1
          #expect(Self.table.form(named: String(span.output.1)) != nil, "\(span.output.1)")
        }
      }
    }
    #expect(count > 30)
  }

  @Test func `every expectation has an example, and no unknown one is shown`() throws {
    let manual = try Self.manual()
    let known = Set(Self.table.expectations.map(\.name))
    for name in known {
      #expect(manual.contains(try Regex("expect (not )?\(name)\\b")), "\(name)")
    }
    for example in try Self.page("language").matches(of: /(?m)^expect (?:not )?([a-z-]+)/) {
      #expect(known.contains(String(example.output.1)), "\(example.output.1)")
    }
  }

  @Test func `the table of settings lists exactly the settings`() throws {
    #expect(
      try Self.rows(of: "shell", below: "setting").sorted() == Setting.all.map(\.name).sorted())
  }

  @Test func `the table of findings lists exactly the verdicts`() throws {
    let verdicts = Verdict.allCases.map(\.rawValue)
    #expect(try Self.rows(of: "leaks", below: "finding") == verdicts)
    let headings = try Self.page("leaks").matches(of: /(?m)^## ([a-z]+)$/)
    #expect(headings.map { String($0.output.1) } == verdicts + ["pending"])
    #expect(try Self.rows(of: "language", below: "verdict") == verdicts)
    let report = try Self.page("report")
    let guide = try #require(Guide.about("leak"))
    for verdict in verdicts {
      #expect(report.contains("`\(verdict)`"), "\(verdict)")
      #expect(guide.lines.contains { $0.hasPrefix("  \(verdict) ") }, "\(verdict)")
    }
  }

  @Test func `the table of reports lists exactly the formats`() throws {
    let formats = ReportFormat.allCases.map(\.rawValue)
    #expect(try Self.rows(of: "report", below: "format").sorted() == formats.sorted())
    let guide = try #require(Guide.about("testing")).lines.joined(separator: "\n")
    for format in formats { #expect(guide.contains(format), "\(format)") }
  }

  @Test func `every header key is documented`() throws {
    let files = try #require(try Self.page("language").components(separatedBy: "## Files").last)
    for field in HeaderField.all { #expect(files.contains("`\(field.key)`"), "\(field.key)") }
  }

  // MARK: Options

  private static func program(_ name: String) throws -> Described.Command {
    struct Dump: Decodable { var command: Described.Command }
    let run = try CamshRun(["--experimental-dump-help"], program: name, in: TemporaryFolder())
    return try JSONDecoder().decode(Dump.self, from: Data(run.output.utf8)).command
  }

  private static func options(_ command: Described.Command) -> [Described.Argument] {
    command.options + command.shown.flatMap(options)
  }

  @Test(arguments: ["camsh", "camplace-sync"])
  func `every option is documented`(_ program: String) throws {
    let manual = try Self.manual()
    for option in Self.options(try Self.program(program)) {
      let names = (option.names ?? []).map(\.text)
      #expect(
        try names.contains { manual.contains(try Regex("\($0)[^a-z-]")) },
        "\(names.joined(separator: ", "))")
    }
  }

  @Test func `the documentation names no unknown option`() throws {
    var known = Set(
      try ["camsh", "camplace-sync"].flatMap { try Self.options(Self.program($0)) }
        .flatMap { ($0.names ?? []).map(\.text) })
    known.formUnion(ShellExtension.camplace.options.map { "--\($0.name)" })
    for form in Self.table.all {
      known.formUnion(form.usage.matches(of: /--[a-z-]+/).map { String($0.output) })
    }
    // Of pictures, camsh-adopt, the repository's scripts, an example, and other programs.
    known.formUnion([
      "--dot", "--mermaid", "--entry", "--json", "--no-build", "--output", "--package-path",
      "--sources", "--strict", "--target",
      "--check",
      "--try", "--menu", "--help", "--version", "--strip-components", "--return", "--cleanup",
    ])
    let named = try Self.manual().matches(of: /(?:^|[^a-z-])(--[a-z][a-z-]+)/)
    #expect(named.count > 100)
    for option in named {
      #expect(known.contains(String(option.output.1)), "\(option.output.1)")
    }
  }
}
