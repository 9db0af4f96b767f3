import CoordinatorShellCore
import Foundation
import Glibc
import RetainGraph

/// Finds the lines of source that findings' references come from.
///
/// Runs the symbolizer of LLVM or binutils. Reports contain no source if neither is installed, or
/// if the source isn't on this machine.
@MainActor enum SourceLines {
  private struct Place {
    let file: String
    let line: Int
  }

  private static let programs = [
    (
      name: "llvm-symbolizer", arguments: ["--output-style=GNU", "--functions=none", "--inlines=0"]
    ),
    (name: "addr2line", arguments: []),
  ]

  /// The lines before and after the one in question.
  private static let context = 2

  static func add(to run: inout TestRun) {
    let places = places(
      of: Set(
        run.results.flatMap(\.findings).flatMap(\.links).compactMap(\.code).flatMap(\.functions)))
    guard !places.isEmpty else { return }
    var files: [String: [String]] = [:]
    for result in run.results.indices {
      for finding in run.results[result].findings.indices {
        for link in run.results[result].findings[finding].links.indices {
          guard let code = run.results[result].findings[finding].links[link].code else { continue }
          run.results[result].findings[finding].links[link].code?.excerpt = excerpt(
            code, places, &files)
        }
      }
    }
  }

  private static func places(of functions: Set<String>) -> [String: Place] {
    guard !functions.isEmpty else { return [:] }
    let addresses = FunctionNames.ofProgram.fileAddresses(of: functions).sorted { $0.key < $1.key }
    guard !addresses.isEmpty,
      let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return [:] }
    for program in programs {
      let words = addresses.map { "0x" + String($0.value, radix: 16) }
      guard
        let output = try? ProgramOutput.of(
          program: program.name, program.arguments + ["-e", executable] + words),
        output.code == 0
      else { continue }
      let lines = output.text.split(separator: "\n")
      guard lines.count == addresses.count else { continue }
      return Dictionary(
        zip(addresses, lines).compactMap { address, line in
          place(line).map { (address.key, $0) }
        }, uniquingKeysWith: { first, _ in first })
    }
    return [:]
  }

  /// Parses `file:line`, which a remark may follow.
  private static func place(_ text: Substring) -> Place? {
    guard let colon = text.lastIndex(of: ":"),
      let line = Int(text[text.index(after: colon)...].prefix { $0.isNumber }), line > 0,
      text.hasPrefix("/")
    else { return nil }
    return Place(file: String(text[..<colon]), line: line)
  }

  private static func excerpt(
    _ code: SourceCode, _ places: [String: Place], _ files: inout [String: [String]]
  ) -> SourceCode.Excerpt? {
    for place in code.functions.compactMap({ places[$0] }) {
      let lines = files[place.file] ?? read(place.file)
      files[place.file] = lines
      guard let line = line(of: code, at: place, lines) else { continue }
      let first = max(0, line - 1 - context)
      return SourceCode.Excerpt(
        file: place.file, line: line, first: first + 1,
        lines: unindented(lines[first..<min(lines.count, line + context)]))
    }
    return nil
  }

  /// The lines without their common indentation.
  private static func unindented(_ lines: ArraySlice<String>) -> [String] {
    let written = lines.filter { $0.contains { !$0.isWhitespace } }
    let indentation = written.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indentation)).escapedForTerminal }
  }

  private static func line(of code: SourceCode, at place: Place, _ lines: [String]) -> Int? {
    guard place.line <= lines.count else { return nil }
    guard let property = code.property else { return place.line }
    let isDeclaration = { (line: String) in
      ["var \(property)", "let \(property)"].contains { start in
        line.ranges(of: start).contains { range in
          line[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
        }
      }
    }
    return lines[(place.line - 1)...].firstIndex(where: isDeclaration).map { $0 + 1 }
  }

  private static func read(_ path: String) -> [String] {
    guard let bytes = try? LocalFiles().read(path), bytes.count < 4 << 20 else { return [] }
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
